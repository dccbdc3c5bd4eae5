import { saveLesson, savedLesson, type SavedLesson } from "../browser/saved-lesson";
import type { Teller } from "../language/sentences";
import type { Turn } from "../session/turn.svelte";
import { STEPS, type Now, type Step } from "./steps";
import type { Target } from "./targets";

/** The most things to look at that are named; all are lit. */
const NAMED = 4;

/** The first game: which step it has come to, and what of the table that step is about. */
export class Lesson {
  private kept = $state.raw<SavedLesson | null>(savedLesson());
  /** The step before, if it was done and not skipped. */
  before = $state.raw<Step | null>(null);

  step = $derived.by((): Step | null => (this.kept ? (STEPS[this.kept.step] ?? null) : null));
  number = $derived.by(() => (this.kept?.step ?? 0) + 1);
  isHidden = $derived.by(() => this.kept?.isHidden ?? false);
  private now = $derived.by((): Now | null => {
    const { view, client } = this.turn.session;
    if (!view || view.seat === null || !client || !this.kept) return null;
    const { since } = this.kept;
    const { seat } = view;
    const events = client.entries.filter((entry) => entry.number > since).flatMap((entry) => entry.events);
    const done = events.filter((event) => "seat" in event && event.seat === seat);
    return { board: this.turn.board, teller: this.teller, view, seat, done };
  });
  isDone = $derived.by(() => !!this.now && !!this.step?.isDone?.(this.now));
  isOver = $derived.by(() => this.now?.view.phase === "over");
  /** Whether what the step asks for can't be done at the moment. */
  isOutOfReach = $derived.by(() => !!this.now && this.step?.isPossible?.(this.now) === false);
  private targets = $derived.by((): Target[] => (this.now && this.step?.targets?.(this.now)) || []);
  ids = $derived.by(() => new Set(this.targets.map(({ id }) => id)));
  named = $derived.by(() => this.targets.slice(0, NAMED));
  /** What the player looks at. */
  seen = $derived.by(() => this.targets.find((target) => target.id === this.turn.looked) ?? null);
  /** Whether there is nothing left to do but to go on. */
  isReady = $derived.by(() => !!this.seen || this.isOutOfReach || !this.step?.isDone || (!!this.step.targets && !this.targets.length));
  /** What the board lights for the step. */
  lit = $derived.by(() => {
    const targets = this.isHidden ? [] : this.seen ? [this.seen] : this.targets;
    const all = (kind: "routes" | "locations") => new Set(targets.flatMap((target) => target[kind]));
    // All ways to all souvenirs at once would be the whole board.
    const locations = all("locations");
    return { routes: this.seen || !locations.size ? all("routes") : new Set<string>(), locations };
  });

  constructor(
    readonly turn: Turn,
    private readonly teller: Teller,
  ) {}

  /** Goes on to the next step; after the last one, or the game, the lesson is over. */
  advance(): void {
    if (!this.kept) return;
    this.before = this.isDone ? this.step : null;
    this.turn.looked = null;
    this.turn.clear();
    const next = { ...this.kept, step: this.kept.step + 1, since: this.turn.session.game?.number ?? 0 };
    this.keep(this.isOver || next.step === STEPS.length ? null : next);
  }

  /** Hides the lesson, or shows it again. */
  toggle(): void {
    if (this.kept) this.keep({ ...this.kept, isHidden: !this.isHidden });
  }

  private keep(lesson: SavedLesson | null): void {
    this.kept = lesson;
    saveLesson(lesson);
  }
}
