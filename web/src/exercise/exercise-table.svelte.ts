import type { AnalysisClient } from "../analysis/client";
import type { Attempt, Posed, Solution } from "../analysis/exercise";
import { SEATS } from "../art/pieces";
import type { Meaning } from "../commands/read";
import type { Board } from "../game/board";
import type { GameStatistics, Learned, Move } from "../game/types";
import { botOf } from "../language/sentences";
import { wordsOfCommands } from "../language/words";
import { loadBoard } from "../server/boards";
import type { ClientMessage, GameInfo, TableShown } from "../server/types";
import { TableClient, type Connection } from "../session/client.svelte";
import type { TableService } from "../session/table-service";
import { faultOf, LocalFault } from "../store/types";

/** A way on from an exercise. */
export interface Way {
  label: string;
  go: () => void;
}

/** What is asked in a position, and what comes after it. */
export interface Task {
  title: string;
  question: string;
  /** The board, where the page does not find it by its key. */
  board: Board | null;
  /** The colours of the seats. */
  colors: readonly number[];
  onend: (outcome: Learned[number]) => void;
  next: Way;
  leave: Way;
}

/** A table at which one position stands: what is played there is judged, and the position stays. */
export class ExerciseTable implements TableService {
  readonly id = "exercise";
  readonly address = "";
  readonly company = null;
  /** The move that was tried last, and what it is worth. */
  attempt = $state.raw<(Attempt & { move: Move }) | null>(null);
  /** The answer, once it was asked for. */
  solution = $state.raw<Solution | null>(null);
  private isEnded = false;

  constructor(
    private readonly analyst: AnalysisClient,
    readonly posed: Posed,
    readonly task: Task,
  ) {}

  /** Whether a good move was found, or the answer shown. */
  get isOver(): boolean {
    return this.solution !== null || !!this.attempt?.isFound;
  }

  /** Shows the answer. */
  async ask(): Promise<void> {
    this.solution = await this.analyst.call("solution");
    this.end("shown");
  }

  async show(): Promise<TableShown> {
    const { view, board } = this.posed;
    const seats = view.players.map(({ name, kind }, seat) => ({
      ...{ chair: seat, seat, name, bot: botOf(kind), kind: seat === view.seat ? ("human" as const) : ("bot" as const) },
      ...{ held: true, muted: false, connected: true },
    }));
    const colors = SEATS.map((seat) => this.task.colors[seat] ?? seat);
    const settings = { board, pace: 0, clock: null, public: false, fixed_seats: true, colors };
    const table = { id: this.id, status: "finished" as const, settings, chat: false, bots_ready: true, created: 0, spectators: 0, game: this.id, round: 0, seats };
    return { table, you: { chairs: [view.seat!], host: true }, waiting: view.waiting_for, last_at: 0 };
  }

  connect(chair: number | null): TableClient {
    return new TableClient(chair, (client) => {
      void this.tell(client);
      return { send: (message) => void this.act(client, message), close: () => undefined };
    });
  }

  loadBoard(key: string): Promise<Board> {
    return this.task.board ? Promise.resolve(this.task.board) : loadBoard(key);
  }

  async command(_: number, text: string): Promise<Meaning> {
    return this.analyst.call("command", text, await wordsOfCommands());
  }

  likeliestClaim(_: number, route: string): Promise<Move> {
    return this.analyst.call("likeliestClaim", route);
  }

  unseenCards(): Promise<Record<string, number>> {
    return this.analyst.call("unseenCards");
  }

  // What else a table can do is not asked of one position.

  readonly rematch = refuse;
  readonly setPace = refuse;
  readonly setColor = refuse;
  readonly giveToBot = refuse;
  readonly takeBack = refuse;
  readonly statistics: () => Promise<GameStatistics> = refuse;
  readonly record: () => Promise<Blob> = refuse;
  readonly retention: () => Promise<string> = refuse;

  games(): Promise<GameInfo[]> {
    return Promise.resolve([]);
  }

  replayAddress(): string {
    return "";
  }

  /** Tells a client how the table stands. */
  private async tell(client: TableClient): Promise<void> {
    const { table } = await this.show();
    const { view, moves, entries } = this.posed;
    client.opened();
    client.receive({ type: "table", table, you: { chair: client.chair, seat: view.seat } });
    client.receive({ type: "game", game: this.id, number: entries.length, entries, view, moves, undo: false, undo_until: null, deadline: null });
  }

  /** Judges a move; what the rules say against it is told as at every table. */
  private async act(client: TableClient, message: Parameters<Connection["send"]>[0] | ClientMessage): Promise<void> {
    if (!("id" in message)) return;
    const { id } = message;
    try {
      if (message.type !== "move") throw new LocalFault("undo-refused");
      const move = message.move as Move;
      this.attempt = { ...(await this.analyst.call("attempt", move)), move };
      client.receive({ type: "ack", id, number: 0 });
      if (this.attempt.isFound) this.end("found");
    } catch (error) {
      client.receive({ type: "refused", id, error: faultOf(error) });
    }
  }

  /** Ends the exercise, once. */
  private end(outcome: Learned[number]): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.task.onend(outcome);
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new LocalFault("local-failed"));
}
