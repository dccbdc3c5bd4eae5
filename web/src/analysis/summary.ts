import type { Move } from "../game/types";

/** A choice between moves, judged by what its seat knew; the best one is told only to those who ask for it (`exercise.ts`). */
export interface Decision {
  /** The chance to win that the move made left its seat. */
  chance: number;
  /** By how much that is less than the best move's. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
  /** What the move did to the chance of each seat, compared with the usual one. */
  effects: number[];
}

/** A move of a finished game, and what came of it. */
export interface ReviewedMove {
  /** Which move of the game it is, from 1. */
  number: number;
  seat: number;
  move: Move;
  /** How it is judged; null where there was no choice. */
  decision: Decision | null;
  /** The chance of each seat after it, with all cards open. */
  chances: number[];
  /** What chance did to each seat because of it, and how uncertain that is. */
  luck: number[];
  variance: number[];
}

/** What decided a game before its first move, and how it ended; each by seat. */
export interface Deal {
  /** The chance before the deal. */
  base: number[];
  /** The luck of the deal. */
  luck: number[];
  /** The share of the victory. */
  results: number[];
  /** Whether finished games on this board have confirmed the chances. */
  isCalibrated: boolean;
}

/** What decided a game for one seat; the result is the sum of base, luck, own, others and rest. */
export interface SeatReview {
  /** How many choices the player had, and the mean loss of one. */
  decisions: number;
  loss: number;
  /** The choices that gave away too much. */
  mistakes: ReviewedMove[];
  result: number;
  base: number;
  luck: number;
  /** The standard error of the luck. */
  luckError: number;
  /** What the own errors cost beyond the usual; more than 0 where there were fewer. */
  own: number;
  others: number;
  /** What remains unexplained. */
  rest: number;
}

/** The review of a finished game. */
export interface Review {
  seats: SeatReview[];
  /** The chance of each seat after the deal and after every move. */
  chances: number[][];
  /** The moments that turned the game, in their order: the worst errors and the greatest luck. */
  moments: ReviewedMove[];
  isCalibrated: boolean;
}

/** Returns the review of a game all of whose moves are reviewed; a move that loses this much is a mistake. */
export function summary({ base, luck, results, isCalibrated }: Deal, moves: readonly ReviewedMove[], mistake: number, moments: number): Review {
  const seats = base.map((first, seat) => {
    const decided = moves.flatMap(({ seat: mover, decision }) => (decision ? [{ mover, ...decision }] : []));
    const losses = decided.filter(({ mover }) => mover === seat).map(({ loss }) => loss);
    const effects = (isOwn: boolean) => total(decided.filter(({ mover }) => (mover === seat) === isOwn).map((decision) => decision.effects[seat]!));
    const [lucky, own, others] = [luck[seat]! + total(moves.map((made) => made.luck[seat]!)), effects(true), effects(false)];
    return {
      decisions: losses.length,
      loss: total(losses) / Math.max(1, losses.length),
      mistakes: moves.filter((made) => made.seat === seat && lossOf(made) >= mistake),
      result: results[seat]!,
      base: first,
      luck: lucky,
      luckError: Math.sqrt(total(moves.map((made) => made.variance[seat]!))),
      own,
      others,
      rest: results[seat]! - first - lucky - own - others,
    };
  });
  return {
    seats,
    chances: base.map((first, seat) => [first + luck[seat]!, ...moves.map((made) => made.chances[seat]!)]),
    moments: turning(moves, mistake, moments),
    isCalibrated,
  };
}

/** Returns the loss of a move; 0 where there was no choice. */
export function lossOf({ decision }: ReviewedMove): number {
  return decision?.loss ?? 0;
}

/** Returns the moves that turned a game most, in their order. */
function turning(moves: readonly ReviewedMove[], least: number, most: number): ReviewedMove[] {
  const weight = (made: ReviewedMove) => Math.max(lossOf(made), ...made.luck);
  const heaviest = [...moves].sort((one, other) => weight(other) - weight(one)).slice(0, most);
  return moves.filter((made) => heaviest.includes(made) && weight(made) >= least);
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
