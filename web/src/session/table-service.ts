import type { Meaning } from "../commands/read";
import type { Board } from "../game/board";
import type { GameStatistics, Move } from "../game/types";
import type { GameInfo, TableShown } from "../server/types";
import type { TableClient } from "./client.svelte";

/** A table, wherever it is: all that the page may ask of it. What is refused is thrown as `Refused`. */
export interface TableService {
  readonly id: string;
  /** Where the page shows the table. */
  readonly address: string;
  /** What only a table has to which others come; null where everybody plays on this device. */
  readonly company: Company | null;
  /** Whether a player there may ask for hints. */
  readonly hasHints?: boolean;
  /** Returns how the table stands, and which of its seats are ours. */
  show(): Promise<TableShown>;
  /** Follows the table from one of our seats, or as a spectator. */
  connect(chair: number | null): TableClient;
  loadBoard(key: string): Promise<Board>;
  /** Begins the next game; a bot that is named plays from all chairs of bots. */
  rematch(bot: string | null): Promise<void>;
  /** Lets bots wait this many seconds before they move. */
  setPace(pace: number): Promise<void>;
  /** Chooses the colour of a seat of ours. */
  setColor(chair: number, color: number): Promise<void>;
  /** Lets a bot play a seat of ours. */
  giveToBot(chair: number): Promise<void>;
  /** Takes a seat of ours back from a bot. */
  takeBack(chair: number): Promise<void>;
  /** Returns what a typed command means. */
  command(chair: number, text: string): Promise<Meaning>;
  /** Returns which claim is most likely meant by a route alone. */
  likeliestClaim(chair: number, route: string): Promise<Move>;
  /** Returns how many cards of each colour a seat has not seen: in the draw pile, or hidden in others' hands. */
  unseenCards(chair: number): Promise<Record<string, number>>;
  /** Returns all games of the table, the first first. */
  games(): Promise<GameInfo[]>;
  statistics(game: string): Promise<GameStatistics>;
  /** Returns the file of a finished game. */
  record(game: string): Promise<Blob>;
  /** Where the page replays a finished game; with "&review" behind it, reviews it at once. */
  replayAddress(game: string): string;
  /** Returns a sentence on how long finished games are kept. */
  retention(): Promise<string>;
}

/** A table to which others come: who sits there, and what is said. */
export interface Company {
  /** What is sent to those who are to come, as this browser reaches the table. */
  readonly link: string;
  join(name: string, chair: number | null): Promise<void>;
  start(): Promise<void>;
  /** Leaves a seat of ours for good. */
  leave(chair: number): Promise<void>;
  /** Puts a bot on a seat before the start, or opens it to others. */
  setSeat(chair: number, bot: string | null): Promise<void>;
  /** Removes the player who sits there. */
  closeSeat(chair: number): Promise<void>;
  /** Lets a bot play for somebody who is away, until they come back. */
  standIn(chair: number): Promise<void>;
  /** Returns a link by which somebody else takes the seat of a person who is away or has left. */
  offerLink(chair: number): Promise<string>;
  /** Returns a link that moves a seat of ours to another device. */
  transferLink(chair: number): Promise<string>;
  forgetName(chair: number): Promise<void>;
  switchChat(on: boolean): Promise<void>;
  mute(chair: number, muted: boolean): Promise<void>;
  deleteLine(number: number): Promise<void>;
}
