import { keepLesson, keptLesson, type KeptLesson } from "../browser/saved-lesson";
import type { Teller } from "../language/sentences";
import type { Turn } from "../session/turn.svelte";
import { STEPS, type Now, type Step } from "./steps";
import type { Sight } from "./targets";

/** So many things to look at are named; all are lit. */
const NAMED = 4;

/** The first game: which step it has come to, and what of the table that step is about. */
export class Lesson {
  private kept = $state.raw<KeptLesson | null>(keptLesson());
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
  private sights = $derived.by((): Sight[] => (this.now && this.step?.sights?.(this.now)) || []);
  ids = $derived.by(() => new Set(this.sights.map(({ id }) => id)));
  named = $derived.by(() => this.sights.slice(0, NAMED));
  /** What the player looks at. */
  seen = $derived.by(() => this.sights.find((sight) => sight.id === this.turn.looked) ?? null);
  /** Whether there is nothing left to do but to go on. */
  isReady = $derived.by(() => !!this.seen || this.isOutOfReach || !this.step?.isDone || (!!this.step.sights && !this.sights.length));
  /** What the board lights for the step. */
  lit = $derived.by(() => {
    const sights = this.isHidden ? [] : this.seen ? [this.seen] : this.sights;
    const all = (kind: "routes" | "places") => new Set(sights.flatMap((sight) => sight[kind]));
    // All ways to all souvenirs at once would be the whole board.
    const places = all("places");
    return { routes: this.seen || !places.size ? all("routes") : new Set<string>(), places };
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

  private keep(lesson: KeptLesson | null): void {
    this.kept = lesson;
    keepLesson(lesson);
  }
}
