/** Commands that take cards, keep tickets, and place or take souvenirs. */
import type { Move, View } from "../game/types";
import { say } from "../language/catalogue";
import { locationsWithSouvenirs } from "../language/describe";
import { CARDS, colorWord, listed, souvenirWord } from "../language/sentences";
import { CommandFault } from "./faults";
import type { Said, Situation } from "./said";
import { either, endsOf, ticketNames } from "./sentences";

const DECK: Move = { do: "take_card", from: "deck" };

/** Reads that the top card of the draw pile is taken. */
export function readTakeUnseen(said: Said): Move {
  said.expectOnly("take", "draw", "deck", "number");
  if (said.numbers.some((number) => number !== 1)) throw new CommandFault("command-one-card");
  return DECK;
}

/** Reads which card is taken, by its slot or its colour. */
export function readTake(said: Said): Move {
  said.expectOnly("take", "draw", "display", "slot", "color", "number", ...(said.has("slot") ? ["ordinal" as const] : []));
  const isSlot = said.has("slot") && !said.numbers.length;
  const counts = said.cards.flatMap(({ count }) => (count !== null && (isSlot || count !== 1) ? [count] : []));
  const slots = [...said.numbers, ...counts];
  const colors = said.cards.map(({ color }) => color);
  const isCounted = said.has("draw") && slots.length > 0 && !said.has("slot");
  if (slots.length > 1 || colors.length > 1 || isCounted) throw new CommandFault("command-one-card");
  if (slots.length) return faceUp(slots[0]!, colors[0], said);
  if (colors.length) return ofColor(colors[0]!, said.situation);
  if (said.has("draw")) return DECK;
  throw new CommandFault("command-which-card", { cards: either([...colorsFaceUp(said.situation), say("command-deck")]) });
}

function faceUp(number: number, color: string | undefined, said: Said): Move {
  const { display } = said.view;
  if (number < 1 || number > display.length) throw new CommandFault("command-unknown-slot", { slot: number, last: display.length });
  const card = display[number - 1]!;
  if (color !== undefined && card !== color) throw otherCard(number, card, said);
  return { do: "take_card", from: "display", slot: number - 1 };
}

function otherCard(number: number, card: string | null, said: Said): CommandFault {
  if (!said.numbers.includes(number) && !said.has("slot")) return new CommandFault("command-one-card");
  return new CommandFault("command-slot-shows", { slot: number, color: card === null ? say("slot-without-card") : colorWord(card) });
}

function ofColor(color: string, situation: Situation): Move {
  const slot = situation.view.display.indexOf(color);
  if (slot < 0) throw new CommandFault("command-not-face-up", { color: colorWord(color), cards: listed(colorsFaceUp(situation)) });
  return { do: "take_card", from: "display", slot };
}

/** Returns the colours that lie face up, in the order of all cards. */
function colorsFaceUp({ view }: Situation): string[] {
  return CARDS.filter((card) => view.display.includes(card)).map(colorWord);
}

/** Reads which tickets are kept, by their numbers or their locations. */
export function readKeep(said: Said): Move {
  said.expectOnly("keep", "take", "slot", "tickets", "place", "number", "ordinal", "all", "none");
  const { offer } = said.view;
  if (!offer.length) throw nothingOffered(said.view);
  const kept = new Set([...said.numbers.map((number) => offered(number, offer)), ...ticketsAt(said)]);
  const isAll = said.has("all") || isOnly(said.ticketCounts, offer.length) || (offer.length === 1 && said.hasOnly("keep"));
  if (!isAll && !kept.size && !said.has("none")) throw whichTickets(offer, said.situation);
  return { do: "keep_tickets", tickets: [...(isAll ? offer : kept)].sort() };
}

function isOnly(counts: number[], count: number): boolean {
  return counts.length === 1 && counts[0] === count;
}

function nothingOffered({ phase }: View): CommandFault {
  return phase === "opening" ? new CommandFault("refused-already-chosen", {}, "S6") : new CommandFault("refused-nothing-offered", {}, "K1");
}

function offered(number: number, offer: string[]): string {
  const ticket = offer[number - 1];
  if (ticket === undefined) throw new CommandFault("command-unknown-ticket", { number, count: offer.length });
  return ticket;
}

/** Returns the tickets that are named by both their locations, or by one. */
function ticketsAt({ allPlaces, situation }: Said): string[] {
  const tickets: string[] = [];
  for (let index = 0; index < allPlaces.length; ) {
    const { ticket, used } = ticketOf(allPlaces[index]!, allPlaces[index + 1], situation);
    tickets.push(ticket);
    index += used;
  }
  return tickets;
}

/** Returns the ticket that one or two locations name, and how many of them it takes. */
function ticketOf(place: string, next: string | undefined, situation: Situation): { ticket: string; used: number } {
  const { board, view } = situation;
  const ends = (id: string) => [board.ticket.get(id)!.a, board.ticket.get(id)!.b];
  const joins = (id: string) => next !== undefined && next !== place && [place, next].every((end) => ends(id).includes(end));
  const joining = view.offer.filter(joins);
  const atOne = view.offer.filter((id) => ends(id).includes(place));
  const others = board.data.tickets.map(({ id }) => id).filter(joins).slice(0, 1);
  const found = [joining, atOne, others].find(({ length }) => length > 0);
  if (!found) throw new CommandFault("command-not-offered", { place: board.location.get(place)!.name, tickets: ticketNames(view.offer, board) });
  if (found.length > 1) throw whichTickets(found, situation);
  return { ticket: found[0]!, used: found === atOne ? 1 : 2 };
}

function whichTickets(tickets: string[], { board, view }: Situation): CommandFault {
  const numbered = tickets.map((id) => say("command-numbered", { number: view.offer.indexOf(id) + 1, thing: endsOf(board.ticket.get(id)!, board) }));
  return new CommandFault("command-which-tickets", { tickets: either(numbered) });
}

/** Reads that tickets are drawn. */
export function readDrawTickets(said: Said): Move {
  said.expectOnly("take", "draw", "tickets", "number");
  return { do: "draw_tickets" };
}

/** Reads which souvenir is put where. */
export function readPut(said: Said): Move {
  said.expectOnly("put", "souvenir", "token", "place");
  const symbols = said.souvenirs.length ? said.souvenirs : said.view.waiting_souvenirs;
  const [symbol] = symbols;
  if (symbol === undefined) throw new CommandFault("refused-not-placing", {}, "S8");
  if (symbols.length > 1) throw new CommandFault("command-which-souvenir", { souvenirs: either(symbols.map(souvenirWord)) });
  if (said.places.length !== 1) throw new CommandFault("command-which-place", { souvenir: souvenirWord(symbol) });
  return { do: "place_souvenir", symbol, location: said.places[0]! };
}

/** Reads which souvenir is taken, by its symbol or its location. */
export function readTakeSouvenir(said: Said): Move {
  said.expectOnly("take", "souvenir", "token", "place");
  const { stacks } = said.view;
  const named = stackLocations(said.situation).filter((place) => said.souvenirs.includes(stacks[place]!.symbol));
  const places = said.places.length ? said.places : named;
  if (places.length === 1) return souvenirAt(places[0]!, said);
  if (said.view.phase !== "souvenir") throw new CommandFault("refused-no-souvenir-to-choose", {}, "C7");
  const choices = stackLocations(said.situation).map((place) => souvenirWord(stacks[place]!.symbol));
  throw new CommandFault("command-which-souvenir", { souvenirs: either(choices) });
}

function souvenirAt(location: string, { souvenirs, situation: { board, view } }: Said): Move {
  const symbol = view.stacks[location]?.symbol;
  if (symbol === undefined || souvenirs.every((named) => named === symbol)) return { do: "take_souvenir", location };
  throw new CommandFault("command-other-souvenir", { place: board.location.get(location)!.name, souvenir: souvenirWord(symbol) });
}

/** Returns where a souvenir can be chosen: at the ends of the route just claimed, if there is one. */
function stackLocations({ board, view }: Situation): string[] {
  const claimed = view.claimed === null ? null : board.route.get(view.claimed)!;
  return claimed ? [claimed.a, claimed.b].filter((place) => place in view.stacks) : locationsWithSouvenirs(board, view);
}
