import { read, write } from "./storage";

const KEY = "cablecar-lesson";

/** How far this browser has come in the first game. */
export interface SavedLesson {
  table: string;
  /** The number of the step, from 0. */
  step: number;
  /** The entry of the game after which the step began. */
  since: number;
  isHidden: boolean;
}

/** Returns the lesson that this browser keeps, if there is one. */
export function savedLesson(): SavedLesson | null {
  return read<SavedLesson | null>(KEY, null);
}

/** Keeps a lesson; null lets it go. */
export function saveLesson(lesson: SavedLesson | null): void {
  write(KEY, lesson);
}

/** Returns whether a table is that of the first game. */
export function isTaught(table: string): boolean {
  return savedLesson()?.table === table;
}
