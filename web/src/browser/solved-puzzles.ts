import type { Learned } from "../game/types";
import { read, write } from "./storage";

const KEY = "cablecar-puzzles";

/** Returns what became of puzzles in this browser. */
export function solvedPuzzles(): Learned {
  return read<Learned>(KEY, {});
}

/** Adds what became of puzzles; one that was solved before stays so. */
export function addSolved(more: Learned): Learned {
  const known = solvedPuzzles();
  const found = Object.entries(known).filter(([, outcome]) => outcome === "found");
  const all = { ...known, ...more, ...Object.fromEntries(found) };
  write(KEY, all);
  return all;
}
