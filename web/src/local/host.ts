import { longest_name as LONGEST_NAME, stand_in as STAND_IN } from "../../../src/cablecar/common/shared.json";
import type { Meaning } from "../commands/read";
import { DAILY_BOARD, dailyDeal, dayOf } from "../bots/daily";
import { fileText } from "../json/json";
import { loads } from "../json/loads";
import { replayed, type ReplayedGame } from "../engine/replay";
import { PEOPLE } from "../game/people";
import type { Learned, Move } from "../game/types";
import type { Words } from "../language/words";
import { randomHex, shuffled } from "./chance";
import { Database } from "../store/database";
import { Engine, type CarriedBoard, type EngineFiles } from "./engine";
import { exportGames, importGames, type ImportReport } from "./exchange";
import { HostTable, noted, type Loaded, type Services, type Subscriber } from "./host-table";
import { playDaily } from "./daily-par";
import { PLAYER_COLORS, colorsOf, isTimed, withColor } from "../store/kept-table";
import { LiveGame } from "./live-game";
import { loadGame, loadTable } from "./loading";
import { Tabs, WriterLock } from "../store/tabs";
import { ID, LocalFault, now, STORE_VERSION, type ClientMessage, type GameInfo, type GameStatistics, type Kept, type StoredGame, type StoredSeat, type StoredTable, type TableShown, type TableWish } from "../store/types";

const SEED_BYTES = 32;
/** Whose points a player can compare with. */
const PAR = ["casual", "strong", "expert"];

interface Opened {
  table: HostTable;
  lock: WriterLock;
}

/** All tables of this device, for one tab. */
export class Host {
  private readonly engine: Engine;
  private readonly opened = new Map<string, Promise<Opened>>();
  private readonly tabs = new Tabs((table) => void this.refresh(table));
  private readonly services: Services;
  /** The language whose words for commands are known. */
  private language = "";
  private database: Promise<Database> | null = null;

  constructor(files: EngineFiles) {
    this.engine = new Engine(files);
    this.services = {
      engine: this.engine,
      store: () => this.store(),
      tell: (table) => this.tabs.tell(table),
      load: async (table) => loadTable(await this.store(), this.engine, table),
    };
  }

  /** Makes a table, and deals its first game; one that was made already is opened, and nothing dealt. */
  async make(wish: TableWish): Promise<void> {
    const seats = seatsOf(wish);
    await this.find(wish.id, () => this.makeOnce(wish, seats));
  }

  private async makeOnce(wish: TableWish, seats: StoredSeat[]): Promise<Opened> {
    const { id, board, pace, clock = null, fixed_seats = false } = wish;
    const known = await this.store().then((store) => store.table(id)).catch(() => undefined);
    if (known !== undefined) return this.load(id);
    const chairs = seats.map(({ chair }) => chair);
    const settings = { board, pace, clock, public: false, fixed_seats, colors: colorsOf(wish.colors) };
    const day = dayOf(id);
    const live = await this.deal(settings.board, id, 1, fixed_seats ? chairs : shuffled(chairs), seats, day === null ? undefined : dailyDeal(day).seed);
    const stored = noted({ version: STORE_VERSION, id, created: now(), used: now(), status: "playing", settings, seats, game: live.id, round: 1, points: [], waiting: [] }, live);
    const opened = await this.open({ stored, live, damage: null }, false);
    await opened.table.keep();
    return opened;
  }

  /** Returns how many points bots make on the player's seat of the deal of a day. */
  async par(day: string): Promise<Record<string, number>> {
    const parts = await Promise.all([this.engine.kernel(), this.engine.board(DAILY_BOARD), this.engine.bots()]);
    const points: Record<string, number> = {};
    for (const bot of PAR) points[bot] = await playDaily(...parts, day, bot);
    return points;
  }

  /** Returns how a table stands, and which of its seats are ours: all that are people's. */
  async show(id: string): Promise<TableShown> {
    const { table } = await this.find(id);
    const people = table.stored.seats.filter(({ kind }) => kind === "human");
    const { waiting, used } = table.stored;
    return { table: table.state(), you: { chairs: people.map(({ chair }) => chair), host: true }, waiting, last_at: used };
  }

  async subscribe(id: string, subscriber: Subscriber, game: string | null, after: number): Promise<void> {
    (await this.find(id)).table.subscribe(subscriber, game, after);
  }

  async unsubscribe(id: string, subscriber: Subscriber): Promise<void> {
    (await this.opened.get(id))?.table.unsubscribe(subscriber);
  }

  /** Does what a message asks, and returns the number of its entry. */
  async act(id: string, subscriber: Subscriber, message: ClientMessage): Promise<number> {
    const { table } = await this.find(id);
    if (message.type === "move" || message.type === "undo") return table.act(subscriber.chair, message);
    if (message.type === "resume") table.resend(subscriber, message.after);
    return 0;
  }

  /** Plays a table in this tab instead of another one. */
  async takeOver(id: string): Promise<void> {
    const { table, lock } = await this.find(id);
    await lock.take();
    await table.refresh();
  }

  async giveToBot(id: string, chair: number): Promise<void> {
    await (await this.find(id)).table.changeHands(chair, STAND_IN);
  }

  async takeBack(id: string, chair: number): Promise<void> {
    await (await this.find(id)).table.changeHands(chair, null);
  }

  /** Lets bots wait this many seconds before they move. */
  async setPace(id: string, pace: number): Promise<void> {
    if (!isTimed({ pace })) throw new LocalFault("wish-unreadable");
    await (await this.find(id)).table.change(() => ({ pace }));
  }

  /** Gives a chair a colour; the chair that had it gets this one's. */
  async setColor(id: string, chair: number, color: number): Promise<void> {
    await (await this.find(id)).table.change(({ colors }) => ({ colors: colorsOf(withColor(colorsOf(colors), chair, color)) }));
  }

  /** Plays again, each seat one turn later; a bot that is named plays from all chairs of bots. */
  async rematch(id: string, bot: string | null): Promise<void> {
    const { table } = await this.find(id);
    await table.begin(async () => {
      const { stored, live } = table;
      const seats = withBots(stored.seats, bot).map((seat) => (seat.kind === "human" ? { ...seat, bot: null } : seat));
      const [first, ...rest] = live.stored.chairs;
      const next = await this.deal(stored.settings.board, id, stored.round + 1, [...rest, first!], seats);
      return { stored: noted({ ...stored, seats, game: next.id, round: stored.round + 1 }, next), live: next };
    });
  }

  /** Returns what a typed command means, and needs the words for it. */
  async command(id: string, chair: number, text: string, words: Words): Promise<Meaning> {
    const { readCommand, speak } = await import("./speech");
    if (this.language !== words.language) speak(words.language, words.texts);
    this.language = words.language;
    const { table } = await this.find(id);
    const { live, isWriter } = table;
    const seat = table.expectSeat(chair);
    const moves = isWriter ? live.game.legalMoves(seat) : [];
    return readCommand(text, live.game.board.data, live.game.view(seat), moves, live.game.claims(seat));
  }

  async likeliestClaim(id: string, chair: number, route: string): Promise<Move> {
    const { table } = await this.find(id);
    return table.live.game.claims(table.expectSeat(chair)).likeliest(route);
  }

  /** Returns what the seat of a chair knows, and the key of its board. */
  async observation(id: string, chair: number): Promise<{ board: string; observation: Uint8Array }> {
    const { table } = await this.find(id);
    const { game } = table.live;
    return { board: game.board.key, observation: game.observe(table.expectSeat(chair)) };
  }

  async unseenCards(id: string, chair: number): Promise<Record<string, number>> {
    const { table } = await this.find(id);
    return table.live.game.claims(table.expectSeat(chair)).unseen();
  }

  async games(id: string): Promise<GameInfo[]> {
    const { live } = (await this.find(id)).table;
    const kept = (await this.store().then((store) => store.games(id)).catch(() => [])) as StoredGame[];
    const earlier = kept.filter((game) => game.id !== live.id && game.version === STORE_VERSION).sort((one, other) => one.round - other.round);
    return [...earlier, live.stored].map(info);
  }

  async statistics(game: string): Promise<GameStatistics> {
    const kept = (await this.liveGame(game))?.stored ?? ((await (await this.store()).game(game)) as StoredGame | undefined);
    if (!kept?.statistics) throw new LocalFault("game-unknown");
    return kept.statistics;
  }

  /** Returns the colours of a game's seats. */
  async colors(game: string): Promise<number[]> {
    const store = await this.store();
    const { chairs, table } = (await this.liveGame(game))?.stored ?? ((await store.game(game)) as StoredGame);
    const colors = colorsOf(((await store.table(table)) as StoredTable | undefined)?.settings.colors);
    return chairs.map((chair) => colors[chair]!);
  }

  /** Returns the file of a game that is over. */
  async record(game: string): Promise<string> {
    const live = (await this.liveGame(game)) ?? (await loadGame(await this.store(), this.engine, game));
    if (!live.game.isOver) throw new LocalFault("game-running");
    return fileText(live.record());
  }

  async exportGames(puzzles: Learned): Promise<{ text: string; left: number }> {
    return exportGames(await this.store(), this.engine, puzzles);
  }

  async importGames(file: Blob): Promise<ImportReport> {
    const report = await importGames(await this.store(), this.engine, file, noted);
    for (const table of report.tables) {
      this.tabs.tell(table);
      await this.refresh(table);
    }
    return report;
  }

  /** Replays a game file, every move checked; with the board that it carries, if a server has read that for the page. */
  async replay(file: Blob, carried: CarriedBoard | null): Promise<ReplayedGame> {
    const [kernel, content] = await Promise.all([this.engine.kernel(), file.arrayBuffer()]);
    const record = loads(new Uint8Array(content));
    const board = await this.engine.boardOf(record, carried);
    return replayed(kernel, () => board, record);
  }

  /** Returns whether the games that are open here are kept. */
  async kept(): Promise<Kept> {
    const tables = await this.tables();
    return !tables.length ? "none" : tables.every(({ isKept }) => isKept) ? "yes" : "no";
  }

  /** Returns a game that is open here. */
  private async liveGame(id: string): Promise<LiveGame | undefined> {
    return (await this.tables()).find(({ live }) => live.id === id)?.live;
  }

  private async tables(): Promise<HostTable[]> {
    const opened = await Promise.all([...this.opened.values()].map((opening) => opening.catch(() => null)));
    return opened.flatMap((open) => open?.table ?? []);
  }

  private find(id: string, load = () => this.load(id)): Promise<Opened> {
    const found = this.opened.get(id) ?? load();
    this.opened.set(id, found);
    found.catch(() => this.opened.delete(id));
    return found;
  }

  private async load(id: string): Promise<Opened> {
    const loaded = await loadTable(await this.store(), this.engine, id);
    if (!loaded) throw new LocalFault("table-not-here");
    return this.open(loaded, true);
  }

  private async open(loaded: Loaded, isKept: boolean): Promise<Opened> {
    const table = new HostTable(this.services, loaded, isKept);
    const lock = new WriterLock(loaded.stored.id, () => void this.lockChanged(table, lock));
    await lock.ask();
    table.setWriter(lock.isHeld);
    return { table, lock };
  }

  /** Another tab was closed, or has taken the table over: what it did last comes first. */
  private async lockChanged(table: HostTable, lock: WriterLock): Promise<void> {
    if (lock.isHeld) await table.refresh().catch(() => undefined);
    table.setWriter(lock.isHeld);
  }

  private async refresh(id: string): Promise<void> {
    const opened = await this.opened.get(id)?.catch(() => undefined);
    await opened?.table.refresh().catch(() => undefined);
  }

  private async deal(board: string, table: string, round: number, chairs: number[], seats: StoredSeat[], seed = randomHex(SEED_BYTES)): Promise<LiveGame> {
    const [kernel, found] = await Promise.all([this.engine.kernel(), this.engine.board(board)]);
    const players = chairs.map((chair) => seats[chair]!).map(({ name, kind, bot }) => ({ name, kind: kind === "bot" ? `bot:${bot}` : kind }));
    const head = { id: randomHex(12), table, round, chairs, seed, started: now(), engine: kernel.layout.engine };
    return LiveGame.deal(kernel, found, players, head);
  }

  private store(): Promise<Database> {
    const opening = this.database ?? Database.open();
    this.database = opening;
    opening.catch(() => (this.database = null));
    return opening;
  }
}

function info({ id, round, started, ended, players, result }: StoredGame): GameInfo {
  return { id, round, started, ended, players, result, yours: true };
}

/** Returns the chairs of a new table; bots have names that nobody else there has. */
function seatsOf({ id, seats, ...settings }: TableWish): StoredSeat[] {
  const isFine = ID.test(id) && isTimed(settings) && Array.isArray(seats) && seats.length >= 2 && seats.length <= PLAYER_COLORS.length;
  if (!isFine) throw new LocalFault("wish-unreadable");
  const taken = new Set<string>();
  for (const seat of seats) if (seat.kind === "human") takeName(seat.name, taken);
  return seats.map((seat, chair) => {
    if (seat.kind === "human") return { chair, kind: "human", name: seat.name.trim(), bot: null };
    return { chair, kind: "bot", name: botName(seat.bot, taken), bot: seat.bot };
  });
}

/** Returns seats with another bot on all chairs of bots; as they are where none is named. */
function withBots(seats: StoredSeat[], bot: string | null): StoredSeat[] {
  if (bot === null) return seats;
  const taken = new Set(seats.filter(({ kind }) => kind === "human").map(({ name }) => name.toLowerCase()));
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, name: botName(bot, taken), bot } : seat));
}

function takeName(wished: string, taken: Set<string>): void {
  const name = wished.trim();
  if (!name || name.length > LONGEST_NAME) throw new LocalFault("wish-unreadable");
  if (taken.has(name.toLowerCase())) throw new LocalFault("name-taken", { name });
  taken.add(name.toLowerCase());
}

/** Returns who plays as a bot: one of its people whose name is not taken; without people its id, numbered where that is taken. */
function botName(bot: string, taken: Set<string>): string {
  const first = bot.charAt(0).toUpperCase() + bot.slice(1).toLowerCase();
  const free = (PEOPLE[bot] ?? []).find((person) => !taken.has(person.toLowerCase()));
  let name = free ?? first;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${first} ${number}`;
  taken.add(name.toLowerCase());
  return name;
}
