import type { HintedMove, Shares } from "../analysis/hint";
import type { Highlight } from "../board/highlight.svelte";
import type { IndexedBoard } from "../game/board";
import type { Move } from "../game/types";
import { listed, type Teller } from "../language/sentences";
import { say } from "../language/words";

/** How many routes or tickets are named in a reason. */
const NAMED = 2;

/** Returns what the search saw come of a move, in sentences. */
export function reasons({ move, completes, claims, yields }: HintedMove, teller: Teller): string[] {
  const claimed = move.do === "claim_route" ? move.route : null;
  const ways = claims.filter(([route]) => route !== claimed);
  const told = [
    ...first(completes).map(([ticket, share]) => say("hint-completes", { ticket: teller.ticket(ticket), share: Math.round(100 * share) })),
    ...(ways.length ? [say("hint-claims", { routes: routes(ways, teller) })] : []),
    ...(yields.length ? [say("hint-yields", { routes: routes(yields, teller) })] : []),
  ];
  return told.length ? told : [say("hint-open")];
}

function routes(shares: Shares, teller: Teller): string {
  return listed(first(shares).map(([route]) => teller.ends(teller.board.route.get(route))));
}

function first(shares: Shares): Shares {
  return shares.slice(0, NAMED);
}

/** Returns what a move is about on the board. */
export function litBy(move: Move, board: IndexedBoard): Highlight {
  switch (move.do) {
    case "claim_route": {
      const { a, b } = board.route.get(move.route)!;
      return { routes: [move.route], locations: [a, b] };
    }
    case "keep_tickets":
      return { routes: [], locations: move.tickets.flatMap((id) => [board.ticket.get(id)!.a, board.ticket.get(id)!.b]) };
    case "place_souvenir":
    case "take_souvenir":
      return { routes: [], locations: [move.location] };
    default:
      return { routes: [], locations: [] };
  }
}
