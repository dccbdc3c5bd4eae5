import type { BoardData, Move, Result } from "../game/types";

/** Who sits in a seat, as in the game file. */
export interface Player {
  name: string;
  /** "human", or "bot:" and the bot's name. */
  kind: string;
}

/** A move that was made. */
export interface PlayedMove {
  seat: number;
  move: Move;
  /** The card taken, or the tickets drawn. */
  revealed: string[];
}

/** Every outcome of chance in a game: the first orders and each new deck, top first. */
export interface Shuffles {
  transport: string[];
  tickets: string[];
  souvenirs: string[];
  reshuffles: string[][];
}

/** The board that a game file names, whole unless it comes with Cable Car. */
export interface BoardEntry {
  id: string;
  sha256: string;
  data?: BoardData;
}

/** A move in a game file, with what it revealed. */
export type RecordedMove = Move & { seat: number; card?: string; tickets?: string[] };

/** A game file: docs/guide/record.md. */
export interface GameRecord {
  format: string;
  board: BoardEntry;
  engine: string;
  players: Player[];
  seed: string;
  shuffles: Shuffles;
  moves: RecordedMove[];
  result: Omit<Result, "places"> | null;
}
