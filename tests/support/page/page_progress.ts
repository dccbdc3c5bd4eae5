// Works out how far a ticket has come as the page does; tests/page/test_progress.py asks.
import { indexed } from "../../../web/src/game/board";
import { progress, type Progress } from "../../../web/src/game/progress";
import type { BoardData, Ticket, View } from "../../../web/src/game/types";

interface Asked {
  board: BoardData;
  positions: (Pick<View, "seat" | "owners" | "closed"> & { ticket: Ticket })[];
}

export function run({ board, positions }: Asked): Progress[] {
  return positions.map(({ ticket, ...view }) => progress(indexed(board), view, ticket));
}
