import type { Teller } from "../sentences";
import type { Entry, GameEvent } from "../types";
import { say } from "../words";

/** What a line talks about on the board. */
export interface Lit {
  routes: string[];
  places: string[];
}

/** One line of the log. */
export interface Line extends Lit {
  key: string;
  /** Whose sign stands before it; null for what concerns the whole table. */
  seat: number | null;
  text: string;
  /** Whether it was taken back. */
  undone: boolean;
}

const MILESTONES = ["opening_ended", "last_round_begun", "game_ended"];

/** Tells a whole game, the lines of one turn together; under a curtain without what only one seat may know. */
export function tellTurns(entries: Entry[], teller: Teller, kinds: string[], open: boolean): Line[][] {
  const undone = takenBack(entries);
  const bots = new Map(kinds.map((kind, seat) => [seat, botOf(kind)]));
  const turns: Line[][] = [];
  for (const entry of entries) {
    const events = open ? entry.events : entry.events.map(seenByAll);
    for (const line of linesOf({ ...entry, events }, teller, bots)) {
      const last = turns.at(-1);
      const told = { ...line, undone: undone.has(entry.number) };
      if (last?.[0]?.seat === line.seat) last.push(told);
      else turns.push([told]);
    }
  }
  return turns;
}

/** Returns the numbers of the moves that were taken back: an undo takes the last one of its seat that stands. */
function takenBack(entries: Entry[]): Set<number> {
  const standing: Entry[] = [];
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "move") standing.push(entry);
    if (entry.kind !== "undo") continue;
    const [move] = standing.splice(standing.findLastIndex((earlier) => earlier.seat === entry.seat), 1);
    if (move) gone.add(move.number);
  }
  return gone;
}

function linesOf(entry: Entry, teller: Teller, bots: Map<number, string | null>): Omit<Line, "undone">[] {
  const [name, bot] = [teller.names[entry.seat] ?? "", botOf(entry.actor)];
  const line = (seat: number | null, text: string, events: GameEvent[] = []) => ({
    key: `${entry.number}${seat === null ? text : ""}`,
    seat,
    text,
    ...lit(events, teller),
  });
  if (entry.kind !== "move") {
    if (entry.kind !== "undo") bots.set(entry.seat, bot);
    return [line(entry.seat, say(`log-${entry.kind}`, { name, bot: bot ?? "" }))];
  }
  const notes = entry.events.filter((event) => MILESTONES.includes(event.event));
  const done = entry.events.filter((event) => !MILESTONES.includes(event.event));
  const failed = bot && bots.get(entry.seat) && bots.get(entry.seat) !== bot;
  const standsIn = failed ? ` ${say("log-stood-in", { bot, failed: bots.get(entry.seat) ?? "" })}` : "";
  return [line(entry.seat, teller.tellAll(done) + standsIn, done), ...notes.map((note) => line(null, teller.tell(note)))];
}

/** Returns the bot of a seat or of a move, null for a person. */
function botOf(kind: string): string | null {
  return kind.startsWith("bot:") ? kind.slice(4) : null;
}

/** Returns an event without what only its seat may know. */
function seenByAll(event: GameEvent): GameEvent {
  if (event.event === "card_taken" && event.slot === null) return { ...event, card: null };
  return "tickets" in event ? { ...event, tickets: null } : event;
}

function lit(events: GameEvent[], { board }: Teller): Lit {
  const routes = events.flatMap((event) => (event.event === "route_claimed" ? [event.route] : []));
  const tickets = events.flatMap((event) => ("tickets" in event && event.tickets ? event.tickets : []));
  const stacks = events.flatMap((event) => ("location" in event ? [event.location] : []));
  const joined = [...routes.map((id) => board.route.get(id)), ...tickets.map((id) => board.ticket.get(id))];
  return { routes, places: [...stacks, ...joined.flatMap((item) => (item ? [item.a, item.b] : []))] };
}
