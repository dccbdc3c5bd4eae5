import type { EngineBoard } from "../engine/board";
import { Game, type GameRecord, type Player, type Shuffles } from "../engine/game";
import { undo_seconds as UNDO_SECONDS } from "../../../src/cablecar/common/shared.json";
import { isSame } from "../json/json";
import { moveFromJson, moveJson } from "../json/moves";
import { seenBy } from "../game/seen";
import type { Entry, GameEvent, Move } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import { LocalFault, STORE_VERSION, type EntryKind, type StoredEntry, type StoredGame } from "../store/types";

/** Who does something, and when. */
export interface ActionMeta {
  seat: number;
  /** "human", or "bot:" and the bot's name. */
  actor: string;
  at: number;
  /** The id of the message that asked for it. */
  id?: string | undefined;
}

/** An entry with what happened, everything open: a seat gets what it may see of it. */
interface LiveEntry extends StoredEntry {
  events: GameEvent[];
}

/** A game with all that was done in it, also what was taken back. */
export class LiveGame {
  readonly entries: LiveEntry[] = [];
  /** Counts moves made and taken back: what a bot thinks about is the position of this number. */
  position = 0;
  /** When the turn began of the seats that are to act now. */
  turnBegan: number;
  /** When each move that stands was made, and when the turn had begun in which it was. */
  private times: { at: number; began: number }[] = [];
  private readonly numbers = new Map<string, number>();

  private constructor(
    readonly stored: StoredGame,
    readonly game: Game,
    /** Whether chance has to be prescribed: the seed gives another deal than was kept. */
    private readonly isTold = false,
  ) {
    this.turnBegan = stored.started;
  }

  /** Deals a game. */
  static deal(kernel: Kernel, board: EngineBoard, players: Player[], head: Pick<StoredGame, "id" | "table" | "round" | "chairs" | "seed" | "started" | "engine">): LiveGame {
    const game = Game.deal(kernel, board, players, head.seed);
    const stored = { ...head, version: STORE_VERSION, board: board.key, players, shuffles: ordersOf(game), ended: null, result: null, statistics: null };
    return new LiveGame(stored, game);
  }

  /** Deals a kept game as it was dealt; its entries are still to be repeated. */
  static restore(kernel: Kernel, board: EngineBoard, stored: StoredGame): LiveGame {
    const game = Game.deal(kernel, board, stored.players, stored.seed);
    if (isSame(ordersOf(game), stored.shuffles)) return new LiveGame(stored, game);
    return new LiveGame(stored, Game.deal(kernel, board, stored.players, stored.seed, { ...stored.shuffles, reshuffles: [] }), true);
  }

  get id(): string {
    return this.stored.id;
  }

  /** Whether seats choose their first tickets, in any order. */
  get isOpening(): boolean {
    return this.game.moves.length < this.game.players.length;
  }

  /** When something was last done. */
  get lastAt(): number {
    return this.entries.at(-1)?.at ?? this.stored.started;
  }

  /** When a bot last did something: in the opening people act meanwhile, and must not hold it off. */
  get lastBotAt(): number {
    return this.entries.findLast(({ actor }) => actor !== "human")?.at ?? this.stored.started;
  }

  /** Returns the seat of a chair, null where it does not play. */
  seatOf(chair: number | null): number | null {
    const seat = chair === null ? -1 : this.stored.chairs.indexOf(chair);
    return seat < 0 ? null : seat;
  }

  /** Returns the number of the entry that a message has become already. */
  numberOf(message: string): number | undefined {
    return this.numbers.get(message);
  }

  /** Makes a move, or throws what the rules say against it and changes nothing. */
  move(meta: ActionMeta, move: Move): LiveEntry {
    const { waitingFor: waited, events, shuffles } = this.game;
    const [known, decks] = [events.length, shuffles.reshuffles.length];
    this.game.play(meta.seat, move);
    this.position++;
    this.times.push({ at: meta.at, began: this.turnBegan });
    if (this.game.waitingFor.some((seat) => !waited.includes(seat))) this.turnBegan = meta.at;
    const reshuffles = this.game.shuffles.reshuffles.slice(decks);
    return this.add("move", meta, { events: events.slice(known), move: moveJson(this.game.moves.at(-1)!), ...(reshuffles.length && { reshuffles }) });
  }

  /** Returns whether a seat may take back its last move, with what bots have answered. */
  canUndo(seat: number): boolean {
    return this.game.canUndo(seat, this.bots);
  }

  /** Until when the only person among bots may take a move back before a bot shows something new, null where none can. */
  get undoUntil(): number | null {
    const { bots } = this;
    const mine = this.entries.findLast(({ kind, seat }) => kind === "move" && !bots.includes(seat));
    if (!bots.length || mine?.actor !== "human" || !this.canUndo(mine.seat)) return null;
    return mine.at + UNDO_SECONDS;
  }

  /** Returns whether after a bot's move the only person among bots could no longer take one back. */
  endsUndo(seat: number, move: Move): boolean {
    const person = this.game.players.findIndex(({ kind }) => kind === "human");
    return this.game.endsUndo(seat, move, person);
  }

  /** Returns the bots whose moves are taken back before a seat's own, the last first. */
  answers(seat: number): number[] {
    if (this.isOpening || !this.canUndo(seat)) return [];
    const movers = this.game.moves.map((played) => played.seat).reverse();
    return movers.slice(0, movers.indexOf(seat));
  }

  /** Takes a seat's last move back, where the rules allow it; the answers to it go first. */
  undo(meta: ActionMeta): LiveEntry {
    const before = [...this.game.moves];
    this.game.undo(meta.seat, this.bots);
    this.position++;
    const left = new Set(this.game.moves);
    const [gone] = this.times.splice(before.findIndex((move) => !left.has(move)), 1);
    this.turnBegan = gone!.began;
    // The turn goes on with the time that it had left, for bots have answered meanwhile.
    if (this.bots.length) this.turnBegan += Math.max(0, meta.at - gone!.at);
    return this.add("undo", meta);
  }

  /** Adds an entry without a move: a seat changed hands, or its time is over. */
  note(kind: EntryKind, meta: ActionMeta): LiveEntry {
    return this.add(kind, meta);
  }

  /** Does a kept entry again; after one that does not fit this game can't be used any more. */
  repeat(entry: StoredEntry): void {
    if (entry.number !== this.entries.length + 1) throw new LocalFault("save-damaged");
    if (entry.kind === "undo") this.undo(entry);
    else if (entry.kind !== "move") this.note(entry.kind, entry);
    else this.repeatMove(entry);
  }

  private repeatMove(entry: StoredEntry): void {
    if (!entry.move || typeof entry.move !== "object") throw new LocalFault("save-damaged");
    const move = moveFromJson({ ...entry.move }, this.game.board.cards);
    if (this.isTold) this.game.prescribeReshuffles(entry.reshuffles ?? []);
    if (!isSame(this.move(entry, move).move, entry.move)) throw new LocalFault("save-damaged");
  }

  /** Returns how long each move that stands was thought about; opening choices since the start. */
  seconds(): number[] {
    const opening = this.game.players.length;
    const before = (index: number) => (index < opening ? this.stored.started : this.times[index - 1]!.at);
    // The clock may have been set back in between.
    return this.times.map(({ at }, index) => Math.max(0, at - before(index)));
  }

  /** Returns the game file, with the version that the game was begun with. */
  record(): GameRecord {
    return { ...this.game.record(), engine: this.stored.engine };
  }

  /** Returns the entries after a number as a seat, or a spectator, may know them. */
  entriesFor(seat: number | null, after: number): Entry[] {
    return this.entries.slice(after).map(({ number, kind, seat: by, actor, at, events }) => {
      return { number, kind, seat: by, actor, at, events: events.map((event) => seenBy(event, seat)) };
    });
  }

  /** The seats that nobody but a bot has played, in a game of one person: what bots answer may tell of their cards. */
  private get bots(): number[] {
    const { players } = this.game;
    const bots = [...players.keys()].filter((seat) => players[seat]!.kind !== "human");
    return bots.length === players.length - 1 ? bots : [];
  }

  private add(kind: EntryKind, { seat, actor, at, id }: ActionMeta, more: Partial<LiveEntry> = {}): LiveEntry {
    const entry = { game: this.id, number: this.entries.length + 1, kind, seat, actor, at, ...(id && { id }), events: [], ...more };
    this.entries.push(entry);
    if (id) this.numbers.set(id, entry.number);
    return entry;
  }
}

/** Returns an entry as it is kept. */
export function storedEntry({ events: _, ...entry }: LiveEntry): StoredEntry {
  return entry;
}

/** Returns the first orders of a game, without the decks made later. */
function ordersOf(game: Game): Omit<Shuffles, "reshuffles"> {
  const { transport, tickets, souvenirs } = game.shuffles;
  return { transport, tickets, souvenirs };
}
