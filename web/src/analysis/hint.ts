import { moveOf } from "../engine/actions";
import type { EngineBoard } from "../engine/board";
import type { Move } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import type { Judge, JudgedMove } from "./judge";
import type { Numbers } from "./numbers";

/** How often something comes, by ids, the most frequent first. */
export type Shares = (readonly [id: string, share: number])[];

/** A good move, and what comes of it some rounds later. */
export interface HintedMove {
  move: Move;
  /** The chance to win after it. */
  chance: number;
  /** By how much that is less than after the best move. */
  loss: number;
  /** The standard error of the loss, for the best move that of its chance. */
  error: number;
  /** Tickets of this seat that are complete then. */
  completes: Shares;
  /** Routes that are free now and this seat's own then. */
  claims: Shares;
  /** Routes that are free now and another's then. */
  yields: Shares;
}

/** What a seat could do. */
export interface Hint {
  /** The ticket that the best move does most for; null where it does little for any. */
  ticket: string | null;
  /** The best moves, the very best first. */
  moves: HintedMove[];
  /** Whether finished games on this board have confirmed the chances. */
  isCalibrated: boolean;
}

/** The seed of all hints: the same position has one hint. */
const SEED = 0;

/** Returns a hint for the seat that has made an observation and is to move, as `cablecar.analysis.hint` does. */
export function hint(kernel: Kernel, board: EngineBoard, judge: Judge, observation: Uint8Array, numbers: Numbers["hint"]): Hint {
  judge.seed(`hint ${SEED}`);
  const best = judge.moves(observation, numbers.effort).slice(0, numbers.moves);
  const moves = best.map((judged) => hinted(kernel, board, judge, observation, judged, numbers));
  return { ticket: helped(moves), moves, isCalibrated: judge.isCalibrated };
}

function hinted(kernel: Kernel, board: EngineBoard, judge: Judge, observation: Uint8Array, judged: JudgedMove, { guesses, often }: Numbers["hint"]): HintedMove {
  const { action, chance, loss, error } = judged;
  const told = kernel.read("observation", observation);
  const [routes, tickets] = [board.data.routes, board.data.tickets].map((things) => things.map(({ id }) => id)) as [string[], string[]];
  const free = told.list("state.owners", routes.length).map((owner) => owner === kernel.layout.numbers.none);
  const { own, taken, completed } = judge.foresee(observation, action, guesses);
  const shares = (ids: string[], counts: number[]): Shares => {
    const found = ids.map((id, index) => [id, counts[index]! / guesses] as const).filter(([, share]) => share >= often);
    return found.sort(([, one], [, other]) => other - one);
  };
  const ofFree = (counts: number[]) => counts.map((count, index) => (free[index] ? count : 0));
  return {
    move: moveOf(kernel, board, action, offerOf(kernel, board, observation)),
    chance,
    loss,
    error,
    completes: shares(tickets, completed),
    claims: shares(routes, ofFree(own)),
    yields: shares(routes, ofFree(taken)),
  };
}

/** Returns the tickets that a seat must choose from. */
function offerOf(kernel: Kernel, board: EngineBoard, observation: Uint8Array): string[] {
  const told = kernel.read("observation", observation);
  const [seat, [, room]] = [told.get("seat"), kernel.layout.records.observation.fields["state.offers"].shape as [number, number]];
  return told.list("state.offers", told.get("state.offered", seat), seat * room).map((number) => board.data.tickets[number]!.id);
}

/** Returns the ticket that the best move completes more often than the others do, by the most. */
function helped([best, ...others]: HintedMove[]): string | null {
  const shareOf = ({ completes }: HintedMove, ticket: string) => completes.find(([id]) => id === ticket)?.[1] ?? 0;
  let [helped, most]: [string | null, number] = [null, 0];
  for (const [ticket, share] of best?.completes ?? []) {
    const gain = share - Math.max(0, ...others.map((other) => shareOf(other, ticket)));
    if (gain > most) [helped, most] = [ticket, gain];
  }
  return helped;
}
