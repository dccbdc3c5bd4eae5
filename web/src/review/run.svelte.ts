import type { OpenedGame } from "../analysis/analyst";
import { AnalysisClient } from "../analysis/client";
import { summary, type Deal, type Review, type ReviewedMove } from "../analysis/summary";
import { files } from "../browser/files";
import { hex, sha256 } from "../kernel/sha256";
import type { CarriedBoard } from "../local/engine";
import type { Learned, Move } from "../game/types";
import { Database } from "../store/database";

/** A finished game that can be reviewed. */
export interface ReviewedGame {
  file: Blob;
  /** The board that the file carries, if a server has read it for the page. */
  carried: CarriedBoard | null;
  /** The id of a game of this device. */
  id: string | null;
}

/** More workers than this do not help much: a game has some hundred moves. */
const MOST_WORKERS = 2;
/** After this many moves what is known is kept. */
const KEEP_EVERY = 16;

/** The review of a game in the making: it can be stopped, and goes on where it was. */
export class ReviewRun {
  isRunning = $state(false);
  private opened = $state.raw<OpenedGame | null>(null);
  private deal = $state.raw<Deal | null>(null);
  /** The moves in their order; null where one is not reviewed yet. */
  private moves = $state.raw<readonly (ReviewedMove | null)[]>([]);
  /** What became of the mistakes that were looked at again, by the numbers of their moves. */
  learned = $state.raw<Learned>({});
  private clients: AnalysisClient[] = [];
  /** What is written comes one after the other, the newest last. */
  private keeping: Promise<unknown> = Promise.resolve();

  constructor(readonly game: ReviewedGame) {}

  /** How many moves there are, 0 before that is known. */
  readonly count = $derived(this.moves.length);
  readonly done = $derived(this.moves.filter((made) => made !== null).length);
  /** The review, once all moves are there. */
  readonly review = $derived.by((): Review | null => {
    const { opened, deal, moves } = this;
    if (!opened || !deal || this.done < this.count) return null;
    return summary(deal, moves as ReviewedMove[], opened.mistake, opened.moments);
  });

  /** A move that loses this much is a mistake. */
  get mistake(): number {
    return this.opened?.mistake ?? 0;
  }

  /** Finds what is kept of the review. */
  async load(): Promise<void> {
    const key = await this.key();
    const kept = await this.withStore((store) => store.review(key));
    if (kept?.made !== madeBy()) return;
    this.opened = kept.opened as OpenedGame;
    this.deal = kept.deal as Deal | null;
    this.moves = kept.moves as (ReviewedMove | null)[];
    this.learned = kept.learned ?? {};
  }

  /** Notes what became of a mistake that was looked at again. */
  learn(number: number, outcome: Learned[number]): void {
    this.learned = { ...this.learned, [number]: outcome };
    void this.keep();
  }

  /** Forgets what became of mistakes. */
  forget(numbers: readonly number[]): void {
    this.learned = Object.fromEntries(Object.entries(this.learned).filter(([number]) => !numbers.includes(Number(number))));
    void this.keep();
  }

  /** Tells the best move instead of one that was made: it is worked out when somebody asks, and kept nowhere. */
  async better(number: number): Promise<Move> {
    const client = new AnalysisClient();
    try {
      await client.call("open", this.game.file, this.game.carried);
      await client.call("poseMove", number);
      return (await client.call("solution")).move;
    } finally {
      client.end();
    }
  }

  /** Reviews all moves that are missing. */
  async run(): Promise<void> {
    if (this.isRunning || this.review) return;
    this.isRunning = true;
    const cores = navigator.hardwareConcurrency || 1;
    this.clients = Array.from({ length: Math.min(cores, MOST_WORKERS) }, () => new AnalysisClient());
    try {
      const taken = new Set<number>();
      await Promise.all(this.clients.map((client) => this.work(client, taken)));
    } catch (error) {
      if (this.isRunning) throw error; // who stops it need not hear that it was not finished
    } finally {
      this.end();
      await this.keep();
    }
  }

  /** Stops; what is known is kept. */
  stop(): void {
    this.isRunning = false;
    this.end();
  }

  /** Lets a worker review one move after the other; those that have been taken are not taken again. */
  private async work(client: AnalysisClient, taken: Set<number>): Promise<void> {
    const opened = await client.call("open", this.game.file, this.game.carried);
    this.opened ??= opened;
    if (!this.moves.length) this.moves = Array<null>(opened.count).fill(null);
    if (!this.deal && client === this.clients[0]) this.deal = await client.call("deal");
    for (;;) {
      const index = this.moves.findIndex((made, at) => made === null && !taken.has(at));
      if (index < 0) return;
      taken.add(index);
      const made = await client.call("move", index + 1);
      this.moves = this.moves.map((known, at) => (at === index ? made : known));
      if (this.done % KEEP_EVERY === 0) void this.keep();
    }
  }

  private end(): void {
    this.isRunning = false;
    for (const client of this.clients) client.end();
    this.clients = [];
  }

  /** Keeps what is known; where the browser keeps nothing, it is made again the next time. */
  private keep(): Promise<unknown> {
    const { opened, deal, moves, learned } = this;
    if (opened) {
      const save = async (store: Database) => store.saveReview({ game: await this.key(), made: madeBy(), opened, deal, moves: [...moves], learned });
      this.keeping = this.keeping.then(() => this.withStore(save));
    }
    return this.keeping;
  }

  private async key(): Promise<string> {
    return this.game.id ?? hex(sha256(await this.game.file.text()));
  }

  private async withStore<Value>(act: (store: Database) => Promise<Value>): Promise<Value | undefined> {
    try {
      const store = await Database.open();
      return await act(store).finally(() => store.close());
    } catch {
      return undefined;
    }
  }
}

/** Returns what a review is made by: the names of these files change with what is in them. */
function madeBy(): string {
  const { kernel, numbers } = files().engine.review;
  return `${kernel} ${numbers}`;
}
