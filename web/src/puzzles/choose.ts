import type { Puzzle } from "../analysis/puzzle";
import type { Learned } from "../game/types";

/** The levels of difficulty, and from which one on each begins. */
export const LEVELS = { easy: 0, medium: 20, hard: 40 } as const;
export type Level = keyof typeof LEVELS;

/** What a player wants to solve; "" is any. */
export interface Wish {
  level: Level | "";
  idea: string;
}

/** Returns how difficult a puzzle is. */
export function levelOf({ difficulty }: Puzzle): Level {
  return difficulty >= LEVELS.hard ? "hard" : difficulty >= LEVELS.medium ? "medium" : "easy";
}

/** Returns the puzzles that somebody wants. */
export function wanted(puzzles: readonly Puzzle[], { level, idea }: Wish): Puzzle[] {
  return puzzles.filter((puzzle) => (!level || levelOf(puzzle) === level) && (!idea || puzzle.ideas.includes(idea)));
}

/** Returns the next puzzle that is not done, after one of them or from the easiest on; nothing where all are done. */
export function nextOf(puzzles: readonly Puzzle[], done: Learned, after?: Puzzle): Puzzle | undefined {
  const at = after ? puzzles.indexOf(after) + 1 : 0;
  return [...puzzles.slice(at), ...puzzles.slice(0, at)].find((puzzle) => puzzle !== after && !(puzzle.number in done));
}
