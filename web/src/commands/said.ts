import type { IndexedBoard } from "../game/board";
import type { ClaimRoute, View } from "../game/types";
import { CommandFault } from "./faults";
import { shown } from "./spelling";
import type { Kind, Word } from "./vocabulary";

/** What the rules say of a route that a seat names, by its id. */
export interface Claims {
  /** Returns whether the seat could claim it in its turn, if it can pay. */
  isOpen(route: string): boolean;
  /** Returns the claims that the seat could make if it were its turn, in the order of actions. */
  payable(route: string): ClaimRoute[];
  /** Returns the claim that is most likely meant where no payment is named, legal or not. */
  likeliest(route: string): ClaimRoute;
}

/** What a command is read against. */
export interface Situation {
  board: IndexedBoard;
  claims: Claims;
  view: View;
}

/** Cards that were named, with or without a number. */
export interface NamedCards {
  color: string;
  count: number | null;
}

/** The words of a command, sorted by what they are. */
export class Said {
  /** The locations in the order named; tickets may share one. */
  readonly allPlaces: string[];
  readonly places: string[];
  readonly souvenirs: string[];
  /** The transport cards named. */
  readonly cards: NamedCards[] = [];
  /** Grey, and colours named before it is said with what to pay. */
  readonly routeColors: string[] = [];
  readonly ticketCounts: number[] = [];
  /** All numbers that count nothing. */
  readonly numbers: number[] = [];

  constructor(
    readonly words: Word[],
    readonly situation: Situation,
  ) {
    this.allPlaces = this.values("place");
    this.places = [...new Set(this.allPlaces)];
    this.souvenirs = [...new Set(this.values("souvenir"))];
    const pay = words.findIndex(({ kind }) => kind === "with");
    words.forEach((word, index) => this.sort(word, index, index < pay));
  }

  get view(): View {
    return this.situation.view;
  }

  get board(): IndexedBoard {
    return this.situation.board;
  }

  /** Returns whether something of these kinds was said. */
  has(...kinds: Kind[]): boolean {
    return this.words.some(({ kind }) => kinds.includes(kind));
  }

  /** Returns whether nothing else was said. */
  hasOnly(...kinds: Kind[]): boolean {
    return this.words.every(({ kind }) => kinds.includes(kind));
  }

  /** Refuses whatever else was said: nothing is left unheard. */
  expectOnly(...kinds: Kind[]): void {
    const stray = this.words.find(({ kind }) => !kinds.includes(kind));
    if (stray) throw new CommandFault("command-stray", { word: shown(stray.text) });
  }

  private sort({ kind, value }: Word, index: number, isBeforePayment: boolean): void {
    const before = this.words[index - 1];
    const count = before?.kind === "number" ? +before.value : null;
    if (kind === "color" && (isBeforePayment || value === "grey")) this.routeColors.push(value);
    else if (kind === "color") this.cards.push({ color: value, count });
    else if (kind === "ordinal" || (kind === "number" && !this.counts(index))) this.numbers.push(+value);
    else if (kind === "tickets" && count !== null) this.ticketCounts.push(count);
  }

  /** Returns whether a number counts the cards or tickets that come next. */
  private counts(index: number): boolean {
    const after = this.words[index + 1]?.kind;
    return after === "color" || after === "tickets";
  }

  private values(kind: Kind): string[] {
    return this.words.flatMap((word) => (word.kind === kind ? [word.value] : []));
  }
}
