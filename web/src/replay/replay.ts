import type { Board } from "../game/board";
import type { Entry, GameEvent, View } from "../game/types";
import { playerWord } from "../language/sentences";
import { total } from "./counts";
import { dealt, type Frame } from "./frame";
import type { GameRecord } from "./record";
import { Stepper } from "./step";
import { seenBy, viewOf } from "./view";

/** Phases in the middle of a turn. */
const WITHIN_TURN = ["second_card", "keeping", "souvenir"];

/** A whole recorded game: how it stood after every step, the deal being step 0. */
export class Replay {
  readonly names: string[];
  readonly kinds: string[];
  /** What happened in the deal, and in each step. */
  readonly events: GameEvent[][];
  private readonly frames: Frame[];

  constructor(
    readonly board: Board,
    readonly record: GameRecord,
  ) {
    this.names = record.players.map(playerWord);
    this.kinds = record.players.map((player) => player.kind);
    const [first, dealer] = dealt(board.data, record);
    this.frames = [first];
    this.events = [dealer.events];
    const stepper = new Stepper(board, record);
    for (const move of record.moves) {
      const { frame, events } = stepper.step(this.frames.at(-1)!, move);
      this.frames.push(frame);
      this.events.push(events);
    }
  }

  /** The number of the last step. */
  get last(): number {
    return this.frames.length - 1;
  }

  /** Returns how the game stood after a step, with everything open. */
  frame(step: number): Frame {
    return this.frames[step]!;
  }

  /** Returns what a seat, or with null a spectator, saw after a step. */
  view(step: number, seat: number | null): View {
    return viewOf(this.board, this.record, this.frame(step), seat);
  }

  /** Returns the steps as a log has them, as a seat saw them; with "all", everything open. */
  entries(viewer: number | "all"): Entry[] {
    return this.record.moves.map(({ seat }, move) => ({
      ...{ number: move + 1, kind: "move", seat, actor: this.kinds[seat] ?? "", at: 0 },
      events: this.events[move + 1]!.map((event) => (viewer === "all" ? event : seenBy(event, viewer))),
    }));
  }

  /** Returns where the turn ends that comes after a step, or the one before it. */
  turnFrom(step: number, direction: 1 | -1): number {
    let at = step + direction;
    while (at > 0 && at < this.last && WITHIN_TURN.includes(this.frame(at).phase)) at += direction;
    return Math.min(Math.max(at, 0), this.last);
  }

  /** Returns the points for routes of each seat after every step. */
  get points(): number[][] {
    return this.names.map((_, seat) => this.frames.map(({ seats }) => seats[seat]!.points));
  }

  /** Returns how many cards each seat held after every step. */
  get handSizes(): number[][] {
    return this.names.map((_, seat) => this.frames.map(({ seats }) => total(seats[seat]!.hand)));
  }
}
