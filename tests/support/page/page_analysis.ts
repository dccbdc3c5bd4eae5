// Lets the page review games and give hints; page_analysis.py says what Python says of the same.
import type { Attempt, Posed, Solution } from "../../../web/src/analysis/exercise";
import { hint, type Hint } from "../../../web/src/analysis/hint";
import { Judge } from "../../../web/src/analysis/judge";
import type { Numbers } from "../../../web/src/analysis/numbers";
import { puzzleExercise, type Puzzle } from "../../../web/src/analysis/puzzle";
import { Reviewer } from "../../../web/src/analysis/review";
import { summary, type Deal, type Review, type ReviewedMove } from "../../../web/src/analysis/summary";
import { loadEngineBoard, type EngineBoard } from "../../../web/src/engine/board";
import { Game } from "../../../web/src/engine/game";
import type { BoardData } from "../../../web/src/game/types";
import { loads } from "../../../web/src/json/loads";
import { Kernel, type Layout } from "../../../web/src/kernel/kernel";

interface Batch {
  /** Base64, as are the table of the board, nets, files and observations. */
  wasm: string;
  layout: Layout;
  numbers: Numbers;
  nets: Record<string, string>;
  board: { key: string; data: BoardData; table: string };
  files: string[];
  observations: string[];
  puzzles: { series: number; chosen: Puzzle[] };
}

/** What is answered in the position of a mistake. */
interface Answered {
  number: number;
  posed: Posed;
  /** What the move that was made, and the best one, are worth when they are tried. */
  made: Attempt;
  best: Attempt;
  solution: Solution;
}

interface Answers {
  games: { deal: Deal; moves: ReviewedMove[]; review: Review; mistakes: Answered[]; milliseconds: number }[];
  hints: { hint: Hint; milliseconds: number }[];
  puzzles: { posed: Posed; attempts: Attempt[]; solution: Solution }[];
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export async function run(batch: Batch): Promise<Answers> {
  const { layout, numbers, nets } = batch;
  const kernel = await Kernel.load(layout, bytesOf(batch.wasm) as BufferSource);
  const board = loadEngineBoard(kernel, batch.board.key, batch.board.data, bytesOf(batch.board.table));
  const judges = new Map<number, Judge>();
  const judgeFor = (players: number) => {
    const judge = judges.get(players) ?? new Judge(kernel, board, players, numbers, bytesOf(nets[players]!));
    judges.set(players, judge);
    return judge;
  };
  return {
    games: batch.files.map((file) => reviewed(kernel, board, judgeFor, bytesOf(file), numbers)),
    hints: batch.observations.map(bytesOf).map((observation) => {
      const judge = judgeFor(kernel.read("observation", observation).get("state.players"));
      const begun = performance.now();
      const found = hint(kernel, board, judge, observation, numbers.hint);
      return { hint: found, milliseconds: performance.now() - begun };
    }),
    puzzles: batch.puzzles.chosen.map((puzzle) => {
      const exercise = puzzleExercise(kernel, board, judgeFor(puzzle.bots.length), batch.puzzles.series, puzzle, numbers);
      const posed = exercise.posed();
      return { posed, attempts: posed.moves.map((move) => exercise.attempt(move)), solution: exercise.solution() };
    }),
  };
}

/** Reviews a game from its end to its beginning: workers share its moves out, so their order must not matter. */
function reviewed(kernel: Kernel, board: EngineBoard, judgeFor: (players: number) => Judge, file: Uint8Array, { review, mistake }: Numbers): Answers["games"][number] {
  const begun = performance.now();
  const record = loads(file);
  const game = Game.replay(kernel, () => board, record);
  const reviewer = new Reviewer(game, record, judgeFor(game.players.length), review);
  const moves = Array.from({ length: reviewer.count }, (_, before) => reviewer.move(reviewer.count - before)).reverse();
  const deal = reviewer.deal();
  const told = { deal, moves, review: summary(deal, moves, mistake, review.moments), milliseconds: performance.now() - begun };
  return { ...told, mistakes: told.review.seats.flatMap(({ mistakes }) => mistakes).map((made) => answered(reviewer, made, mistake)) };
}

/** Looks at the position of a mistake again. */
function answered(reviewer: Reviewer, { number, move }: ReviewedMove, mistake: number): Answered {
  const exercise = reviewer.exercise(number, mistake);
  const posed = exercise.posed();
  const made = exercise.attempt(move);
  const solution = exercise.solution();
  return { number, posed, made, best: exercise.attempt(solution.move), solution };
}
