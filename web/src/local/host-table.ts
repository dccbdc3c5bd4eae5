import { stand_in as STAND_IN } from "../../../src/cablecar/common/shared.json";
import { statisticsOf } from "../engine/statistics";
import type { Move } from "../game/types";
import { dailyWords, dayOf } from "../bots/daily";
import type { Words } from "../bots/chance";
import { randomBelow } from "./chance";
import type { Database, Save } from "../store/database";
import type { Engine } from "./engine";
import { colorsOf } from "../store/kept-table";
import { storedEntry, type ActionMeta, type LiveGame } from "./live-game";
import { Scheduler, type ScheduledTable } from "./scheduler";
import { faultOf, LocalFault, now, type ClientMessage, type Fault, type GameMessage, type ServerMessage, type StoredTable, type TableState } from "../store/types";

/** Something that the player should know about a table that goes on. */
export interface Notice {
  fault: Fault;
  /** Whether this tab may play the table instead of another. */
  takeOver: boolean;
}

/** A chair of the page that follows a table. */
export interface Subscriber {
  chair: number | null;
  send(message: ServerMessage): void;
  notice(notice: Notice | null): void;
}

/** What tables share. */
export interface Services {
  engine: Engine;
  /** Opens the store, or throws why there is none. */
  store(): Promise<Database>;
  /** Tells the other tabs that a table has changed. */
  tell(table: string): void;
  /** Loads a kept table, null where there is none. */
  load(table: string): Promise<Loaded | null>;
}

/** A kept table with its newest game. */
export interface Loaded {
  stored: StoredTable;
  live: LiveGame;
  /** What could not be read of the game's save. */
  damage: Damage | null;
}

interface Damage {
  /** The number of the first entry that could not be read. */
  from: number;
  count: number;
}

type Act = Extract<ClientMessage, { type: "move" | "undo" }>;

/** A table that is open in this tab: every change is made in memory, kept, and then sent. */
export class HostTable implements ScheduledTable {
  isWriter = false;
  private readonly subscribers = new Set<Subscriber>();
  private readonly scheduler = new Scheduler(this);
  private line: Promise<unknown> = Promise.resolve();
  /** How many entries of the game are kept. */
  private kept: number;
  /** Why the newest changes are not kept. */
  private unkept: Fault | null = null;
  stored: StoredTable;
  live: LiveGame;
  /** What could not be read: it makes way when the game goes on. */
  private damage: Damage | null;
  private readonly cut: number;

  constructor(
    private readonly services: Services,
    { stored, live, damage }: Loaded,
    isKept: boolean,
  ) {
    [this.stored, this.live, this.damage] = [stored, live, damage];
    this.kept = isKept ? live.entries.length : -1;
    this.cut = damage?.count ?? 0;
  }

  get pace(): number {
    return this.stored.settings.pace;
  }

  get clock(): number | null {
    return this.stored.settings.clock;
  }

  /** Whether all that was done here would still be there after a reload. */
  get isKept(): boolean {
    return this.kept === this.live.entries.length;
  }

  // Following

  /** Lets a chair follow the table, from what it has heard on. */
  subscribe(subscriber: Subscriber, game: string | null, after: number): void {
    this.subscribers.add(subscriber);
    subscriber.send(this.tableMessage(subscriber.chair));
    subscriber.send(this.gameMessage(subscriber.chair, game === this.live.id ? after : 0));
    subscriber.notice(this.notice);
    this.scheduler.wake();
  }

  unsubscribe(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
  }

  /** Sends a subscriber everything after an entry again. */
  resend(subscriber: Subscriber, after: number): void {
    subscriber.send(this.gameMessage(subscriber.chair, after));
  }

  /** Called with whether this tab plays the table. */
  setWriter(isWriter: boolean): void {
    this.isWriter = isWriter;
    this.broadcast(this.live.entries.length);
    this.broadcastNotice();
    this.scheduler.wake();
  }

  state(): TableState {
    const { id, status, settings, created, round, seats, game } = this.stored;
    return {
      id,
      status,
      settings: { ...settings, colors: colorsOf(settings.colors) },
      chat: false,
      bots_ready: true,
      created,
      spectators: 0,
      game,
      round,
      seats: seats.map((seat) => {
        return { ...seat, held: seat.kind === "human", muted: false, connected: true, seat: this.live.seatOf(seat.chair) };
      }),
    };
  }

  // Playing

  /** Does what a person's message asks, and returns the number of its entry; a message is played once. */
  act(chair: number | null, message: Act): Promise<number> {
    return this.locked(async () => {
      const seat = this.expectSeat(chair);
      const known = this.live.numberOf(message.id);
      if (known !== undefined) return known;
      if (!this.isWriter) throw new LocalFault("table-elsewhere");
      if (message.game !== null && message.game !== this.live.id) throw new LocalFault("game-gone");
      if (this.botOf(seat)) throw new LocalFault("seat-with-bot");
      const next = this.live.entries.length + 1;
      if (message.number !== next && !this.live.isOpening) throw new LocalFault("message-late", { number: next });
      const meta = { seat, actor: "human", at: now(), id: message.id };
      if (message.type === "undo") await this.undo(meta);
      else await this.enter(() => this.live.move(meta, message.move as Move));
      return this.live.entries.length;
    });
  }

  /** Lets a bot play a person's seat, or the person again. */
  changeHands(chair: number, bot: string | null): Promise<void> {
    return this.locked(async () => {
      const seat = this.expectSeat(chair);
      if (!this.isWriter) throw new LocalFault("table-elsewhere");
      if (this.live.game.isOver) throw new LocalFault("table-finished");
      if (this.botOf(seat) === bot || this.stored.seats[chair]?.kind !== "human") return;
      const seats = this.stored.seats.map((other) => (other.chair === chair ? { ...other, bot } : other));
      this.stored = { ...this.stored, seats };
      await this.enter(() => this.live.note(bot ? "bot" : "back", { seat, actor: bot ? `bot:${bot}` : "human", at: now() }));
      this.broadcastTable();
    });
  }

  /** Changes what was chosen for the table. */
  change(wish: (settings: StoredTable["settings"]) => Partial<StoredTable["settings"]>): Promise<void> {
    return this.locked(async () => {
      if (!this.isWriter) throw new LocalFault("table-elsewhere");
      const { settings } = this.stored;
      this.stored = { ...this.stored, settings: { ...settings, ...wish(settings) } };
      await this.save();
      this.broadcastTable();
    });
  }

  /** Goes on with the next game of the table, once this one is over. */
  begin(next: () => Promise<Pick<Loaded, "stored" | "live">>): Promise<void> {
    return this.locked(async () => {
      if (!this.isWriter) throw new LocalFault("table-elsewhere");
      if (!this.live.game.isOver) throw new LocalFault("table-playing");
      const { stored, live } = await next();
      [this.stored, this.live, this.kept, this.damage] = [stored, live, -1, null];
      await this.save();
      this.broadcastTable();
      this.broadcast(0);
      this.scheduler.wake();
    });
  }

  botOf(seat: number): string | null {
    return this.stored.seats[this.live.stored.chairs[seat]!]?.bot ?? null;
  }

  async choose(seat: number, bot: string): Promise<[Move, string]> {
    const { game } = this.live;
    // A bot gets what its seat may know, and nothing else.
    const [observation, legal] = [game.observe(seat), game.legalActions(seat)];
    for (const name of [bot, STAND_IN]) {
      try {
        const action = await (await this.services.engine.bots()).decide(name, game.board, observation, this.chanceOf(seat));
        if (legal.includes(action)) return [game.move(seat, action), name];
        console.error(`${name} chose ${action}`);
      } catch (error) {
        console.error(error);
      }
    }
    return [game.move(seat, legal[randomBelow(legal.length)]!), "random"];
  }

  /** Returns the chance by which a bot acts: its own at nearly all tables, everybody's in the deal of a day. */
  private chanceOf(seat: number): Words | undefined {
    const { id, round } = this.stored;
    const day = round === 1 ? dayOf(id) : null;
    // In the opening all choose at the same time: it does not matter who was faster.
    return day === null ? undefined : dailyWords(day, seat, this.live.isOpening ? 0 : this.live.game.moves.length);
  }

  moveBot(isStill: () => boolean, meta: Omit<ActionMeta, "at">, move: Move): Promise<void> {
    return this.locked(async () => {
      if (isStill()) await this.enter(() => this.live.move({ ...meta, at: now() }, move));
    });
  }

  endTurn(isStill: () => boolean, seat: number, bot: string): Promise<void> {
    return this.locked(async () => {
      if (isStill()) await this.enter(() => this.live.note("clock", { seat, actor: `bot:${bot}`, at: now() }));
    });
  }

  // Keeping

  /** Follows what another tab has kept. */
  refresh(): Promise<void> {
    return this.locked(async () => {
      const loaded = await this.services.load(this.stored.id);
      const isNewer = loaded && (loaded.live.id !== this.live.id || loaded.live.entries.length > this.live.entries.length);
      if (isNewer && !(this.isWriter && this.unkept)) this.replace(loaded);
    });
  }

  private replace({ stored, live, damage }: Loaded): void {
    [this.stored, this.live, this.damage, this.kept, this.unkept] = [stored, live, damage, live.entries.length, null];
    this.broadcastTable();
    this.broadcast(0);
    this.broadcastNotice();
    this.scheduler.wake();
  }

  /** Keeps a table that was just made. */
  keep(): Promise<void> {
    return this.locked(() => this.save());
  }

  private get notice(): Notice | null {
    if (!this.isWriter) return { fault: new LocalFault("table-elsewhere").fault, takeOver: true };
    if (this.unkept) return { fault: this.unkept, takeOver: false };
    return this.cut ? { fault: new LocalFault("save-cut", { count: this.cut }).fault, takeOver: false } : null;
  }

  /** Takes a seat's last move back, and before it what bots have answered, each by an entry of its own. The line is ours. */
  private async undo(meta: ActionMeta): Promise<void> {
    for (const seat of this.live.answers(meta.seat)) {
      await this.enter(() => this.live.undo({ seat, actor: this.live.game.players[seat]!.kind, at: meta.at }));
    }
    await this.enter(() => this.live.undo(meta));
  }

  /** Acts in the game, keeps the entry, and only then tells it. The line is ours. */
  private async enter(act: () => unknown): Promise<void> {
    act();
    this.stored = noted(this.stored, this.live);
    await this.save();
    if (this.unkept?.key === "store-conflict") await this.giveWay();
    this.broadcast(this.live.entries.length - 1);
    if (this.stored.status === "finished") this.broadcastTable();
    this.scheduler.wake();
  }

  /** Another tab was faster: what was done here gives way to it. */
  private async giveWay(): Promise<void> {
    const loaded = await this.services.load(this.stored.id);
    if (!loaded) return;
    this.replace(loaded);
    throw new LocalFault("store-conflict");
  }

  /** Keeps everything that is not kept yet; where that fails, it is said, and the game goes on in memory. */
  private async save(): Promise<void> {
    const before = this.unkept?.key;
    try {
      const store = await this.services.store();
      await store.save(this.unsaved(await this.isDeleted(store)));
      [this.kept, this.unkept] = [this.live.entries.length, null];
      this.damage = null;
      this.services.tell(this.stored.id);
    } catch (error) {
      this.unkept = faultOf(error);
    }
    if (before !== this.unkept?.key) this.broadcastNotice();
  }

  private unsaved(all: boolean): Save {
    const after = all ? 0 : Math.max(0, this.kept);
    const entries = this.live.entries.slice(after).map(storedEntry);
    return { table: this.stored, game: this.live.stored, entries, replaceFrom: all ? undefined : this.damage?.from };
  }

  /** Whether the table was deleted in another tab meanwhile: a tab that goes on playing keeps it. */
  private async isDeleted(store: Database): Promise<boolean> {
    return this.kept < 0 || (await store.game(this.live.id)) === undefined;
  }

  // Telling

  private broadcast(after: number): void {
    for (const subscriber of this.subscribers) subscriber.send(this.gameMessage(subscriber.chair, after));
  }

  private broadcastTable(): void {
    for (const subscriber of this.subscribers) subscriber.send(this.tableMessage(subscriber.chair));
  }

  private broadcastNotice(): void {
    for (const subscriber of this.subscribers) subscriber.notice(this.notice);
  }

  private tableMessage(chair: number | null): ServerMessage {
    return { type: "table", table: this.state(), you: { chair, seat: this.live.seatOf(chair) } };
  }

  /** Returns the game as a chair may know it: all of it comes from what its seat observes. */
  private gameMessage(chair: number | null, after: number): GameMessage {
    const { live } = this;
    const seat = live.seatOf(chair);
    const acts = seat !== null && this.isWriter;
    const undo = acts && live.canUndo(seat);
    return {
      type: "game",
      game: live.id,
      entries: live.entriesFor(seat, after),
      number: live.entries.length,
      view: live.game.view(seat),
      moves: acts && live.game.waitingFor.includes(seat) ? live.game.legalMoves(seat) : [],
      undo,
      undo_until: undo ? this.scheduler.undoUntil : null,
      deadline: this.scheduler.deadline,
    };
  }

  /** Returns the seat of a chair that plays. */
  expectSeat(chair: number | null): number {
    const seat = this.live.seatOf(chair);
    if (seat === null) throw new LocalFault("chair-unknown");
    return seat;
  }

  private locked<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.line.then(act);
    this.line = done.catch(() => undefined);
    return done;
  }
}

/** Returns a table with what the list of games shows of it; of a game that is over, how it ended. */
export function noted(table: StoredTable, live: LiveGame): StoredTable {
  const { game, stored, lastAt } = live;
  const view = game.view(null);
  if (game.isOver && !stored.result) {
    const { scores, winners } = view.result!;
    Object.assign(stored, { ended: lastAt, result: { scores, winners }, statistics: statisticsOf(game, live.seconds()) });
  }
  const points = view.players.map((player, seat) => view.result?.scores[seat]?.total ?? player.points);
  return {
    ...table,
    used: lastAt,
    status: game.isOver ? "finished" : "playing",
    points: table.seats.map(({ chair }) => points[stored.chairs.indexOf(chair)] ?? 0),
    waiting: game.waitingFor.map((seat) => stored.chairs[seat]!),
  };
}
