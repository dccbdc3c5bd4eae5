import type { GameEvent, Move, Result, View } from "../game/types";
import type { Citation, Kernel, RecordView } from "../kernel/kernel";
import { sha256 } from "../kernel/sha256";
import { actionOf, moveOf } from "./actions";
import type { EngineBoard } from "./board";
import { buffersOf, type Buffers } from "./buffers";
import { Claims } from "./claims";
import { eventsOf, revealedBy } from "./events";
import { EngineFault, IllegalMove, refused } from "../json/faults";
import { recordOf, replaying, type FindBoard } from "./record";
import { countResult } from "./result";
import type { GameRecord, PlayedMove, Player, Shuffles } from "../json/types";
import { decodeView, phaseOf } from "./view";

export { EngineFault, IllegalMove } from "../json/faults";
export type { FindBoard } from "./record";
export type { GameRecord, PlayedMove, Player, Shuffles } from "../json/types";

/** What undo goes back to. */
interface Moment {
  state: Uint8Array;
  moves: number;
  events: number;
  /** The other seat that has acted since, also where that was taken back. */
  answeredBy?: number;
}

const SEED = /^[0-9a-f]{1,64}$/;

/** One game, with everything open: show players `view` and events by `seenBy`, never this. */
export class Game {
  /** The moves made so far, in order of arrival. */
  readonly moves: PlayedMove[] = [];
  /** All that happened, with everything open. */
  readonly events: GameEvent[] = [];
  private state: Uint8Array;
  private readonly orders: Omit<Shuffles, "reshuffles">;
  private readonly reshuffles: string[][] = [];
  private prescribed: readonly string[][] = [];
  private wrongDeck = false;
  private moments: Moment[] = [];
  private readonly buffers: Buffers;

  /** Starts a game whose chance comes from a seed of hexadecimal digits, or whose shuffles are prescribed. */
  static deal(kernel: Kernel, board: EngineBoard, players: readonly Player[], seed: string, shuffles?: Shuffles): Game {
    return new Game(kernel, board, players, seed, shuffles);
  }

  /** Returns the game of a record, every move checked under the rules; what does not hold is thrown. */
  static replay(kernel: Kernel, findBoard: FindBoard, record: GameRecord): Game {
    let last: Game | undefined;
    for (const game of Game.replaying(kernel, findBoard, record)) last = game;
    return last!;
  }

  /** Yields the one game of a record after the deal and after each move. */
  static replaying(kernel: Kernel, findBoard: FindBoard, record: GameRecord): Generator<Game, void> {
    return replaying(record, findBoard, (board, players, seed, shuffles) => new Game(kernel, board, players, seed, shuffles));
  }

  private constructor(
    readonly kernel: Kernel,
    readonly board: EngineBoard,
    readonly players: readonly Player[],
    readonly seed: string,
    shuffles?: Shuffles,
  ) {
    const most = board.data.components.max_players;
    if (players.length < 2 || players.length > most) throw refused("wrong-player-count", { most, count: players.length });
    if (!SEED.test(seed)) throw refused("wrong-seed", { seed });
    this.buffers = buffersOf(kernel);
    this.state = new Uint8Array(kernel.size("state"));
    this.state.set(sha256(seed)); // the random stream stands first
    this.orders = this.dealCards(shuffles);
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  /** All seats that may act now. */
  get waitingFor(): number[] {
    const seats = this.kernel.call.waiting_seats(this.buffers.put("state", this.state));
    return [...this.players.keys()].filter((seat) => (seats >> seat) & 1);
  }

  /** The final count, or null before the end. */
  get result(): Result | null {
    if (!this.isOver) return null;
    this.buffers.put("state", this.state);
    return countResult(this.kernel, this.board);
  }

  /** Every outcome of chance so far. */
  get shuffles(): Shuffles {
    return { ...this.orders, reshuffles: this.reshuffles };
  }

  /** Returns the legal action numbers of a seat, in ascending order. */
  legalActions(seat: number): number[] {
    const { kernel, buffers } = this;
    kernel.call.list_legal(this.board.table, buffers.put("state", this.state), this.checked(seat), buffers.choices);
    const choices = buffers.view("choices");
    return choices.list("actions", choices.get("count")).sort((one, other) => one - other);
  }

  /** Returns every legal move of a seat; empty where it may not act. */
  legalMoves(seat: number): Move[] {
    const offer = this.offer(seat);
    return this.legalActions(seat).map((action) => moveOf(this.kernel, this.board, action, offer));
  }

  /** Returns the tickets that a seat has to choose from, in the order drawn. */
  offer(seat: number): string[] {
    const state = this.kernel.read("state", this.state);
    const [, room] = this.kernel.layout.records.state.fields.offers.shape as [number, number];
    const numbers = state.list("offers", state.get("offered", this.checked(seat)), seat * room);
    return numbers.map((number) => this.board.data.tickets[number]!.id);
  }

  /** Returns a move's action number, legal now or not. */
  action(seat: number, move: Move): number {
    try {
      return actionOf(this.kernel, this.board, move, this.offer(seat));
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      throw new IllegalMove(this.cited(error.fault.rule!), error.fault.key, error.fault.values);
    }
  }

  /** Returns the move of an action number, legal now or not. */
  move(seat: number, action: number): Move {
    return moveOf(this.kernel, this.board, action, this.offer(seat));
  }

  /** Makes a move, or throws IllegalMove and changes nothing. */
  play(seat: number, move: Move): void {
    const { kernel, buffers } = this;
    const action = this.action(seat, move);
    const made = this.move(seat, action);
    const dealer = buffers.blankDealer();
    this.prescribe(dealer, this.prescribed);
    const code = kernel.call.play_action(this.board.table, buffers.put("state", this.state), buffers.dealer, seat, action);
    const [rule, key] = kernel.layout.refusals[code]!;
    if (rule) throw new IllegalMove(this.cited(rule), key, this.details(seat, move));
    this.moments.push({ state: this.state, moves: this.moves.length, events: this.events.length });
    this.state = buffers.copy("state");
    this.follow(seat, made, dealer);
  }

  /** Prescribes the new decks of the next move, top first, instead of leaving them to chance. */
  prescribeReshuffles(decks: readonly string[][]): void {
    this.prescribed = decks;
  }

  /** Whether the last move met a prescribed deck that was not made of the discarded cards. */
  get hadWrongDeck(): boolean {
    return this.wrongDeck;
  }

  /**
   * Returns whether a seat may take back its last move: nothing was shown and nobody acted since. What the answering
   * seats did since is taken back with it.
   */
  canUndo(seat: number, answering: readonly number[] = []): boolean {
    this.checked(seat);
    return !!this.kernel.call.may_withdraw(this.buffers.put("state", this.state), seat) || this.undoneBy(seat, answering) > 0;
  }

  /** Takes back a seat's last move with the answers to it; in the opening, the choice of a seat. */
  undo(seat: number, answering: readonly number[] = []): void {
    if (!this.canUndo(seat, answering)) throw refused("undo-refused");
    if (this.withdrawChoice(seat)) return;
    const [{ state, moves, events }] = this.moments.splice(-this.undoneBy(seat, answering)) as [Moment];
    this.state = state;
    this.moves.length = moves;
    this.events.length = events;
  }

  /** Returns whether a move of one seat would end an undo of another one, for which what answers is taken back too. */
  endsUndo(seat: number, move: Move, undoer: number): boolean {
    const { kernel, buffers } = this;
    const action = this.action(seat, move);
    const dealer = buffers.blankDealer();
    this.prescribe(dealer, this.prescribed);
    kernel.call.play_action(this.board.table, buffers.put("state", this.state), buffers.dealer, seat, action);
    return !!dealer.get("events.shows") && !kernel.call.may_withdraw(buffers.state, undoer);
  }

  /** Returns how many moves an undo takes back, 0 where it may not. */
  private undoneBy(seat: number, answering: readonly number[]): number {
    for (let count = 1; count <= this.moments.length; count++) {
      const { moves, answeredBy } = this.moments.at(-count)!;
      const mover = this.moves[moves]!.seat;
      if (answeredBy !== undefined && !answering.includes(answeredBy)) return 0;
      if (mover === seat) return count;
      if (!answering.includes(mover)) return 0;
    }
    return 0;
  }

  /** Returns a copy of the whole state, with everything open. Never show it during play. */
  truth(): Uint8Array {
    return this.state.slice();
  }

  /** Returns a copy of what a seat, or with null a spectator, may know. */
  observe(seat: number | null): Uint8Array {
    const { kernel, buffers } = this;
    const observer = seat === null ? kernel.layout.numbers.none : this.checked(seat);
    kernel.call.observe(this.board.table, buffers.put("state", this.state), observer, buffers.observation);
    return buffers.copy("observation");
  }

  /** Returns what a seat, or with null a spectator, may know, decoded from its observation. */
  view(seat: number | null): View {
    return decodeView(this.kernel, this.board, this.players, this.observe(seat));
  }

  /** Returns what can be said of the routes that a seat names. */
  claims(seat: number): Claims {
    return new Claims(this.kernel, this.board, this.observe(seat));
  }

  /** Returns the whole truth about this game as its file holds it. Never show it during play. */
  record(): GameRecord {
    return recordOf(this);
  }

  private get phase(): View["phase"] {
    return phaseOf(this.kernel, this.kernel.read("state", this.state).get("phase"));
  }

  private checked(seat: number): number {
    const last = this.players.length - 1;
    if (!Number.isInteger(seat) || seat < 0 || seat > last) throw refused("unknown-seat", { seat: String(seat), last });
    return seat;
  }

  private dealCards(prescribed?: Shuffles): Omit<Shuffles, "reshuffles"> {
    const { kernel, buffers } = this;
    const { data, cards, table } = this.board;
    const tickets = data.tickets.map(({ id }) => id);
    const dealer = buffers.blankDealer();
    if (prescribed) {
      dealer.set("prescribed", 1);
      dealer.fill("prescribed_transport", prescribed.transport.map((card) => cards.indexOf(card)));
      dealer.fill("prescribed_tickets", prescribed.tickets.map((ticket) => tickets.indexOf(ticket)));
      dealer.fill("prescribed_souvenirs", prescribed.souvenirs.map((symbol) => data.souvenirs.indexOf(symbol)));
      this.prescribe(dealer, prescribed.reshuffles);
    }
    kernel.call.new_game(table, buffers.put("state", this.state), buffers.dealer, this.players.length);
    this.state = buffers.copy("state");
    this.note(dealer);
    return {
      transport: dealer.list("transport", kernel.get("board", table, "cards")).map((card) => cards[card]!),
      tickets: dealer.list("tickets", tickets.length).map((number) => tickets[number]!),
      souvenirs: dealer.list("souvenirs", data.souvenirs.length).map((number) => data.souvenirs[number]!),
    };
  }

  private prescribe(dealer: RecordView<"dealer">, decks: readonly string[][]): void {
    const [most, room] = this.kernel.layout.records.dealer.fields.prescribed_decks.shape as [number, number];
    const next = decks.slice(0, most);
    dealer.set("prescribed_reshuffles", next.length);
    next.forEach((deck, number) => {
      dealer.set("prescribed_deck_sizes", deck.length, number);
      dealer.fill("prescribed_decks", deck.map((card) => this.board.cards.indexOf(card)), number * room);
    });
  }

  /** Writes down what a move did, and forgets what can't be undone any more. */
  private follow(seat: number, move: Move, dealer: RecordView<"dealer">): void {
    const known = this.events.length;
    this.note(dealer);
    this.moves.push({ seat, move, revealed: revealedBy(this.events.slice(known)) });
    if (dealer.get("events.shows")) this.moments = [];
    else if (this.moments.length > 1 && this.moves.at(-2)!.seat !== seat) this.moments.at(-2)!.answeredBy = seat;
  }

  /** Writes down what happened, and which new decks were made. */
  private note(dealer: RecordView<"dealer">): void {
    const [, room] = this.kernel.layout.records.dealer.fields.decks.shape as [number, number];
    this.events.push(...eventsOf(this.kernel, this.board, dealer));
    for (let number = 0; number < dealer.get("reshuffles"); number++) {
      const deck = dealer.list("decks", dealer.get("deck_sizes", number), number * room);
      this.reshuffles.push(deck.map((card) => this.board.cards[card]!));
    }
    this.prescribed = [];
    this.wrongDeck = dealer.get("mismatch") !== 0;
  }

  /** Lets a seat choose its first tickets again; returns false where it is not about them. */
  private withdrawChoice(seat: number): boolean {
    const { kernel, buffers } = this;
    if (!kernel.call.withdraw_choice(buffers.put("state", this.state), seat)) return false;
    this.state = buffers.copy("state");
    this.moves.splice(this.moves.findIndex((played) => played.seat === seat), 1);
    this.events.splice(this.events.findIndex((event) => event.event === "opening_chosen" && event.seat === seat), 1);
    return true;
  }

  /** Returns the rule to cite for one that refuses a move. */
  private cited(rule: string): string {
    const { phase, players } = this;
    const fits = (citation: Citation) =>
      citation.rule === rule && (citation.phase ?? phase) === phase && (citation.players ?? players.length) === players.length;
    return this.kernel.layout.citations.find(fits)?.instead ?? rule;
  }

  /** Returns what a refusal's sentence may mention: only what the seat itself may know. */
  private details(seat: number, move: Move): EngineFault["fault"]["values"] {
    const { locations, routes } = this.board;
    const name = (place: string) => locations.get(place)!.name;
    const values = { cars: this.kernel.read("state", this.state).get("cars", seat) };
    switch (move.do) {
      case "claim_route": {
        const { a, b, length, ferries } = routes.get(move.route)!;
        return { ...values, a: name(a), b: name(b), length, ferries };
      }
      case "place_souvenir":
        return { ...values, symbol: move.symbol, place: name(move.location) };
      case "take_souvenir":
        return { ...values, place: name(move.location) };
      case "take_card":
        return move.from === "display" ? { ...values, slot: move.slot + 1 } : values;
      default:
        return values;
    }
  }
}
