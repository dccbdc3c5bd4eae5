import type { BoardData, Move } from "../game/types";

/** A move as the game file writes it: with its seat, and what it revealed. */
export type RecordedMove = { seat: number; card?: string; tickets?: string[] } & Move;

/** A game file. Only one that the server has checked is replayed. */
export interface GameRecord {
  format: string;
  board: { id: string; sha256: string; data?: BoardData };
  engine: string;
  players: { name: string; kind: string }[];
  seed: string;
  shuffles: { transport: string[]; tickets: string[]; souvenirs: string[]; reshuffles: string[][] };
  moves: RecordedMove[];
  result: object | null;
}
