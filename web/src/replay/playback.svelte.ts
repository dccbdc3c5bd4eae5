import type { Highlight } from "../board/highlight.svelte";
import { Teller } from "../language/sentences";
import { say } from "../language/words";
import { tellTurns } from "../log/lines";
import type { Replay } from "../game/replay";

/** How many times as fast as usual steps may follow each other. */
export const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP_MS = 1500;

/** What of a replay is shown, and how it goes on. */
export class Playback {
  step = $state(0);
  isPlaying = $state(false);
  /** The seat through whose eyes one looks, or all cards open. */
  viewer = $state<number | "all">("all");
  private pace = $state(1);

  readonly teller: Teller;
  private entries = $derived.by(() => this.replay.entries(this.viewer));
  /** The whole log, the lines of one turn together. */
  turns = $derived.by(() => tellTurns(this.entries, this.teller, this.replay.kinds, true));
  view = $derived.by(() => this.replay.view(this.step, this.viewer === "all" ? null : this.viewer));
  /** What the seats see whose cards are open. */
  own = $derived.by(() => {
    const seats = this.viewer === "all" ? [...this.replay.names.keys()] : [this.viewer];
    return seats.map((seat) => ({ ...this.replay.view(this.step, seat), seat }));
  });
  /** What the current step did. */
  sentence = $derived.by(() => {
    const events = this.entries[this.step - 1]?.events;
    return events ? this.teller.tellAll(events) : say("replay-dealt");
  });
  /** What the current step is about on the board. */
  lit = $derived.by((): Highlight => (this.step && this.turns.flat().find((line) => line.key === String(this.step))) || { routes: [], locations: [] });

  constructor(readonly replay: Replay) {
    this.teller = new Teller(replay.board, replay.names);
  }

  get speed(): number {
    return SPEEDS[this.pace]!;
  }

  get isFirst(): boolean {
    return this.step === 0;
  }

  get isLast(): boolean {
    return this.step === this.replay.last;
  }

  /** Goes to a step, and stays there. */
  go(step: number): void {
    this.isPlaying = false;
    this.step = Math.min(Math.max(step, 0), this.replay.last);
  }

  /** Goes to the end of the next turn, or of the one before. */
  turn(direction: 1 | -1): void {
    this.go(this.replay.turnFrom(this.step, direction));
  }

  /** Plays, from the start again where it has ended, or pauses. */
  toggle(): void {
    if (!this.isPlaying && this.isLast) this.step = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** Plays faster, or slower. */
  hasten(direction: 1 | -1): void {
    this.pace = Math.min(Math.max(this.pace + direction, 0), SPEEDS.length - 1);
  }

  /** Makes the next step after a while if it plays, and returns how to prevent it. */
  goOn(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setTimeout(() => {
      this.step++;
      if (this.isLast) this.isPlaying = false;
    }, STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }
}
