import type { FaultWithReason } from "../json/faults";
import type { Player, Shuffles } from "../engine/game";
import type { Learned } from "../game/types";
import type { RecordedMove } from "../json/types";
import type { components } from "../wire";

type Schemas = components["schemas"];

export type ClientMessage = Schemas["ClientMessage"];
export type Fault = Schemas["Fault"];
export type GameInfo = Schemas["GameInfo"];
export type GameMessage = Schemas["GameMessage"];
export type GameStatistics = Schemas["GameStatistics"];
export type NewTable = Schemas["NewTable"];
export type ServerMessage = Schemas["ServerMessage"];
export type TableSettings = Schemas["TableSettings"];
export type TableShown = Schemas["TableShown"];
export type TableState = Schemas["TableState"];
export type EntryKind = Schemas["EntryJson"]["kind"];
export type GameResult = NonNullable<GameInfo["result"]>;

/** What the ids of tables and games are. */
export const ID = /^[\w-]{1,64}$/;

/** The version of what is kept; another one can't be read here. */
export const STORE_VERSION = 1;

/** A chair of a table on this device. */
export interface StoredSeat {
  chair: number;
  kind: "human" | "bot";
  name: string;
  /** The bot that plays now, also in place of a person. */
  bot: string | null;
}

/** A table of this device, with what the list of games shows of it. */
export interface StoredTable {
  version: number;
  id: string;
  created: number;
  /** When something was last done there. */
  used: number;
  status: "playing" | "finished";
  settings: TableSettings;
  seats: StoredSeat[];
  /** The newest game, and which of the table that is, from 1. */
  game: string;
  round: number;
  /** The points of each chair. */
  points: number[];
  /** The chairs that are to act. */
  waiting: number[];
}

/** What a game began with, and how it ended. */
export interface StoredGame {
  version: number;
  id: string;
  table: string;
  round: number;
  board: string;
  players: Player[];
  /** The chair of each seat: seats are in the order of turns. */
  chairs: number[];
  seed: string;
  /** The first orders of the piles, top first. */
  shuffles: Omit<Shuffles, "reshuffles">;
  started: number;
  /** The version of Cable Car that it was begun with. */
  engine: string;
  ended: number | null;
  result: GameResult | null;
  statistics: GameStatistics | null;
}

/** One thing done in a game; entries are numbered from 1 and only ever added. */
export interface StoredEntry {
  game: string;
  number: number;
  kind: EntryKind;
  seat: number;
  actor: string;
  at: number;
  /** The id of the message that asked for it. */
  id?: string;
  /** The move with what it revealed, as the game file writes it. */
  move?: RecordedMove;
  /** The new decks that the move caused. */
  reshuffles?: string[][];
}

/** What is known of the review of a finished game, perhaps not all of it. */
export interface StoredReview {
  /** The id of a game of this device, or the hash of another one's file. */
  game: string;
  /** What it was made by: another one makes another review. */
  made: string;
  /** The game as it was opened, its deal, and its moves; what is not reviewed yet is null. */
  opened: unknown;
  deal: unknown;
  moves: unknown[];
  learned?: Learned;
}

/** What a new table is to be; its id is chosen by the caller. */
export interface TableWish {
  id: string;
  seats: ({ kind: "human"; name: string } | { kind: "bot"; bot: string })[];
  board: string;
  pace: number;
  clock?: number | null;
  fixed_seats?: boolean;
  /** The colour of each chair, each colour once. */
  colors?: number[];
}

/** Something that was refused here, by the key of its sentence. */
export class LocalFault extends Error {
  readonly fault: Fault;

  constructor(fault: string | Fault, values: Fault["values"] = {}) {
    const told = typeof fault === "string" ? { key: fault, message: "", values, rule: null } : fault;
    super(told.key);
    this.fault = told;
  }
}

/** Whether the games that are open here are kept; "none" where there are none. */
export type Kept = "yes" | "no" | "none";

/** Returns why something failed, as the page learns it: of what nobody expected, whether that may cost a game. */
export function faultOf(error: unknown, kept: Kept = "none"): FaultWithReason {
  const told = (error as { fault?: FaultWithReason } | null)?.fault;
  if (told) return told;
  console.error(error);
  return new LocalFault("local-failed", { kept }).fault;
}

/** Returns the present in seconds. */
export function now(): number {
  return Math.round(Date.now()) / 1000;
}
