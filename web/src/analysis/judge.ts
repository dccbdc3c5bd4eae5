import { SearchRecords } from "../bots/search-records";
import type { EngineBoard } from "../engine/board";
import type { Kernel, RecordView } from "../kernel/kernel";
import { sha256 } from "../kernel/sha256";
import type { Calibration, Effort, Numbers } from "./numbers";

/** A legal move as a seat may judge it. */
export interface JudgedMove {
  action: number;
  /** The chance of each seat to win if all go on as usual. */
  plain: number[];
  /** The chance of the seat itself, if the best move may be made a turn later. */
  chance: number;
  /** By how much that is less than after the best move. */
  loss: number;
  /** The standard error of the loss, for the best move that of its chance. */
  error: number;
}

/** What came of a move, with all cards open; each by seat. */
export interface Followed {
  chances: number[];
  /** What chance did, against its own expectation. */
  luck: number[];
  /** The variance of this luck, because only this many guesses were made. */
  variance: number[];
  /** What the move did, compared with the usual one. */
  decided: number[];
}

/** How many cards and tickets a move showed from the tops of the decks. */
export type Seen = readonly [cards: number, tickets: number];

const GIVEN = new Set(["boards", "nets"]);
const SUMS = ["wins", "leads"] as const;
/** How often guesses see what comes of an action: routes that are one's own then, or another's, and tickets that are complete. */
export type Foresight = Record<"own" | "taken" | "completed", number[]>;

/** Judges positions of one board with this many players, as `cablecar.analysis.judge` does. */
export class Judge {
  /** The chance of each seat before the deal. */
  readonly base: number[];
  /** Whether finished games on this board have confirmed the chances. */
  readonly isCalibrated: boolean;
  private readonly records: SearchRecords;
  private readonly seats: number[];
  private readonly weights: number;
  private readonly own: number;
  private readonly open: number;
  private readonly standings: number;
  private readonly later: number;
  private readonly three: number;
  private readonly moved: number;
  private readonly state: number;
  private readonly foresight: number;
  private readonly choosing: [choices: number, plan: number, paths: number];
  private readonly samples: number;

  constructor(
    private readonly kernel: Kernel,
    private readonly board: EngineBoard,
    players: number,
    private readonly numbers: Numbers,
    net: Uint8Array,
  ) {
    this.seats = [...Array(players).keys()];
    this.isCalibrated = board.sha256 === numbers.calibration.board;
    const most = kernel.layout.entries.begin_judging.parameters[1]!.least as number;
    const weights = numbers.weights[players]!;
    this.weights = kernel.put(new Uint8Array(new Float64Array(weights).buffer));
    this.records = new SearchRecords(kernel, "begin_judging", GIVEN);
    this.records.lay({ boards: board.table, nets: kernel.put(net), weights: this.weights });
    kernel.set("search", this.records.at("searches"), "rounds", numbers.rounds);
    this.own = this.calibration("own");
    this.open = this.calibration("open");
    this.base = this.kernel.at("calibration", this.open).list("base", players);
    this.standings = kernel.records("standing", most);
    this.later = kernel.records("standing", most);
    this.three = kernel.records("standing", 3);
    this.moved = kernel.records("standing");
    this.state = kernel.records("state");
    this.foresight = kernel.records("foresight");
    this.choosing = [kernel.records("choices"), kernel.records("plan"), kernel.records("paths")];
    this.samples = kernel.take(8 * most * Math.max(...[numbers.review, numbers.puzzle, numbers.hint].map(({ effort }) => guessesOf(effort))));
  }

  /** Begins another stream of chance: the same seed gives the same judgement. */
  seed(seed: string): void {
    this.random.set(sha256(seed));
  }

  /** Returns the action that the judge expects of everybody. */
  usual(observation: Uint8Array): number {
    this.observe(observation);
    const { length } = this.numbers.weights[this.seats.length]!;
    return this.kernel.call.choose_action(this.board.table, this.records.at("observations"), ...this.choosing, this.weights, length);
  }

  /** Returns all legal moves, the best first; two of them may be tried as often as the best. */
  moves(observation: Uint8Array, effort: Effort, made = this.none, usual = this.none): JudgedMove[] {
    const { call } = this.kernel;
    const { table } = this.records;
    this.observe(observation);
    const count = call.begin_judging(table, this.standings);
    let [stream, before] = [new Uint8Array(), new Uint8Array()];
    for (const [moves, guesses] of effort) {
      call.drop_worst(table, this.standings, count, moves, made, usual);
      [stream, before] = [this.random.slice(), this.bytes(this.standings, count).slice()];
      call.judge_on(table, this.standings, count, this.samples, guessesOf(effort), count, guesses);
    }
    const plain = Array.from({ length: count }, (_, number) => this.calibrated(this.own, this.standing(number)));
    this.random.set(stream);
    this.wait(before, count, effort.at(-1)![1]);
    return this.ranked(this.kernel.get("observation", this.records.at("observations"), "seat"), count, plain);
  }

  /** Returns what comes of an action some rounds later, as far as a seat may guess. */
  foresee(observation: Uint8Array, action: number, guesses: number): Foresight {
    this.observe(observation);
    this.kernel.call.foresee(this.records.table, this.foresight, action, guesses);
    const found = this.kernel.at("foresight", this.foresight);
    const { routes, tickets } = this.board.data;
    return {
      own: found.list("own", routes.length),
      taken: found.list("taken", routes.length),
      completed: found.list("completed", tickets.length),
    };
  }

  /** Returns how the game stands with all cards open, but for what is still to be drawn. */
  openChances(state: Uint8Array, seat: number, guesses: number): number[] {
    this.standOpen(state, this.moved, seat, guesses);
    return this.calibrated(this.open, this.moved);
  }

  /** Returns what came of a move that showed this many cards and tickets. */
  follow(state: Uint8Array, seat: number, usual: number, made: number, seen: Seen, guesses: number): Followed {
    const isSeen = seen[0] + seen[1] > 0;
    const [expected, moved, came] = this.threeStandings;
    this.bytesOf("state", this.state).set(state);
    this.kernel.call.follow_move(this.records.table, this.state, this.three, seat, usual, made, ...seen, guesses);
    const { luck, variance } = isSeen ? this.luck() : { luck: this.zeros, variance: this.zeros };
    const chances = this.calibrated(this.open, isSeen ? came : moved);
    if (usual === made) return { chances, luck, variance, decided: this.zeros };
    const [after, before] = [this.calibrated(this.open, moved), this.calibrated(this.open, expected)];
    return { chances, luck, variance, decided: this.seats.map((other) => after[other]! - before[other]!) };
  }

  /** Does the same for a move after which the discard was shuffled: what came of it is another state. */
  followReshuffle(state: Uint8Array, seat: number, usual: number, made: number, after: Uint8Array, guesses: number): Followed {
    const found = this.follow(state, seat, usual, made, [0, 0], guesses);
    const { layout } = this.kernel;
    if (layout.phases[this.kernel.read("state", after).get("phase")] === "over") return found;
    const [, moved, came] = this.threeStandings;
    this.standOpen(after, came, seat, guesses);
    this.kernel.set("standing", came, "stage", this.kernel.get("standing", moved, "stage"));
    return { ...this.luck(), chances: this.calibrated(this.open, came), decided: found.decided };
  }

  private get none(): number {
    return this.kernel.layout.numbers.none;
  }

  private get zeros(): number[] {
    return this.seats.map(() => 0);
  }

  /** The random stream of the search. */
  private get random(): Uint8Array {
    const { offset } = this.kernel.layout.records.search.fields.random;
    return this.kernel.bytes(this.records.at("searches") + offset, 32);
  }

  /** Standings of the usual move, of the one made, and of the one made with what chance had in store. */
  private get threeStandings(): [number, number, number] {
    const size = this.kernel.size("standing");
    return [this.three, this.three + size, this.three + 2 * size];
  }

  private standing(number: number, first = this.standings): number {
    return first + number * this.kernel.size("standing");
  }

  private view(address: number): RecordView<"standing"> {
    return this.kernel.at("standing", address);
  }

  private bytes(standings: number, count: number): Uint8Array {
    return this.kernel.bytes(standings, count * this.kernel.size("standing"));
  }

  private bytesOf(record: "state" | "observation", address: number): Uint8Array {
    return this.kernel.bytes(address, this.kernel.size(record));
  }

  private observe(observation: Uint8Array): void {
    this.bytesOf("observation", this.records.at("observations")).set(observation);
  }

  private standOpen(state: Uint8Array, standing: number, seat: number, guesses: number): void {
    this.bytesOf("state", this.state).set(state);
    this.kernel.call.judge_open_position(this.records.table, this.state, standing, seat, guesses);
  }

  /** Returns where the numbers stand for what is known; on a board that nobody has fitted, without what seats differ by. */
  private calibration(knowledge: "own" | "open"): number {
    const address = this.kernel.records("calibration");
    const record = this.kernel.at("calibration", address);
    const { length } = this.seats;
    const fitted: Calibration = this.numbers.calibration.players[length]![knowledge];
    const { wins, seats, judging, places, margins, base } = this.isCalibrated ? fitted : { ...fitted, seats: [], base: this.seats.map(() => 1 / length) };
    for (const [name, values] of Object.entries({ wins, seats, judging, places, margins, base })) {
      record.fill(name as keyof Calibration, values.flat());
    }
    return address;
  }

  /** Returns the chances of all seats. */
  private calibrated(calibration: number, standing: number): number[] {
    this.kernel.call.calibrate(calibration, standing);
    return this.view(standing).list("chances", this.seats.length);
  }

  /**
   * Credits moves with the best one being as good a turn later, where that is so: all go on as usual in a guess, and a
   * claim that the usual player never makes would else be missed again and again. The guesses are those that the moves
   * were tried on last, from the standings before.
   */
  private wait(before: Uint8Array, count: number, guesses: number): void {
    const { kernel } = this;
    const best = this.best(count);
    const action = this.view(this.standing(best)).get("action");
    if (!this.mayWait(action)) return;
    this.bytes(this.later, count).set(this.bytes(this.standings, count));
    const none = Array<number>(kernel.layout.records.standing.fields.wins.shape[0]!).fill(0);
    for (let number = 0; number < count; number++) {
      const later = this.view(this.standing(number, this.later));
      for (const name of SUMS) later.fill(name, none);
      later.set("guesses", 0);
      later.set("later", action);
    }
    this.view(this.standing(best, this.later)).set("dropped", 1);
    kernel.call.judge_on(this.records.table, this.later, count, this.samples, 0, 0, guesses);
    for (let number = 0; number < count; number++) this.credit(number, before, guesses);
  }

  /** Credits a move with what its seat gains by the best one a turn later. */
  private credit(number: number, before: Uint8Array, guesses: number): void {
    const [later, standing] = [this.view(this.standing(number, this.later)), this.view(this.standing(number))];
    if (later.get("dropped")) return;
    const size = this.kernel.size("standing");
    const earlier = this.kernel.read("standing", before.subarray(number * size, (number + 1) * size));
    const gained = (name: (typeof SUMS)[number], seat: number) => later.get(name, seat) - standing.get(name, seat) + earlier.get(name, seat);
    if (!(gained("wins", standing.get("seat")) > 0)) return;
    const tried = standing.get("guesses");
    for (const name of SUMS) {
      const sums = this.seats.map((seat) => standing.get(name, seat) + (gained(name, seat) * tried) / guesses);
      standing.fill(name, sums);
    }
  }

  /** Returns which move is best among those tried to the end. */
  private best(count: number): number {
    const wins = Array.from({ length: count }, (_, number) => {
      const standing = this.view(this.standing(number));
      return standing.get("dropped") ? -1 : standing.get("wins", standing.get("seat")) / standing.get("guesses");
    });
    return wins.indexOf(Math.max(...wins));
  }

  /** Returns whether an action may be as good a turn later: a claim, or tickets. */
  private mayWait(action: number): boolean {
    return action === this.kernel.layout.numbers.draw_tickets || action >= this.board.first.claim;
  }

  /** Returns the moves just tried, those first that were tried to the end, each group by its chance. */
  private ranked(seat: number, count: number, plain: number[][]): JudgedMove[] {
    const numbers = [...Array(count).keys()];
    const chances = numbers.map((number) => this.calibrated(this.own, this.standing(number))[seat]!);
    const dropped = numbers.map((number) => this.view(this.standing(number)).get("dropped"));
    const order = numbers.sort((one, other) => dropped[one]! - dropped[other]! || chances[other]! - chances[one]!);
    const [best] = order as [number];
    const slope = this.slopeAt(this.own, this.standing(best), seat);
    return order.map((number) => ({
      action: this.view(this.standing(number)).get("action"),
      plain: plain[number]!,
      chance: chances[number]!,
      loss: Math.max(0, chances[best]! - chances[number]!),
      error: slope * this.standardError(number, best, count),
    }));
  }

  /** Returns how uncertain the difference of two moves is, each tried on the same guesses. */
  private standardError(number: number, best: number, count: number): number {
    const tried = this.view(this.standing(number)).get("guesses");
    if (tried < 2) return 0;
    const bytes = this.kernel.bytes(this.samples, 8 * tried * count);
    const samples = new Float64Array(bytes.buffer, bytes.byteOffset, tried * count);
    const differences = Array.from({ length: tried }, (_, row) => samples[row * count + number]! - (number === best ? 0 : samples[row * count + best]!));
    const mean = sum(differences) / tried;
    return Math.sqrt(sum(differences.map((difference) => (difference - mean) ** 2)) / (tried - 1)) / Math.sqrt(tried);
  }

  /** Returns how much a seat's chance grows with its mean victory, which the others lose alike. */
  private slopeAt(calibration: number, standing: number, seat: number): number {
    const { length } = this.seats;
    const change = this.seats.map((other) => (other === seat ? 1 : -1 / (length - 1)));
    return this.slope(calibration, standing, change, this.zeros)[seat]!;
  }

  /** Returns what small changes of the means do to the chances, in proportion. */
  private slope(calibration: number, standing: number, wins: number[], leads: number[]): number[] {
    const { nudge } = this.numbers;
    const [less, more] = [-1, 1].map((sign) => {
      this.bytes(this.moved, 1).set(this.bytes(standing, 1));
      const moved = this.view(this.moved);
      const share = sign * nudge * moved.get("guesses");
      moved.fill("wins", wins.map((change, seat) => moved.get("wins", seat) + share * change));
      moved.fill("leads", leads.map((change, seat) => moved.get("leads", seat) + share * change));
      return this.calibrated(calibration, this.moved);
    }) as [number[], number[]];
    return this.seats.map((seat) => (more[seat]! - less[seat]!) / (2 * nudge));
  }

  /** Returns what chance did, and its variance; chances are taken to be straight around what was expected, so that luck has no mean of its own. */
  private luck(): Pick<Followed, "luck" | "variance"> {
    const [, expected, came] = this.threeStandings;
    const [wins, leads] = SUMS.map((name) => this.seats.map((seat) => this.mean(came, name, seat) - this.mean(expected, name, seat))) as [number[], number[]];
    const luck = this.slope(this.open, expected, wins, leads);
    const guesses = this.view(came).get("guesses");
    const variance = this.seats.map((seat) => {
      const spread = this.mean(came, "squares", seat) - wins[seat]! ** 2;
      return (this.slopeAt(this.open, expected, seat) ** 2 * Math.max(spread, 0)) / guesses;
    });
    return { luck, variance };
  }

  private mean(standing: number, name: "wins" | "leads" | "squares", seat: number): number {
    const view = this.view(standing);
    return view.get(name, seat) / view.get("guesses");
  }
}

function guessesOf(effort: Effort): number {
  return sum(effort.map(([, guesses]) => guesses));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
