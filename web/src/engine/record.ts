import type { Move, Result } from "../game/types";
import { boardHash, type EngineBoard } from "./board";
import { fieldsOf, has, isObject, type Kind, type Unknown } from "../json/checks";
import { EngineFault, refused } from "../json/faults";
import { isSame } from "../json/json";
import { checkValues } from "../json/loads";
import { moveFromJson, moveJson, revealedKeys } from "../json/moves";
import type { BoardEntry, GameRecord, PlayedMove, Player, RecordedMove, Shuffles } from "../json/types";

const FORMAT = "cablecar-game/1";
const SEED = /^[0-9a-f]{1,64}$/;

/** Returns the board that a game file names, if it is known; one of its own is known by its hash. */
export type FindBoard = (entry: BoardEntry) => EngineBoard | undefined;

/** A game as a record needs it. */
interface Recorded {
  readonly kernel: { layout: { engine: string } };
  readonly board: EngineBoard;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  readonly shuffles: Shuffles;
  readonly result: Result | null;
}

/** A game that can be played again from its record, with chance as it was. */
interface Replayed extends Recorded {
  readonly hadWrongDeck: boolean;
  prescribeReshuffles(decks: readonly string[][]): void;
  play(seat: number, move: Move): void;
}

/** Returns a game as its file holds it. */
export function recordOf(game: Recorded): GameRecord {
  return {
    format: FORMAT,
    board: boardEntry(game.board),
    engine: game.kernel.layout.engine,
    players: game.players.map(({ name, kind }) => ({ name, kind })),
    seed: game.seed,
    shuffles: structuredClone(game.shuffles),
    moves: inFileOrder(game).map(moveJson),
    result: resultJson(game.result),
  };
}

/** Returns a board as the game file names it, whole unless it comes with Cable Car. */
function boardEntry({ id, sha256, own, data }: EngineBoard): BoardEntry {
  if (!own) return { id, sha256 };
  const { locations, routes, tickets, souvenirs, route_points, components } = data;
  return { id, sha256, data: { locations, routes, tickets, souvenirs, route_points, components } };
}

/** Returns the moves with the opening choices by seat, whatever the order of arrival. */
function inFileOrder({ moves, players }: Recorded): PlayedMove[] {
  const opening = moves.slice(0, players.length).sort((one, other) => one.seat - other.seat);
  return [...opening, ...moves.slice(players.length)];
}

function resultJson(result: Result | null): GameRecord["result"] {
  return result && { scores: result.scores, winners: result.winners };
}

const FIELDS: Readonly<Record<keyof GameRecord, Kind>> = {
  format: "text",
  board: "object",
  engine: "text",
  players: "list",
  seed: "text",
  shuffles: "object",
  moves: "list",
  result: "nullable",
};

/** Starts the game of a record, and yields it after the deal and after each move; throws what is wrong with it. */
export function* replaying<G extends Replayed>(
  record: unknown,
  findBoard: FindBoard,
  start: (board: EngineBoard, players: Player[], seed: string, shuffles: Shuffles) => G,
): Generator<G, void> {
  checkValues(record);
  const fields = fieldsOf(record, "record", FIELDS) as unknown as GameRecord;
  if (fields.format !== FORMAT) throw refused("record-format", { format: [...fields.format].slice(0, 40).join("") });
  if (!SEED.test(fields.seed)) throw refused("record-wrong-type", { where: "record", field: "seed" });
  const board = boardOf(fields.board, findBoard);
  const players = playersOf(fields.players, board);
  const shuffles = shufflesOf(fields.shuffles, board);
  const game = start(board, players, fields.seed, shuffles);
  checkReshuffles(game, shuffles, 0);
  yield game;
  for (const [index, data] of fields.moves.entries()) {
    replayMove(game, shuffles, index + 1, data);
    yield game;
  }
  checkEnd(game, shuffles, fields.result);
}

function boardOf(entry: BoardEntry, findBoard: FindBoard): EngineBoard {
  const known = typeof entry.id === "string" ? findBoard(entry) : undefined;
  fieldsOf(entry, "board", { id: "text", sha256: "text", ...(!(known && !known.own) && { data: "object" }) });
  if (known?.id !== entry.id) throw refused("record-unknown-board", { board: entry.id });
  const hash = entry.data ? carriedHash(entry.data) : known.sha256;
  if (hash !== known.sha256 || known.sha256 !== entry.sha256) throw refused("record-board-hash", { board: entry.id });
  return known;
}

/** Returns the hash of a board's data, null where they are not exactly those of a board. */
function carriedHash(data: NonNullable<BoardEntry["data"]>): string | null {
  const parts = ["locations", "routes", "tickets", "souvenirs", "route_points", "components"];
  return Object.keys(data).length === parts.length && parts.every((part) => has(data, part)) ? boardHash(data) : null;
}

function playersOf(data: unknown[], { data: { components } }: EngineBoard): Player[] {
  const most = components.max_players;
  if (data.length < 2 || data.length > most) throw refused("record-player-count", { most });
  return data.map((item) => {
    const { name, kind } = fieldsOf(item, "players", { name: "text", kind: "text" }) as unknown as Player;
    if (kind !== "human" && !/^bot:[^]/.test(kind)) throw refused("wrong-player-kind");
    return { name, kind };
  });
}

function shufflesOf(data: unknown, { data: board, cards, deck: transport }: EngineBoard): Shuffles {
  const fields = fieldsOf(data, "shuffles", { transport: "list", tickets: "list", souvenirs: "list", reshuffles: "list" }) as unknown as Shuffles;
  const expected = { transport, tickets: board.tickets.map(({ id }) => id), souvenirs: board.souvenirs };
  for (const [name, items] of Object.entries(expected)) {
    const order = fields[name as keyof typeof expected];
    checkTexts(order, name);
    if (!isSame([...order].sort(), [...items].sort())) throw refused("record-wrong-shuffle", { order: name });
  }
  for (const deck of fields.reshuffles) checkDeck(deck, transport.length, cards);
  return fields;
}

function checkDeck(deck: unknown, most: number, cards: readonly string[]): void {
  if (!Array.isArray(deck) || deck.length < 1 || deck.length > most) {
    throw refused("record-wrong-type", { where: "shuffles", field: "reshuffles" });
  }
  checkTexts(deck, "reshuffles");
  if (!deck.every((card) => cards.includes(card as string))) throw refused("record-wrong-shuffle", { order: "reshuffles" });
}

function checkTexts(items: unknown[], field: string): void {
  if (items.some((item) => typeof item !== "string")) throw refused("record-wrong-type", { where: "shuffles", field });
}

function replayMove(game: Replayed, shuffles: Shuffles, number: number, data: unknown): void {
  try {
    const told = withSeatAndOutcome(data);
    const move = moveFromJson(told as unknown as Unknown, game.board.cards);
    game.prescribeReshuffles(shuffles.reshuffles.slice(game.shuffles.reshuffles.length));
    game.play(told.seat, move);
    checkOpeningOrder(game);
    if (!isSame(moveJson(game.moves.at(-1)!), withSortedTickets(told))) throw refused("record-wrong-outcome");
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    throw refused("record-move", { number, reason: "" }, error.fault);
  }
  checkReshuffles(game, shuffles, number);
}

/** Returns a move if it tells who made it and what it revealed. */
function withSeatAndOutcome(data: unknown): RecordedMove {
  if (!isObject(data)) throw refused("record-wrong-type", { where: "moves", field: "move" });
  for (const field of ["seat", "do", ...revealedKeys(data)]) {
    if (!has(data, field)) throw refused("record-missing-key", { where: "move", field });
  }
  if (typeof data["seat"] !== "number") throw refused("record-wrong-type", { where: "move", field: "seat" });
  return data as unknown as RecordedMove;
}

function withSortedTickets(data: RecordedMove): RecordedMove {
  return data.do === "keep_tickets" ? { ...data, tickets: [...data.tickets].sort() } : data;
}

function checkOpeningOrder({ moves, players }: Recorded): void {
  const opening = moves.slice(0, players.length).filter(({ move }) => move.do === "keep_tickets");
  if (opening.some(({ seat }, index) => seat < (opening[index - 1]?.seat ?? 0))) throw refused("record-opening-order");
}

function checkReshuffles(game: Replayed, { reshuffles }: Shuffles, number: number): void {
  if (game.hadWrongDeck || game.shuffles.reshuffles.length > reshuffles.length) throw refused("record-reshuffle", { number });
}

function checkEnd(game: Replayed, { reshuffles }: Shuffles, result: GameRecord["result"]): void {
  if (game.shuffles.reshuffles.length < reshuffles.length) throw refused("record-surplus-reshuffle");
  if (!isSame(result, resultJson(game.result))) throw refused("record-wrong-result");
}
