import type { EngineBoard } from "../engine/board";
import { Game } from "../engine/game";
import type { Kernel } from "../kernel/kernel";
import { hex, sha256 } from "../kernel/sha256";
import { Exercise } from "./exercise";
import type { Judge, JudgedMove } from "./judge";
import type { Numbers } from "./numbers";

/** Where a puzzle is found: `Puzzle` of `cablecar.analysis.puzzles`. */
export interface Puzzle {
  /** The number of its game in the series. */
  number: number;
  /** The bot in each seat. */
  bots: string[];
  /** The moves before the position, each of the first seat that is to move. */
  actions: number[];
  /** What it is about, the first before all. */
  ideas: string[];
  /** How many of a hundred tries by bots did not find it. */
  difficulty: number;
}

/** All puzzles, the easiest first. */
export interface Puzzles {
  /** The key of their board. */
  board: string;
  /** The series of games that they are taken from. */
  series: number;
  puzzles: Puzzle[];
}

/** How many digits of a hash the seed of a game in a series has. */
const DIGITS = 32;

/** Returns a puzzle as an exercise for the seat that is to move; every move before it is checked under the rules. */
export function puzzleExercise(kernel: Kernel, board: EngineBoard, judge: Judge, series: number, puzzle: Puzzle, { puzzle: { effort }, mistake }: Numbers): Exercise {
  const { number, bots, actions } = puzzle;
  const seed = hex(sha256(`${series} ${number}`)).slice(0, DIGITS);
  const game = Game.deal(kernel, board, bots.map((bot) => ({ name: bot, kind: `bot:${bot}` })), seed);
  const told = [game.events.length];
  for (const action of actions) {
    const [seat] = game.waitingFor as [number];
    game.play(seat, game.move(seat, action));
    told.push(game.events.length);
  }
  const [seat] = game.waitingFor as [number];
  const observation = game.observe(seat);
  let judged: JudgedMove[] | undefined;
  const judgedOnce = () => {
    if (!judged) judge.seed(`puzzle ${number}`);
    return (judged ??= judge.moves(observation, effort));
  };
  return new Exercise({ game, told }, seat, judgedOnce, mistake);
}
