// Plays games by the page's engine and tells all that it says of them; page_engine.py does the same in Python.
import { loadEngineBoard, type EngineBoard } from "../../../web/src/engine/board";
import { EngineFault, Game, type GameRecord } from "../../../web/src/engine/game";
import { compact, fileText } from "../../../web/src/json/json";
import { loads } from "../../../web/src/json/loads";
import { replayed } from "../../../web/src/engine/replay";
import { statisticsOf } from "../../../web/src/engine/statistics";
import type { Board } from "../../../web/src/game/board";
import { Replay, type ReplayStep } from "../../../web/src/game/replay";
import { seenBy } from "../../../web/src/game/seen";
import type { BoardData, Fault, Move } from "../../../web/src/game/types";
import { Kernel, type Layout } from "../../../web/src/kernel/kernel";
import { hex, sha256 } from "../../../web/src/kernel/sha256";

interface Batch {
  layout: Layout;
  /** Base64, as are the tables of boards and the files. */
  wasm: string;
  boards: { key: string; data: BoardData; table: string }[];
  games: { board: string; players: number; seed: string }[];
  files: string[];
  /** Texts to be hashed. */
  hashed: string[];
  /** Whether steps are told by their hashes only. */
  brief: boolean;
}

/** Random numbers as in kernel_player.py. */
class Draws {
  private word: number;

  constructor(seed: string) {
    this.word = new DataView(sha256(`${seed} draws`).buffer).getUint32(0, true) | 1;
  }

  below(count: number): number {
    this.word ^= this.word << 13;
    this.word ^= this.word >>> 17;
    this.word ^= this.word << 5;
    return (this.word >>> 0) % count;
  }

  among<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

const NOWHERE = "nowhere";

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Returns what an engine's refusal tells. */
function told(error: unknown): Omit<Fault, "message"> & { because: unknown } {
  if (!(error instanceof EngineFault)) throw error;
  const { key, values, rule, because } = error.fault;
  return { key, values, rule, because: because ? { key: because.key, values: because.values, rule: because.rule, because: null } : null };
}

function refusedBy(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return told(error);
  }
  return null;
}

class Player {
  private known = 0;

  constructor(
    private readonly game: Game,
    private readonly draws: Draws,
  ) {}

  /** Tells all that there is to say of a game after a step. */
  look(): unknown {
    const { game } = this;
    const seats = [...game.players.keys()];
    const viewers = [null, ...seats];
    const happened = game.events.slice(this.known);
    this.known = game.events.length;
    return {
      waiting: game.waitingFor,
      views: viewers.map((seat) => game.view(seat)),
      events: happened,
      seen: viewers.map((seat) => happened.map((event) => seenBy(event, seat))),
      actions: seats.map((seat) => game.legalActions(seat)),
      moves: seats.map((seat) => game.legalMoves(seat)),
      undo: seats.map((seat) => game.canUndo(seat)),
      claims: seats.map((seat) => this.claims(seat)),
      refused: seats.map((seat) => this.refused(seat)),
    };
  }

  private claims(seat: number): unknown {
    const claims = this.game.claims(seat);
    const { id } = this.draws.among(this.game.board.data.routes);
    return { open: claims.isOpen(id), payable: claims.payable(id), likeliest: claims.likeliest(id), unseen: claims.unseen() };
  }

  /** Tries an action and a strange move that the rules refuse, and tells why. */
  private refused(seat: number): unknown[] {
    const { game, draws } = this;
    const action = draws.below(game.board.actions);
    const moves = [game.move(seat, action), this.strange()];
    const legal = game.legalMoves(seat).map(compact);
    return moves.map((move) => (legal.includes(compact(move)) ? null : refusedBy(() => game.play(seat, move))));
  }

  private strange(): Move {
    const { data } = this.game.board;
    const { draws } = this;
    const location = draws.among([...data.locations.map(({ id }) => id), NOWHERE]);
    switch (draws.below(5)) {
      case 0:
        return { do: "take_card", from: "display", slot: draws.below(12) - 2 };
      case 1:
        return { do: "keep_tickets", tickets: [...Array(draws.below(3))].map(() => draws.among([...data.tickets.map(({ id }) => id), NOWHERE])).sort() };
      case 2:
        return { do: "take_souvenir", location };
      case 3:
        return { do: "place_souvenir", symbol: draws.among([...data.souvenirs, NOWHERE]), location };
      default: {
        const cards = Object.fromEntries([1, 2].map(() => [draws.among(this.game.board.cards), 1 + draws.below(3)]));
        return { do: "claim_route", route: draws.among([...data.routes.map(({ id }) => id), NOWHERE]), cards };
      }
    }
  }

  /** Plays to the end, now and then taking a move back, and yields what there is to say after each step. */
  *steps(): Generator<unknown> {
    const { game, draws } = this;
    yield this.look();
    while (!game.isOver) {
      const seat = draws.among(game.waitingFor);
      game.play(seat, game.move(seat, draws.among(game.legalActions(seat))));
      yield this.look();
      if (draws.below(4) === 0 && game.canUndo(seat)) {
        game.undo(seat);
        this.known = Math.min(this.known, game.events.length);
        yield this.look();
      }
    }
  }
}

/** Plays the games of a batch, replays its files, and returns what is to be compared. */
export async function run(batch: Batch): Promise<unknown> {
  const kernel = await Kernel.load(batch.layout, bytesOf(batch.wasm) as BufferSource);
  const boards = batch.boards.map(({ key, data, table }) => loadEngineBoard(kernel, key, data, bytesOf(table)));
  const short = (value: unknown) => (batch.brief ? hex(sha256(compact(value))) : value);
  return {
    games: batch.games.map(({ board, players, seed }) => {
      const seats = Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: "human" }));
      const game = Game.deal(kernel, boards.find(({ key }) => key === board)!, seats, seed);
      const steps = [...new Player(game, new Draws(seed)).steps()].map(short);
      const seconds = game.moves.map((_, number) => (number * 7) % 11);
      return { steps, record: fileText(game.record()), statistics: statisticsOf(game, seconds) };
    }),
    files: batch.files.map((file) => replayOf(kernel, boards, bytesOf(file), short)),
    hashed: batch.hashed.map((text) => hex(sha256(text))),
  };
}

/** Returns what the page shows of a replayed game to everybody after every step. */
function shown([deal, ...moves]: ReplayStep[], short: (value: unknown) => unknown): unknown {
  const replay = new Replay({} as Board, deal!, moves);
  const viewers = [null, ...replay.names.keys()];
  const events = (viewer: number | "all") => replay.entries(viewer).map(({ events }) => events);
  return {
    names: replay.names,
    movers: replay.entries("all").map(({ seat }) => seat),
    events: short(events("all")),
    seen: viewers.slice(1).map((seat) => short(events(seat!))),
    points: replay.points,
    hands: replay.handSizes,
    steps: Array.from({ length: replay.last + 1 }, (_, step) => short(viewers.map((seat) => replay.view(step, seat)))),
  };
}

function replayOf(kernel: Kernel, boards: EngineBoard[], content: Uint8Array, short: (value: unknown) => unknown): unknown {
  try {
    const record: GameRecord = loads(content);
    const known = ({ id, data, sha256: hash }: GameRecord["board"]) =>
      boards.find((board) => board.id === id && (!board.own || (data && board.sha256 === hash)));
    const game = replayed(kernel, known, record);
    const again = fileText(Game.replay(kernel, known, record).record());
    return { ...(shown(game.steps, short) as object), record: again, statistics: game.statistics };
  } catch (error) {
    return told(error);
  }
}
