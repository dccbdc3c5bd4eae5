import { OWN, type ReplayStep } from "../game/replay";
import { seenBy } from "../game/seen";
import type { GameEvent, GameStatistics, View } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import { isObject } from "../json/checks";
import { Game, type FindBoard, type GameRecord } from "./game";
import { statisticsOf } from "./statistics";

/** A game file, every move of it checked, step by step. */
export interface ReplayedGame {
  /** The key of its board. */
  board: string;
  /** The deal, and each move. */
  steps: ReplayStep[];
  /** Its figures, without times, which no file tells; null where the game was broken off. */
  statistics: GameStatistics | null;
}

type Part = Record<string, unknown>;

const VERSION_DIGITS = 8;

/** Returns the keys that the board of a record can have: as one that comes with Cable Car, and as one of its own. */
export function boardKeys(record: unknown): string[] {
  const board = isObject(record) ? record["board"] : null;
  if (!isObject(board) || typeof board["id"] !== "string" || typeof board["sha256"] !== "string") return [];
  return [board["id"], `${board["id"]}@${board["sha256"].slice(0, VERSION_DIGITS)}`];
}

/** Replays a game file; what is wrong with it is thrown. */
export function replayed(kernel: Kernel, findBoard: FindBoard, record: GameRecord): ReplayedGame {
  const steps = new Steps();
  let last: Game | undefined;
  for (const game of Game.replaying(kernel, findBoard, record)) {
    steps.add(game);
    last = game;
  }
  const { board, isOver, moves } = last!;
  return { board: board.key, steps: steps.made, statistics: isOver ? statisticsOf(last!, moves.map(() => 0)) : null };
}

/** The steps of a game while it is replayed: what happened, and what it changed of each view. */
class Steps {
  readonly made: ReplayStep[] = [];
  /** How many events belong to the steps so far. */
  private told = 0;
  /** What a spectator and each seat saw after the last step. */
  private views: Part[] = [];

  /** Notes the step that a game has just made. */
  add(game: Game): void {
    const events = game.events.slice(this.told);
    const views = viewsOf(game);
    const [view, ...own] = views.map((part, index) => changes(part, this.views[index] ?? {}));
    this.made.push({ seat: game.moves.at(-1)?.seat ?? null, events, hidden: hiddenOf(events), view: view!, own });
    this.told = game.events.length;
    this.views = views;
  }
}

/** Returns what a spectator sees, and then what each seat has of its own. */
function viewsOf(game: Game): Part[] {
  const own = (view: View) => Object.fromEntries(OWN.map((name) => [name, view[name]]));
  return [{ ...game.view(null) }, ...game.players.map((_, seat) => own(game.view(seat)))];
}

/** Returns the parts of a view that are new or changed, and what is so of each player. */
function changes(view: Part, before: Part): Part {
  const isNew = ([name, part]: [string, unknown]) => JSON.stringify(part) !== JSON.stringify(before[name]);
  const changed = Object.fromEntries(Object.entries(view).filter(isNew));
  const [players, earlier] = [changed["players"], before["players"]] as [Part[] | undefined, Part[] | undefined];
  if (players && earlier) changed["players"] = players.map((player, seat) => changes(player, earlier[seat]!));
  return changed;
}

/** Returns what all but its seat saw of events, by their index: only where that was less. */
function hiddenOf(events: GameEvent[]): Record<number, GameEvent> {
  const seen = events.map((event, index) => [index, seenBy(event, null)] as const);
  return Object.fromEntries(seen.filter(([index, shown]) => shown !== events[index]));
}
