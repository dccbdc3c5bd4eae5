import { Game, type GameRecord, type PlayedMove } from "../engine/game";
import { Exercise, playedTo } from "./exercise";
import type { Followed, Judge, JudgedMove } from "./judge";
import type { Numbers } from "./numbers";
import type { Deal, Decision, ReviewedMove } from "./summary";

/** A game between two moves, with everything open. */
interface Moment {
  state: Uint8Array;
  reshuffles: number;
  cards: number;
  tickets: number;
}

/** A move that was made, and what its seat knew before it. */
interface Made extends PlayedMove {
  action: number;
  observation: Uint8Array;
  /** How many moves were legal. */
  choices: number;
}

/** The seed of all reviews: the same game has one review. */
const SEED = 0;
/** How many times as long as a move the deal is looked at. */
const DEALS = 4;

/** Reviews the moves of a finished game, in any order, as `cablecar.analysis.review` does. */
export class Reviewer {
  /** The share of each seat in the victory. */
  private readonly shares: number[];
  private readonly made: Made[] = [];
  /** How the game stood after the deal, and after each move. */
  private readonly moments: readonly Moment[];
  /** Plays the game again, move by move. */
  private readonly stages: () => Generator<Game, void>;

  /** Takes a game from its record; it is played again for what every seat knew. */
  constructor(
    game: Game,
    record: GameRecord,
    private readonly judge: Judge,
    private readonly numbers: Numbers["review"],
  ) {
    const { players, moves } = game;
    const { winners } = game.result!;
    this.stages = () => Game.replaying(game.kernel, () => game.board, record);
    this.shares = players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    const moments: Moment[] = [];
    for (const stage of this.stages()) {
      const next = moves[moments.length];
      if (next) this.made.push(madeFrom(stage, next));
      moments.push(momentOf(stage));
    }
    this.moments = moments;
  }

  /** How many moves there are. */
  get count(): number {
    return this.made.length;
  }

  /** Judges what decided the game before the first move, and how it ended. */
  deal(): Deal {
    const { judge, shares, moments, numbers } = this;
    judge.seed(`deal ${SEED}`);
    const chances = judge.openChances(moments[0]!.state, 0, DEALS * numbers.guesses);
    return { base: judge.base, luck: difference(chances, judge.base), results: shares, isCalibrated: judge.isCalibrated };
  }

  /** Reviews a move, by its number from 1. */
  move(number: number): ReviewedMove {
    const made = this.made[number - 1]!;
    const usual = this.judge.usual(made.observation);
    const judged = this.judged(number, made, usual);
    this.judge.seed(`follow ${SEED} ${number}`);
    const came = this.followed(number, made, usual);
    const decision = judged.length ? this.decision(made, judged, usual) : null;
    const luck = decision ? came.luck.map((share, seat) => share + came.decided[seat]! - decision.effects[seat]!) : came.luck;
    const chances = number < this.count ? came.chances : this.shares;
    return { number, seat: made.seat, move: made.move, decision, chances, luck, variance: came.variance };
  }

  /** Returns the position before a move, by its number from 1, in which its seat may find a better one; who loses so much has made a mistake. */
  exercise(number: number, mistake: number): Exercise {
    const made = this.made[number - 1]!;
    const usual = this.judge.usual(made.observation);
    const judged = (action = made.action) => this.judged(number, { ...made, action }, usual);
    return new Exercise(playedTo(this.stages(), number - 1), made.seat, judged, mistake);
  }

  /** Returns the legal moves as the seat could judge them; nothing where there was no choice. */
  private judged(number: number, { observation, action, choices }: Made, usual: number): JudgedMove[] {
    if (choices < 2) return [];
    this.judge.seed(`judge ${SEED} ${number}`);
    return this.judge.moves(observation, this.numbers.effort, action, usual);
  }

  private decision({ action }: Made, judged: JudgedMove[], usual: number): Decision {
    const byAction = (wanted: number) => judged.find((move) => move.action === wanted)!;
    const made = byAction(action);
    return { chance: made.chance, loss: made.loss, error: made.error, effects: difference(made.plain, byAction(usual).plain) };
  }

  private followed(number: number, { seat, action, move }: Made, usual: number): Followed {
    const { judge, numbers } = this;
    const [before, after] = this.moments.slice(number - 1) as [Moment, Moment];
    if (after.reshuffles > before.reshuffles) return judge.followReshuffle(before.state, seat, usual, action, after.state, numbers.guesses);
    const cards = Math.max(0, before.cards - after.cards);
    const tickets = move.do === "draw_tickets" ? before.tickets - after.tickets : 0;
    return judge.follow(before.state, seat, usual, action, [cards, tickets], numbers.guesses);
  }
}

function momentOf(game: Game): Moment {
  const state = game.truth();
  const told = game.kernel.read("state", state);
  return { state, reshuffles: game.shuffles.reshuffles.length, cards: told.get("deck_size"), tickets: told.get("ticket_deck_size") };
}

/** Returns the next move of a game, with what is known before it. */
function madeFrom(game: Game, played: PlayedMove): Made {
  const { seat, move } = played;
  const [action, observation] = [game.action(seat, move), game.observe(seat)];
  return { ...played, action, observation, choices: game.legalActions(seat).length };
}

function difference(one: number[], other: number[]): number[] {
  return one.map((number, seat) => number - other[seat]!);
}
