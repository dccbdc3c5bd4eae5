import type { Review, ReviewedMove, SeatReview } from "../analysis/summary";
import { lossOf } from "../analysis/summary";
import { commandOf } from "../commands/sentences";
import type { Replay } from "../game/replay";
import type { Move } from "../game/types";
import { written, type Row } from "../language/rows";
import { say, signed } from "../language/words";

/** Returns a gain or a loss of chance in percentage points. */
export function gain(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : signed(points);
}

/** Returns a share as a whole number of hundred. */
export function percent(share: number): number {
  return Math.round(100 * share) + 0;
}

/** Returns what decided a game for its winner; nothing where the victory is shared. */
export function verdict({ seats }: Review, names: string[]): string {
  const winner = seats.findIndex(({ result }) => result === 1);
  const seat = seats[winner];
  if (!seat) return "";
  const play = seat.own + seat.others;
  return say(seat.luck > play ? "review-by-luck" : "review-by-play", { name: names[winner] ?? "", luck: gain(seat.luck), play: gain(play) });
}

/** Returns a moment that turned the game as a sentence. */
export function moment(made: ReviewedMove, replay: Replay): string {
  const { number, seat, luck } = made;
  const [name, move] = [replay.names[seat] ?? "", command(made, made.move, replay)];
  if (lossOf(made) >= Math.max(...luck)) return say("review-lost-by", { number, name, move, loss: percent(lossOf(made)) });
  const lucky = luck.indexOf(Math.max(...luck));
  return say("review-fortune", { number, name, move, lucky: replay.names[lucky] ?? "", luck: percent(luck[lucky]!) });
}

/** Returns a mistake as a sentence that does not name its player. */
export function mistake(made: ReviewedMove, replay: Replay): string {
  return say("review-lost", { number: made.number, move: command(made, made.move, replay), loss: percent(lossOf(made)) });
}

/** Returns what would have been better. */
export function better(made: ReviewedMove, best: Move, replay: Replay): string {
  return say("review-better", { best: command(made, best, replay), loss: percent(lossOf(made)) });
}

/** Returns what a player did, or could have done, as a command. */
function command({ number, seat }: ReviewedMove, move: Move, replay: Replay): string {
  return commandOf(move, replay.board, replay.view(number - 1, seat));
}

/** Returns how the players decided, a cell for each. */
export function decisionRows({ seats }: Review): Row[] {
  const row = (head: string, tell: (seat: SeatReview) => string) => ({ head: say(head), cells: seats.map(tell) });
  return [
    row("review-decisions", ({ decisions }) => `${decisions}`),
    row("review-loss", ({ loss }) => written(100 * loss)),
    row("review-mistakes", ({ mistakes }) => `${mistakes.length}`),
  ];
}

/** What makes a result of the chance before the deal. */
export const SHARES = ["luck", "own", "others", "rest"] as const;

/** Returns the first step after which a seat held a ticket. */
export function heldSince(replay: Replay, seat: number, ticket: string): number {
  return Array.from({ length: replay.last + 1 }, (_, step) => step).find((step) => replay.view(step, seat).tickets.includes(ticket)) ?? 0;
}
