import type { Board } from "../game/board";
import type { GameEvent } from "../game/types";
import { added } from "./counts";
import { Dealer } from "./dealer";
import { withSeat, type Frame } from "./frame";
import type { GameRecord, RecordedMove } from "./record";

/** A frame, and what happened on the way to it. */
export interface Step {
  frame: Frame;
  events: GameEvent[];
}

type Of<Kind extends RecordedMove["do"]> = Extract<RecordedMove, { do: Kind }>;

/** Makes the moves of one record, one after another. */
export class Stepper {
  constructor(
    private readonly board: Board,
    private readonly record: GameRecord,
  ) {}

  /** Makes a move, and tells it in the order of the rules (C5). */
  step(before: Frame, move: RecordedMove): Step {
    const { frame, events } = this.made({ ...before, passes: move.do === "pass" ? before.passes + 1 : 0 }, move);
    const ended = before.phase === "opening" && frame.phase !== "opening";
    if (ended) events.push({ event: "opening_ended", kept: frame.seats.map((seat) => seat.tickets.length) });
    if (before.turnsLeft === null && frame.turnsLeft !== null) events.push({ event: "last_round_begun", seat: move.seat });
    if (frame.phase === "over") events.push({ event: "game_ended" });
    return { frame, events };
  }

  private made(frame: Frame, move: RecordedMove): Step {
    switch (move.do) {
      case "keep_tickets":
        return frame.phase === "opening" ? this.choose(frame, move) : this.keep(frame, move);
      case "place_souvenir":
        return this.place(frame, move);
      case "take_card":
        return this.take(frame, move);
      case "claim_route":
        return this.claim(frame, move);
      case "take_souvenir":
        return this.takeSouvenir(frame, move.seat, move.location);
      case "draw_tickets":
        return this.draw(frame, move);
      case "pass":
        return this.pass(frame, move.seat);
    }
  }

  /** Notes a first choice; when all are made they count together, lowest seat first (S6). */
  private choose(before: Frame, { seat, tickets }: Of<"keep_tickets">): Step {
    const events: GameEvent[] = [{ event: "opening_chosen", seat, tickets: [...tickets].sort() }];
    let frame = withSeat(before, seat, { chosen: tickets });
    if (frame.seats.some(({ chosen }) => chosen === null)) return { frame, events };
    frame.seats.forEach(({ chosen }, number) => (frame = this.kept(frame, number, chosen ?? [])));
    return { frame: { ...frame, phase: "placing", current: frame.seats.length - 1 }, events };
  }

  private keep(before: Frame, { seat, tickets }: Of<"keep_tickets">): Step {
    const events: GameEvent[] = [{ event: "tickets_kept", seat, count: tickets.length, tickets: [...tickets].sort() }];
    return { frame: this.endTurn(this.kept(before, seat, tickets)), events };
  }

  /** Keeps some of the tickets on offer, and puts the others under in the order drawn (K1). */
  private kept(frame: Frame, seat: number, wanted: readonly string[]): Frame {
    const { offer, tickets } = frame.seats[seat]!;
    const rejected = offer.filter((id) => !wanted.includes(id));
    const held = new Set([...tickets, ...wanted]);
    const ordered = this.board.data.tickets.flatMap(({ id }) => (held.has(id) ? [id] : []));
    return {
      ...withSeat(frame, seat, { tickets: ordered, offer: [] }),
      ticketDeck: [...frame.ticketDeck, ...rejected],
      rejectedBy: { ...frame.rejectedBy, ...Object.fromEntries(rejected.map((id) => [id, seat])) },
    };
  }

  /** Puts a waiting stack on the board; after the last one play begins (S7, S8, S9). */
  private place(before: Frame, { seat, symbol, location }: Of<"place_souvenir">): Step {
    const players = before.seats.length;
    const count = players === 2 ? 1 : (before.stacks[symbol]?.count ?? 0);
    const stacks = { ...before.stacks, [symbol]: { place: location, count } };
    const waits = Object.values(stacks).some(({ place }) => place === null);
    const current = waits ? before.current - (players > 2 ? 1 : 0) : 0;
    const frame: Frame = { ...before, stacks, current, phase: waits ? "placing" : "turn" };
    return { frame, events: [{ event: "souvenir_placed", seat, symbol, location }] };
  }

  /** Takes a card, face up or unseen; a ferry from the display is the only card of its turn (D1, D3, D8). */
  private take(before: Frame, move: Of<"take_card">): Step {
    const { seat } = move;
    const slot = move.from === "display" ? move.slot : null;
    const dealer = this.dealer(before);
    const card = slot === null ? dealer.draw() : dealer.takeFaceUp(slot);
    const { hand, known } = before.seats[seat]!;
    dealer.settle();
    const change = { hand: added(hand, card), known: slot === null ? known : added(known, card) };
    const frame = { ...withSeat(before, seat, change), cards: dealer.cards };
    const events: GameEvent[] = [{ event: "card_taken", seat, slot, card }, ...dealer.events];
    const goesOn = before.phase === "turn" && !(slot !== null && card === "ferry") && dealer.hasSecondCard;
    return { frame: goesOn ? { ...frame, phase: "second_card" } : this.endTurn(frame), events };
  }

  /** Pays, places cars, scores, settles, then the souvenir (C5). */
  private claim(before: Frame, { seat, route: id, cards: paid }: Of<"claim_route">): Step {
    const route = this.board.route.get(id)!;
    const worth = this.board.data.route_points[route.length] ?? 0;
    const dealer = this.dealer(before);
    dealer.takePayment(paid);
    dealer.settle();
    let { hand, known, cars, points } = before.seats[seat]!;
    for (const [card, count] of Object.entries(paid)) {
      hand = added(hand, card, -count);
      known = { ...known, [card]: Math.max(0, (known[card] ?? 0) - count) };
    }
    const seated = withSeat(before, seat, { hand, known, cars: cars - route.length, points: points + worth });
    const frame = { ...seated, cards: dealer.cards, owners: { ...before.owners, [id]: seat } };
    const cards = Object.entries(paid).flatMap(([card, count]) => Array.from({ length: count }, () => card));
    const events: GameEvent[] = [{ event: "route_claimed", seat, route: id, cards, points: worth }, ...dealer.events];
    const open = [route.a, route.b].filter((place) => this.souvenirAt(frame, seat, place) !== null);
    if (open.length > 1) return { frame: { ...frame, phase: "souvenir", claimed: id }, events };
    const rest = open.length ? this.takeSouvenir(frame, seat, open[0]!) : { frame: this.endTurn(frame), events: [] };
    return { frame: rest.frame, events: [...events, ...rest.events] };
  }

  /** Returns the symbol at a place that a seat lacks and that is left (C7). */
  private souvenirAt({ stacks, seats }: Frame, seat: number, location: string): string | null {
    const found = Object.entries(stacks).find(([, { place, count }]) => place === location && count > 0);
    return found && !seats[seat]!.souvenirs.includes(found[0]) ? found[0] : null;
  }

  private takeSouvenir(before: Frame, seat: number, location: string): Step {
    const symbol = this.souvenirAt(before, seat, location) ?? "";
    const { place, count } = before.stacks[symbol]!;
    const owned = new Set([...before.seats[seat]!.souvenirs, symbol]);
    const souvenirs = this.board.data.souvenirs.filter((known) => owned.has(known));
    const stacks = { ...before.stacks, [symbol]: { place, count: count - 1 } };
    const frame = this.endTurn({ ...withSeat(before, seat, { souvenirs }), stacks, claimed: null });
    return { frame, events: [{ event: "souvenir_taken", seat, symbol, location }] };
  }

  /** Looks at the top tickets (K1, K2). */
  private draw(before: Frame, { seat }: Of<"draw_tickets">): Step {
    const [offer, ticketDeck] = [before.ticketDeck.slice(0, 2), before.ticketDeck.slice(2)];
    const rejectedBy = Object.fromEntries(Object.entries(before.rejectedBy).filter(([id]) => !offer.includes(id)));
    const frame: Frame = { ...withSeat(before, seat, { offer }), ticketDeck, rejectedBy, phase: "keeping" };
    return { frame, events: [{ event: "tickets_drawn", seat, count: offer.length, tickets: offer }] };
  }

  /** Does nothing; when everybody has, the game is over (T2). */
  private pass(before: Frame, seat: number): Step {
    const frame = this.endTurn(before);
    const phase = frame.passes === frame.seats.length ? "over" : frame.phase;
    return { frame: { ...frame, phase }, events: [{ event: "turn_passed", seat }] };
  }

  /** Hands the turn on; few cars left start the last round, once (E1). */
  private endTurn(frame: Frame): Frame {
    const { current, seats, turnsLeft } = frame;
    const few = seats[current]!.cars <= this.board.data.components.last_round_at;
    const left = turnsLeft !== null ? turnsLeft - 1 : few ? seats.length : null;
    return { ...frame, turnsLeft: left, current: (current + 1) % seats.length, phase: left === 0 ? "over" : "turn" };
  }

  private dealer({ cards }: Frame): Dealer {
    return new Dealer(cards, this.board.data.components, this.record.shuffles.reshuffles);
  }
}
