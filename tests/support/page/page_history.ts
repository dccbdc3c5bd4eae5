// Counts games as the page does; tests/page/test_history.py asks.
import { historyOf, type History, type PlayedGame } from "../../../web/src/games/history";

export function run({ games }: { games: PlayedGame[] }): History {
  return historyOf(games);
}
