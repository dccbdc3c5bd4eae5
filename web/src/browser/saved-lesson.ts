import { read, write } from "./storage";

const KEY = "cablecar-lesson";

/** How far this browser has come in the first game. */
export interface KeptLesson {
  table: string;
  /** The number of the step, from 0. */
  step: number;
  /** The entry of the game after which the step began. */
  since: number;
  isHidden: boolean;
}

/** Returns the lesson that this browser keeps, if there is one. */
export function keptLesson(): KeptLesson | null {
  return read<KeptLesson | null>(KEY, null);
}

/** Keeps a lesson; null lets it go. */
export function keepLesson(lesson: KeptLesson | null): void {
  write(KEY, lesson);
}

/** Tells whether a table is that of the first game. */
export function isTaught(table: string): boolean {
  return keptLesson()?.table === table;
}
