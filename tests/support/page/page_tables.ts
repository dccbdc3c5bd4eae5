// Plays tables of the device as the page's worker does, under a clock that goes when it is told; tests/page/device/test_scheduler.py asks.
import { loadEngineBoard } from "../../../web/src/engine/board";
import { Bots, type BotFiles } from "../../../web/src/bots/bots";
import type { BoardData } from "../../../web/src/game/types";
import { Kernel, type Layout } from "../../../web/src/kernel/kernel";
import type { Database } from "../../../web/src/store/database";
import type { Engine } from "../../../web/src/local/engine";
import { HostTable, noted, type Loaded, type Services } from "../../../web/src/local/host-table";
import { LiveGame } from "../../../web/src/local/live-game";
import { STORE_VERSION, type GameMessage, type ServerMessage, type StoredSeat } from "../../../web/src/store/types";

/** What happens at a table: time passes, or somebody does something. */
type Step =
  | ["pass", number]
  | ["set back", number]
  | ["act" | "undo", number]
  | ["hand over", [chair: number, bot: string | null]]
  | ["writer", boolean]
  | ["open again"]
  | ["fail", string[]];

interface Scene {
  /** A bot of each chair, null for a person; seats are in this order. */
  bots: (string | null)[];
  pace: number;
  clock: number | null;
  steps: Step[];
}

interface Batch {
  /** Base64, as is the board's table. */
  wasm: string;
  layout: Layout;
  bots: BotFiles["bots"];
  board: { key: string; data: BoardData; table: string };
  scenes: Record<string, Scene>;
}

/** How a table stands after a step: who did what, and when; times are seconds since the start. */
interface Told {
  entries: [kind: string, seat: number, actor: string, at: number][];
  deadline: number | null;
  waiting: number[];
  /** Until when the person of the table may take a move back before a bot shows something. */
  undo_until: number | null;
}

const SEED = "5".padStart(64, "0");
const START = 1_795_000_000;

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

interface Timer {
  at: number;
  ring: () => void;
}

/** Time that stands still until it is told to pass; all in milliseconds. */
class Clock {
  /** What a timer waits by, and what the system's clock says beside it. */
  private passed = 0;
  private set = START * 1000;
  private timers = new Map<number, Timer>();
  private count = 0;
  private readonly turn = globalThis.setImmediate;

  constructor() {
    Date.now = () => this.set + this.passed;
    Object.assign(globalThis, {
      setTimeout: (ring: () => void, wait = 0) => this.add(ring, wait),
      clearTimeout: (number: number) => this.timers.delete(number),
    });
  }

  /** Lets time pass, and everything happen in it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.passed + milliseconds;
    await this.settle();
    for (let next = this.next(until); next; next = this.next(until)) {
      const [number, { at, ring }] = next;
      this.timers.delete(number);
      this.passed = Math.max(this.passed, at);
      ring();
      await this.settle();
    }
    this.passed = until;
  }

  setBack(milliseconds: number): void {
    this.set -= milliseconds;
  }

  /** As a browser does, a wait that 31 bits can't hold is none. */
  private add(ring: () => void, wait: number): number {
    this.timers.set(++this.count, { at: this.passed + (wait >= 2 ** 31 ? 0 : wait), ring });
    return this.count;
  }

  private next(until: number): [number, Timer] | undefined {
    return [...this.timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
  }

  /** Lets all that waits for nothing but each other be done. */
  private settle(): Promise<void> {
    return new Promise((done) => this.turn(done));
  }
}

/** A table with the page of its first person, and a store that keeps everything. */
class Played {
  private table!: HostTable;
  private last!: GameMessage;
  private failing: string[] = [];

  constructor(
    private readonly clock: Clock,
    private loaded: Loaded,
    private readonly bots: Bots,
  ) {
    this.open(false);
  }

  async step([what, how]: Step): Promise<Told> {
    if (what === "pass") await this.clock.pass(how * 1000);
    if (what === "set back") this.clock.setBack(how * 1000);
    if (what === "act" || what === "undo") await this.act(what, how);
    if (what === "hand over") await this.table.changeHands(...how);
    if (what === "writer") this.table.setWriter(how);
    if (what === "open again") this.open(true);
    if (what === "fail") this.failing = how;
    return this.told();
  }

  /** A table that is opened again lives beside the one of a tab that was closed, which does nothing any more. */
  private open(isKept: boolean): void {
    if (isKept) {
      this.table.setWriter(false);
      const { stored, live } = this.table;
      this.loaded = { stored, live, damage: null };
    }
    const store = { save: async () => undefined, game: async () => ({}) } as unknown as Database;
    const engine = { bots: async () => ({ decide: this.decide.bind(this) }) } as unknown as Engine;
    const services: Services = { engine, store: async () => store, tell: () => undefined, load: async () => null };
    this.table = new HostTable(services, this.loaded, isKept);
    const send = (message: ServerMessage) => message.type === "game" && (this.last = message);
    const chair = this.table.stored.seats.findIndex(({ bot }) => bot === null);
    this.table.subscribe({ chair, send, notice: () => undefined }, null, 0);
    this.table.setWriter(true);
  }

  private decide(...given: Parameters<Bots["decide"]>): Promise<number> {
    if (this.failing.includes(given[0])) return Promise.reject(new Error("This bot is told to fail."));
    return this.bots.decide(...given);
  }

  private async act(type: "act" | "undo", chair: number): Promise<void> {
    const { live } = this.table;
    const message = { id: `${live.entries.length}-${chair}`, number: live.entries.length + 1, game: live.id };
    const done =
      type === "undo"
        ? this.table.act(chair, { ...message, type })
        : this.table.act(chair, { ...message, type: "move", move: { ...live.game.legalMoves(chair)[0]! } });
    await done;
  }

  private told(): Told {
    const { deadline, undo_until } = this.last;
    const { entries, game } = this.table.live;
    const since = (at: number) => Math.round((at - START) * 1000) / 1000;
    const known = (at: number | null) => (at === null ? null : since(at));
    return {
      entries: entries.map(({ kind, seat, actor, at }) => [kind, seat, actor, since(at)]),
      deadline: known(deadline),
      waiting: game.waitingFor,
      undo_until: known(undo_until),
    };
  }
}

export async function run({ wasm, layout, bots: described, board: given, scenes }: Batch): Promise<Record<string, Told[]>> {
  const kernel = await Kernel.load(layout, bytesOf(wasm) as BufferSource);
  const board = loadEngineBoard(kernel, given.key, given.data, bytesOf(given.table));
  const bots = new Bots(kernel, { bots: described, net: () => Promise.reject(new Error("No net.")) }, () => 1);
  console.error = () => undefined; // bots that are told to fail
  const told: Record<string, Told[]> = {};
  for (const [name, { bots: chairs, pace, clock, steps }] of Object.entries(scenes)) {
    const time = new Clock();
    const seats = chairs.map((bot, chair): StoredSeat => ({ chair, kind: bot ? "bot" : "human", name: `P${chair}`, bot }));
    const players = seats.map((seat) => ({ name: seat.name, kind: seat.bot ? `bot:${seat.bot}` : "human" }));
    const head = { id: name, table: name, round: 1, chairs: chairs.map((_, chair) => chair), seed: SEED, started: START, engine: layout.engine };
    const live = LiveGame.deal(kernel, board, players, head);
    const settings = { board: board.key, pace, clock, public: false, fixed_seats: true };
    const row = { version: STORE_VERSION, id: name, created: START, used: START, status: "playing" as const, settings, seats, game: name, round: 1, points: [], waiting: [] };
    const played = new Played(time, { stored: noted(row, live), live, damage: null }, bots);
    told[name] = [];
    for (const step of steps) told[name].push(await played.step(step));
  }
  return told;
}
