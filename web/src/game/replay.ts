import type { Board } from "./board";
import type { Entry, GameEvent, PlayerView, View } from "./types";

/** The parts of a view that each seat has of its own. */
export const OWN = ["hand", "tickets", "offer", "rejected", "closed"] as const;
type Own = Pick<View, (typeof OWN)[number]>;

/** One step of a replayed game: what happened, with everything open, and what it changed. */
export interface ReplayStep {
  /** Who made the move, null for the deal. */
  seat: number | null;
  events: GameEvent[];
  /** What all but its seat saw of an event, by its index in `events`: only where that was less. */
  hidden: Record<number, GameEvent>;
  /** The parts of a spectator's view that are new or changed; of the players, only what changed of each. */
  view: Partial<Omit<View, "players">> & { players?: Partial<PlayerView>[] };
  /** The parts of each seat's own view that are new or changed. */
  own: Partial<Own>[];
}

/** What a spectator saw after a step, and what each seat had of its own. */
interface Frame {
  view: View;
  own: Own[];
}

/** A whole game as the engine replays it: how it stood after every step, the deal being step 0. */
export class Replay {
  private readonly frames: Frame[];

  constructor(
    readonly board: Board,
    deal: ReplayStep,
    private readonly moves: ReplayStep[],
  ) {
    this.frames = [frameOf(deal)];
    for (const move of moves) this.frames.push(after(this.frames.at(-1)!, move));
  }

  get names(): string[] {
    return this.players.map(({ name }) => name);
  }

  get kinds(): string[] {
    return this.players.map(({ kind }) => kind);
  }

  /** The number of the last step. */
  get last(): number {
    return this.frames.length - 1;
  }

  /** Returns what a seat, or with null a spectator, saw after a step. */
  view(step: number, seat: number | null): View {
    const { view, own } = this.frames[step]!;
    return seat === null ? view : { ...view, ...own[seat], seat };
  }

  /** Returns the steps as a log has them, as a seat saw them; with "all", everything open. */
  entries(viewer: number | "all"): Entry[] {
    return this.moves.map((move, number) => {
      const seat = move.seat ?? 0;
      return { number: number + 1, kind: "move", seat, actor: this.kinds[seat] ?? "", at: 0, events: seenEvents(move, viewer) };
    });
  }

  /** Returns where the turn ends that comes after a step, or the one before it: what one seat does in a row is a turn. */
  turnFrom(step: number, direction: 1 | -1): number {
    let at = step + direction;
    while (at > 0 && at < this.last && this.moves[at - 1]!.seat === this.moves[at]!.seat) at += direction;
    return Math.min(Math.max(at, 0), this.last);
  }

  /** Returns the points for routes of each seat after every step. */
  get points(): number[][] {
    return this.names.map((_, seat) => this.frames.map(({ view }) => view.players[seat]!.points));
  }

  /** Returns how many cards each seat held after every step. */
  get handSizes(): number[][] {
    return this.names.map((_, seat) => this.frames.map(({ view }) => view.players[seat]!.hand_size));
  }

  private get players(): View["players"] {
    return this.frames[0]!.view.players;
  }
}

/** Returns the first frame: the deal tells every part of every view. */
function frameOf({ view, own }: ReplayStep): Frame {
  return { view: view as View, own: own as Own[] };
}

/** Returns the frame after a move; what the move leaves alone is shared with the frame before. */
function after({ view, own }: Frame, move: ReplayStep): Frame {
  const players = view.players.map((player, seat) => ({ ...player, ...move.view.players?.[seat] }));
  return { view: { ...view, ...move.view, players }, own: own.map((had, seat) => ({ ...had, ...move.own[seat] })) };
}

/** Returns the events of a step as a seat saw them. */
function seenEvents({ events, hidden }: ReplayStep, viewer: number | "all"): GameEvent[] {
  if (viewer === "all") return events;
  return events.map((event, number) => ("seat" in event && event.seat === viewer ? event : (hidden[number] ?? event)));
}
