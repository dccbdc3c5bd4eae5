import type { Highlight } from "../board/highlight.svelte";
import { takenBack } from "../game/entries";
import { seenBy } from "../game/seen";
import type { Entry, GameEvent } from "../game/types";
import { botOf, botWord, type Teller } from "../language/sentences";
import { say } from "../language/words";

/** One line of the log. */
export interface Line extends Highlight {
  key: string;
  /** Whose sign stands before it; null for what concerns the whole table. */
  seat: number | null;
  text: string;
  /** Whether it was taken back. */
  undone: boolean;
}

/** The lines of an entry, and what they were made of. */
interface Told {
  teller: Teller;
  open: boolean;
  bot: string | null;
  lines: Line[];
}

/** What was worded already: a log grows by an entry at a time. */
const told = new WeakMap<Entry, Told>();

const MILESTONES = ["opening_ended", "last_round_begun", "game_ended"];

/** Words a whole game, the lines of one turn together; under a curtain without what only one seat may know. */
export function tellTurns(entries: Entry[], teller: Teller, kinds: string[], open: boolean): Line[][] {
  const undone = takenBack(entries);
  const bots = new Map(kinds.map((kind, seat) => [seat, botOf(kind)]));
  const turns: Line[][] = [];
  for (const entry of entries) {
    for (const line of tell(entry, teller, bots.get(entry.seat) ?? null, open)) {
      const last = turns.at(-1);
      const shown = undone.has(entry.number) ? { ...line, undone: true } : line;
      if (last?.[0]?.seat === line.seat) last.push(shown);
      else turns.push([shown]);
    }
    if (entry.kind !== "move" && entry.kind !== "undo") bots.set(entry.seat, botOf(entry.actor));
  }
  return turns;
}

/** Returns the lines of an entry, worded once; the bot is the one that plays the seat. */
function tell(entry: Entry, teller: Teller, bot: string | null, open: boolean): Line[] {
  const known = told.get(entry);
  if (known && known.teller === teller && known.open === open && known.bot === bot) return known.lines;
  const events = open ? entry.events : entry.events.map((event) => seenBy(event, null));
  const lines = linesOf({ ...entry, events }, teller, bot);
  told.set(entry, { teller, open, bot, lines });
  return lines;
}

function linesOf(entry: Entry, teller: Teller, playing: string | null): Line[] {
  const [name, bot] = [teller.names[entry.seat] ?? "", botOf(entry.actor)];
  const line = (seat: number | null, text: string, events: GameEvent[] = []) => ({
    key: `${entry.number}${seat === null ? text : ""}`,
    seat,
    text,
    undone: false,
    ...lit(events, teller),
  });
  // What a bot did is taken back with what it answered.
  if (entry.kind === "undo" && bot) return [];
  if (entry.kind !== "move") return [line(entry.seat, say(`log-${entry.kind}`, { name, bot: botWord(bot ?? "") }))];
  const notes = entry.events.filter((event) => MILESTONES.includes(event.event));
  const done = entry.events.filter((event) => !MILESTONES.includes(event.event));
  const standsIn = bot && playing && playing !== bot ? ` ${say("log-stood-in", { bot: botWord(bot), failed: botWord(playing) })}` : "";
  return [line(entry.seat, teller.tellAll(done) + standsIn, done), ...notes.map((note) => line(null, teller.tell(note)))];
}

function lit(events: GameEvent[], { board }: Teller): Highlight {
  const routes = events.flatMap((event) => (event.event === "route_claimed" ? [event.route] : []));
  const tickets = events.flatMap((event) => ("tickets" in event && event.tickets ? event.tickets : []));
  const stacks = events.flatMap((event) => ("location" in event ? [event.location] : []));
  const joined = [...routes.map((id) => board.route.get(id)), ...tickets.map((id) => board.ticket.get(id))];
  return { routes, locations: [...stacks, ...joined.flatMap((item) => (item ? [item.a, item.b] : []))] };
}
