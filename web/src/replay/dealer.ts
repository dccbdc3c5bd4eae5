import type { BoardData, GameEvent } from "../game/types";
import { added, total, type Counts } from "./counts";

/** The transport cards of a table that are in no hand. */
export interface Cards {
  /** The deck as it was last shuffled, and how many of its cards are gone. */
  deck: readonly string[];
  top: number;
  /** How many new decks were made. */
  renewals: number;
  display: readonly (string | null)[];
  discard: Counts;
}

type Components = BoardData["components"];

/** Sweeps in one settling at the most (D7). */
const MOST_SWEEPS = 3;

/** Draws, turns up, sweeps and renews the deck as the rules say (D2, D6, D7), and tells what it did. */
export class Dealer {
  readonly events: GameEvent[] = [];
  private deck: readonly string[];
  private top: number;
  private renewals: number;
  private display: (string | null)[];
  private discard: Counts;

  constructor(
    cards: Cards,
    private readonly components: Components,
    private readonly decks: readonly (readonly string[])[],
  ) {
    ({ deck: this.deck, top: this.top, renewals: this.renewals, discard: this.discard } = cards);
    this.display = [...cards.display];
  }

  /** How the cards lie now. */
  get cards(): Cards {
    const { deck, top, renewals, display, discard } = this;
    return { deck, top, renewals, display: [...display], discard };
  }

  /** Whether a second card may be taken: not a ferry from the display (D4, D8). */
  get hasSecondCard(): boolean {
    return this.left > 0 || this.display.some((card) => card !== null && card !== "ferry");
  }

  /** Takes the top card of the deck. */
  draw(): string {
    const card = this.takeTop();
    this.renew();
    return card;
  }

  /** Takes a card of the display. */
  takeFaceUp(slot: number): string {
    const card = this.display[slot] ?? "";
    this.display[slot] = null;
    return card;
  }

  /** Puts paid cards on the discard, which becomes the deck where there is none (D6). */
  takePayment(paid: Counts): void {
    for (const [card, count] of Object.entries(paid)) this.discard = added(this.discard, card, count);
    this.renew();
  }

  /** Fills the display and sweeps ferries (D7). */
  settle(): void {
    this.fill();
    for (let sweep = 0; sweep < MOST_SWEEPS && this.mustSweep; sweep++) {
      this.sweep();
      this.fill();
    }
  }

  private get left(): number {
    return this.deck.length - this.top;
  }

  private get mustSweep(): boolean {
    return this.left > 0 && this.display.filter((card) => card === "ferry").length >= this.components.sweep_at;
  }

  private takeTop(): string {
    return this.deck[this.top++] ?? "";
  }

  private renew(): void {
    if (this.left > 0 || total(this.discard) === 0) return;
    this.deck = this.decks[this.renewals++] ?? [];
    this.top = 0;
    this.discard = Object.fromEntries(Object.keys(this.discard).map((card) => [card, 0]));
    this.events.push({ event: "deck_reshuffled", size: this.deck.length });
  }

  private fill(): void {
    this.display.forEach((card, slot) => {
      if (card !== null || this.left === 0) return;
      const turned = this.takeTop();
      this.display[slot] = turned;
      this.events.push({ event: "card_turned_up", slot, card: turned });
      this.renew();
    });
  }

  private sweep(): void {
    for (const card of this.display) if (card !== null) this.discard = added(this.discard, card);
    this.display.fill(null);
    this.events.push({ event: "display_swept" });
  }
}
