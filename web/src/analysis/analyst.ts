import type { EngineBoard } from "../engine/board";
import { Game } from "../engine/game";
import type { Meaning } from "../commands/read";
import type { Move } from "../game/types";
import { loads } from "../json/loads";
import type { Words } from "../language/words";
import { Engine, type CarriedBoard, type EngineFiles } from "../local/engine";
import type { Attempt, Exercise, Posed, Solution } from "./exercise";
import { hint, type Hint } from "./hint";
import { Judge } from "./judge";
import type { Numbers } from "./numbers";
import { puzzleExercise, type Puzzle } from "./puzzle";
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

/** Reviews one game, gives hints, or judges what is tried in a position; each worker has one. */
export class Analyst {
  private readonly engine: Engine;
  private readonly judges = new Map<string, Promise<Judge>>();
  private reviewer: Reviewer | undefined;
  private exercise: Exercise | undefined;
  /** The language whose words for commands are known. */
  private language = "";

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

  /** Poses the position before a move of the open game to its seat. */
  async poseMove(number: number): Promise<Posed> {
    const { mistake } = await this.numbers();
    this.exercise = this.reviewer!.exercise(number, mistake);
    return this.exercise.posed();
  }

  /** Poses a puzzle of a series to the seat that is to move. */
  async posePuzzle(key: string, series: number, puzzle: Puzzle): Promise<Posed> {
    const [kernel, numbers, board] = await Promise.all([this.engine.kernel(), this.numbers(), this.engine.board(key)]);
    this.exercise = puzzleExercise(kernel, board, await this.judge(board, puzzle.bots.length), series, puzzle, numbers);
    return this.exercise.posed();
  }

  /** Judges a move in the position that was posed last; what the rules refuse is thrown. */
  async attempt(move: Move): Promise<Attempt> {
    return this.exercise!.attempt(move);
  }

  /** Tells the best move of the position that was posed last. */
  async solution(): Promise<Solution> {
    return this.exercise!.solution();
  }

  async likeliestClaim(route: string): Promise<Move> {
    return this.exercise!.claims.likeliest(route);
  }

  async unseenCards(): Promise<Record<string, number>> {
    return this.exercise!.claims.unseen();
  }

  /** Tells what somebody means who typed a command, and needs the words for it. */
  async command(text: string, words: Words): Promise<Meaning> {
    const { readCommand, speak } = await import("../local/speech");
    if (this.language !== words.language) speak(words.language, words.texts);
    this.language = words.language;
    return this.exercise!.command(readCommand, text);
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
