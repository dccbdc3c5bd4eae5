import type { EngineBoard } from "../engine/board";
import { Game } from "../engine/game";
import { loads } from "../json/loads";
import { Engine, type CarriedBoard, type EngineFiles } from "../local/engine";
import { hint, type Hint } from "./hint";
import { Judge } from "./judge";
import type { Numbers } from "./numbers";
import { Reviewer } from "./review";
import type { Deal, ReviewedMove } from "./summary";

/** Where the files are that an analysis needs; all addresses are absolute. */
export interface AnalysisFiles extends EngineFiles {
  numbers: string;
}

/** A game that is ready for its review. */
export interface OpenedGame {
  /** How many moves it has. */
  count: number;
  /** A move that loses this much is a mistake. */
  mistake: number;
  /** How many moments that turned it are shown. */
  moments: number;
}

/** Reviews one game, or gives hints; each worker has one. */
export class Analyst {
  private readonly engine: Engine;
  private readonly judges = new Map<string, Promise<Judge>>();
  private reviewer: Reviewer | undefined;

  constructor(private readonly files: AnalysisFiles) {
    this.engine = new Engine(files);
  }

  /** Opens the file of a finished game; with the board that it carries, if a server has read that for the page. */
  async open(file: Blob, carried: CarriedBoard | null): Promise<OpenedGame> {
    const [kernel, numbers, content] = await Promise.all([this.engine.kernel(), this.numbers(), file.arrayBuffer()]);
    const record = loads(new Uint8Array(content));
    const board = await this.engine.boardOf(record, carried);
    const game = Game.replay(kernel, () => board, record);
    const judge = await this.judge(game.board, game.players.length);
    this.reviewer = new Reviewer(game, record, judge, numbers.review);
    const { mistake, review } = numbers;
    return { count: this.reviewer.count, mistake, moments: review.moments };
  }

  /** Judges what decided the open game before its first move. */
  async deal(): Promise<Deal> {
    return this.reviewer!.deal();
  }

  /** Reviews a move of the open game. */
  async move(number: number): Promise<ReviewedMove> {
    return this.reviewer!.move(number);
  }

  /** Returns a hint for the seat that has made an observation. */
  async hint(key: string, observation: Uint8Array): Promise<Hint> {
    const [kernel, numbers, board] = await Promise.all([this.engine.kernel(), this.numbers(), this.engine.board(key)]);
    const players = kernel.read("observation", observation).get("state.players");
    return hint(kernel, board, await this.judge(board, players), observation, numbers.hint);
  }

  private numbers(): Promise<Numbers> {
    return this.engine.json<Numbers>(this.files.numbers);
  }

  /** Returns the judge of a board and this many players, made once. */
  private judge(board: EngineBoard, players: number): Promise<Judge> {
    const key = `${players} ${board.key}`;
    const judge = this.judges.get(key) ?? this.newJudge(board, players);
    this.judges.set(key, judge);
    judge.catch(() => this.judges.delete(key));
    return judge;
  }

  private async newJudge(board: EngineBoard, players: number): Promise<Judge> {
    const [kernel, numbers, net] = await Promise.all([this.engine.kernel(), this.numbers(), this.engine.net(players)]);
    return new Judge(kernel, board, players, numbers, net);
  }
}
