import type { Meaning, readCommand } from "../commands/read";
import type { Claims } from "../engine/claims";
import type { Game } from "../engine/game";
import { seenBy } from "../game/seen";
import type { Entry, Move, View } from "../game/types";
import { now } from "../store/types";
import type { JudgedMove } from "./judge";

/** A position as the seat knows it that is to find a good move. */
export interface Posed {
  /** The key of its board. */
  board: string;
  view: View;
  /** All legal moves. */
  moves: Move[];
  /** What was done before, as the seat has seen it. */
  entries: Entry[];
}

/** A game, and how many events had happened after the deal and after each of its moves. */
export interface Played {
  game: Game;
  told: readonly number[];
}

/** Plays a game up to a number of moves. */
export function playedTo(stages: Iterable<Game>, moves: number): Played {
  const told: number[] = [];
  for (const game of stages) {
    told.push(game.events.length);
    if (game.moves.length === moves) return { game, told };
  }
  throw new RangeError(`${moves} moves`);
}

/** What a move is worth that was tried. */
export interface Attempt {
  /** By how much it leaves less chance to win than the best one. */
  loss: number;
  /** Whether that is no mistake. */
  isFound: boolean;
}

/** The best move, and the chance to win that it promises. */
export interface Solution {
  move: Move;
  chance: number;
}

/** A position in which a seat is to find a good move: from its own mistakes, or from a collection. */
export class Exercise {
  private found: JudgedMove | undefined;

  constructor(
    private readonly played: Played,
    readonly seat: number,
    /** Returns all legal moves, the best first; one that is tried is judged as thoroughly as the best. */
    private readonly judged: (tried?: number) => JudgedMove[],
    /** Who gives away so much of the chance to win has made a mistake. */
    private readonly mistake: number,
  ) {}

  /** Returns the position, without anything of its solution. */
  posed(): Posed {
    const { game, seat, entries } = this;
    return { board: game.board.key, view: game.view(seat), moves: game.legalMoves(seat), entries };
  }

  /** Judges a move; what the rules refuse is thrown. */
  attempt(move: Move): Attempt {
    const { game, seat } = this;
    const action = game.action(seat, move);
    if (!game.legalActions(seat).includes(action)) game.play(seat, move); // the rules say why not
    const loss = this.lossOf(action);
    return { loss, isFound: loss < this.mistake };
  }

  solution(): Solution {
    const { action, chance } = this.best;
    return { move: this.game.move(this.seat, action), chance };
  }

  private get best(): JudgedMove {
    return (this.found ??= this.judged()[0]!);
  }

  /** Returns by how much an action leaves less chance than the best one; another one that only now seems better is none the worse. */
  private lossOf(action: number): number {
    if (action === this.best.action) return 0;
    const { chance } = this.judged(action).find((judged) => judged.action === action)!;
    return Math.max(0, this.best.chance - chance);
  }

  private get game(): Game {
    return this.played.game;
  }

  private get entries(): Entry[] {
    const { game, told } = this.played;
    return game.moves.map(({ seat }, index) => {
      const events = game.events.slice(told[index], told[index + 1]);
      return { number: index + 1, kind: "move", seat, actor: game.players[seat]!.kind, at: now(), events: events.map((event) => seenBy(event, this.seat)) };
    });
  }

  /** Returns what can be said of the routes that the seat names. */
  get claims(): Claims {
    return this.game.claims(this.seat);
  }

  /** Tells what a typed command means. */
  command(read: typeof readCommand, text: string): Meaning {
    const { game, seat } = this;
    return read(text, game.board.data, game.view(seat), game.legalMoves(seat), this.claims);
  }
}
