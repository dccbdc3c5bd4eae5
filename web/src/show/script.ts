import type { GameEvent } from "../game/types";
import type { Sound } from "./sounds";

/** Something that flies over the table, from one spot of the page to another; both are given by selectors. */
export interface Flight {
  does: "fly";
  what: { card: string | null } | { souvenir: string } | "ticket";
  from: string;
  to: string;
  at: number;
}

/** One thing to be seen or heard, this many milliseconds after its move. */
export type Beat =
  | Flight
  /** The card that lies in a slot now comes from the draw pile. */
  | { does: "deal"; slot: number; at: number }
  | { does: "roll"; route: string; at: number }
  | { does: "sound"; sound: Sound; at: number };

/** How a game stands when what happens next is to be shown: its newest entry, and what is changed by the next. */
export interface Since {
  game: string;
  number: number;
  /** Whether the player is to act. */
  isAsked: boolean;
  display: readonly (string | null)[];
}

/** What a script needs to know of the table. */
interface Scene {
  /** The seat whose hand is on the screen. */
  own: number | null;
  /** The face-up cards before the move. */
  display: readonly (string | null)[];
}

const PILE = (pile: number | string): string => `[data-pile="${pile}"]`;
/** Discarded cards lie beside the draw pile. */
const DECK = PILE("deck");
const SEAT = (seat: number): string => `[data-seat="${seat}"]`;
const HAND = (card: string): string => `[data-card="${card}"], #hand`;
/** How long the ferries lie there that bring the sweep. */
const LOOK = 700;
const STAGGER = 70;

/** Writes down what is to be seen of the events of one move. */
export function script(events: GameEvent[], scene: Scene): Beat[] {
  return new Script(scene).write(events);
}

class Script {
  private beats: Beat[] = [];
  private display: (string | null)[];
  private deals = new Map<number, number>();
  private at = 0;

  constructor(private readonly scene: Scene) {
    this.display = [...scene.display];
  }

  write(events: GameEvent[]): Beat[] {
    for (const event of events) this.note(event);
    for (const [slot, at] of this.deals) this.beats.push({ does: "deal", slot, at });
    return this.beats;
  }

  private note(event: GameEvent): void {
    switch (event.event) {
      case "card_taken":
        this.take(event.seat, event.slot, event.card);
        break;
      case "card_turned_up":
        this.display[event.slot] = event.card;
        this.deals.set(event.slot, this.at + 260 + this.deals.size * STAGGER);
        break;
      case "display_swept":
        this.sweep();
        break;
      case "route_claimed":
        this.claim(event.seat, event.route, event.cards);
        break;
      case "souvenir_taken":
        this.fly({ souvenir: event.symbol }, `[data-location="${event.location}"] use`, SEAT(event.seat), 350);
        this.sound("flick", 350);
        break;
      case "tickets_drawn":
        for (let count = 0; count < event.count; count++) this.fly("ticket", PILE("tickets"), SEAT(event.seat), count * STAGGER * 2);
        this.sound("flick");
    }
  }

  private take(seat: number, slot: number | null, card: string | null): void {
    const isOwn = seat === this.scene.own && card !== null;
    this.fly({ card }, slot === null ? DECK : PILE(slot), isOwn ? HAND(card) : SEAT(seat));
    this.sound("flick");
  }

  private sweep(): void {
    this.display.forEach((card, slot) => {
      if (card !== null) this.fly({ card }, PILE(slot), DECK, LOOK + slot * STAGGER);
    });
    this.sound("sweep", LOOK);
    this.deals.clear();
    this.at += LOOK + 250;
  }

  private claim(seat: number, route: string, cards: string[]): void {
    const isOwn = seat === this.scene.own;
    cards.forEach((card, number) => {
      this.fly({ card }, isOwn ? HAND(card) : SEAT(seat), DECK, number * STAGGER);
    });
    this.beats.push({ does: "roll", route, at: this.at });
    this.sound("roll");
    this.sound("bell", 500);
  }

  private fly(what: Flight["what"], from: string, to: string, later = 0): void {
    this.beats.push({ does: "fly", what, from, to, at: this.at + later });
  }

  private sound(sound: Sound, later = 0): void {
    this.beats.push({ does: "sound", sound, at: this.at + later });
  }
}
