import type { Board } from "../game/board";
import { ownWay } from "../game/network";
import type { GameEvent, PlayerView, View } from "../game/types";
import { playerWord } from "../language/sentences";
import { total } from "./counts";
import type { Frame } from "./frame";
import type { GameRecord } from "./record";

type Result = NonNullable<View["result"]>;

/** Returns what a seat, or with null a spectator, sees of a frame: exactly what the server would send. */
export function viewOf(board: Board, record: GameRecord, frame: Frame, seat: number | null): View {
  const { phase, cards, stacks } = frame;
  const isOpening = phase === "opening";
  return {
    phase,
    waiting_for: waitingFor(frame),
    players: record.players.map((player, number) => ({ ...player, name: playerWord(player), ...playerOf(frame, number) })),
    display: [...cards.display],
    deck_size: cards.deck.length - cards.top,
    discard: cards.discard,
    ticket_deck_size: isOpening ? null : frame.ticketDeck.length,
    owners: frame.owners,
    stacks: Object.fromEntries(
      Object.entries(stacks).flatMap(([symbol, { place, count }]) => (place !== null && count > 0 ? [[place, { symbol, count }]] : [])),
    ),
    waiting_souvenirs: board.data.souvenirs.filter((symbol) => stacks[symbol]?.place === null),
    claimed: frame.claimed,
    turns_left: frame.turnsLeft,
    result: phase === "over" ? resultOf(board, frame) : null,
    ...ownPart(frame, seat),
  };
}

/** Returns all seats that are to act. */
export function waitingFor({ phase, current, seats }: Frame): number[] {
  if (phase === "over") return [];
  return phase === "opening" ? seats.flatMap(({ chosen }, seat) => (chosen === null ? [seat] : [])) : [current];
}

/** Returns an event as a seat saw it, or with null a spectator. */
export function seenBy(event: GameEvent, seat: number | null): GameEvent {
  if ("seat" in event && event.seat === seat) return event;
  if (event.event === "card_taken" && event.slot === null) return { ...event, card: null };
  return "tickets" in event ? { ...event, tickets: null } : event;
}

function playerOf({ phase, seats }: Frame, seat: number): Omit<PlayerView, "name" | "kind"> {
  const { cars, points, hand, known, tickets, chosen, souvenirs } = seats[seat]!;
  const isOpening = phase === "opening";
  return {
    cars,
    points,
    hand_size: total(hand),
    known_cards: known,
    tickets: isOpening ? null : tickets.length,
    has_chosen: !isOpening || chosen !== null,
    souvenirs: [...souvenirs],
    revealed_tickets: phase === "over" ? [...tickets] : null,
  };
}

function ownPart(frame: Frame, seat: number | null): Pick<View, "seat" | "hand" | "tickets" | "offer" | "rejected"> {
  if (seat === null) return { seat, hand: {}, tickets: [], offer: [], rejected: [] };
  const { hand, tickets, offer, chosen } = frame.seats[seat]!;
  const own = { seat, hand, offer: waitingFor(frame).includes(seat) ? [...offer] : [] };
  if (frame.phase !== "opening") return { ...own, tickets: [...tickets], rejected: rejectedOf(frame, seat) };
  const refused = chosen ? offer.filter((ticket) => !chosen.includes(ticket)) : [];
  return {
    ...own,
    tickets: offer.filter((ticket) => chosen?.includes(ticket)),
    rejected: refused.map((ticket) => ({ ticket, depth: null })),
  };
}

/** Returns where the tickets lie that a seat put under the deck (K5). */
function rejectedOf({ ticketDeck, rejectedBy }: Frame, seat: number): View["rejected"] {
  return ticketDeck.flatMap((ticket, depth) => (rejectedBy[ticket] === seat ? [{ ticket, depth }] : []));
}

/** Counts all points (E2-E4). */
function resultOf(board: Board, frame: Frame): Result {
  const scores = frame.seats.map((_, seat) => scoreOf(board, frame, seat));
  const places = scores.map((score) => 1 + scores.filter((other) => isAhead(other, score)).length);
  return { scores, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
}

type Score = Result["scores"][number];

function isAhead(one: Score, other: Score): boolean {
  return one.total === other.total ? one.tickets_completed > other.tickets_completed : one.total > other.total;
}

function scoreOf(board: Board, frame: Frame, seat: number): Score {
  const { points, tickets, souvenirs, cars } = frame.seats[seat]!;
  const position = { owners: frame.owners, players: [] };
  const held = tickets.flatMap((id) => board.ticket.get(id) ?? []);
  const isDone = ({ a, b }: { a: string; b: string }) => ownWay(board, position, seat, a, b) !== null;
  const done = held.filter(isDone);
  const net = held.reduce((sum, ticket) => sum + (done.includes(ticket) ? ticket.points : -ticket.points), 0);
  const tokens = board.data.components.souvenir_points[souvenirs.length] ?? 0;
  return {
    ...{ routes: points, tickets: net, souvenirs: tokens, total: points + net + tokens },
    ...{ tickets_completed: done.length, cars_left: cars },
  };
}
