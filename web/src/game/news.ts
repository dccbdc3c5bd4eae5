import { takenBack } from "./entries";
import type { Entry, GameEvent, View } from "./types";

/** What somebody did since a seat's last turn. */
export interface News {
  seat: number;
  events: GameEvent[];
}

/** Returns what others did since a seat's last turn, in the order of turns; nothing for a spectator, or before the first turn. */
export function newsFor(entries: Entry[], { seat, waiting_for, players }: Pick<View, "seat" | "waiting_for" | "players">): News[] {
  if (seat === null) return [];
  const moves = standingMoves(entries);
  const own = moves.map((move) => move.seat === seat);
  // What the seat has done in a turn that goes on leaves the news as they are.
  const end = waiting_for.includes(seat) ? own.lastIndexOf(false) + 1 : own.length;
  const begin = end && own.lastIndexOf(true, end - 1) + 1;
  if (!begin) return [];
  const order = players.map((_, step) => (seat + 1 + step) % players.length);
  const told = order.map((other) => ({ seat: other, events: moves.slice(begin, end).flatMap((move) => (move.seat === other ? move.events : [])) }));
  return told.filter(({ events }) => events.length);
}

/** Returns the moves that stand, but for the choice of first tickets. */
function standingMoves(entries: Entry[]): Entry[] {
  const undone = takenBack(entries);
  const isOpening = ({ events }: Entry) => events.some(({ event }) => event === "opening_chosen");
  return entries.filter((entry) => entry.kind === "move" && !undone.has(entry.number) && !isOpening(entry));
}

/** Returns the routes that news are about. */
export function claimedIn(news: News[]): string[] {
  return news.flatMap(({ events }) => events.flatMap((event) => (event.event === "route_claimed" ? [event.route] : [])));
}
