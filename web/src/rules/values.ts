import type { BoardData } from "../game/types";
import { colorWord, listed } from "../language/sentences";
import { say } from "../language/words";
import { canSweep, exampleOf, routeWords } from "./examples";

/** What the texts of the rules are filled with. */
export type RuleValues = Record<string, string | number>;

/** Returns the numbers and names of a board that the rules speak of. */
export function ruleValues(data: BoardData): RuleValues {
  const { components: parts, souvenirs } = data;
  const starts = data.locations.filter((location) => location.souvenir_at_setup);
  const each = parts.max_players === 4 ? 3 : 2;
  return {
    players: parts.max_players,
    cars: parts.cars,
    cards: parts.cards_per_color * parts.colors.length + parts.ferries,
    per: parts.cards_per_color,
    kinds: parts.colors.length,
    colors: listed(parts.colors.map(colorWord)),
    ferries: parts.ferries,
    tickets: data.tickets.length,
    symbols: souvenirs.length,
    each,
    tokens: each * souvenirs.length,
    starts: starts.length,
    waiting: souvenirs.length - starts.length,
    places: listed(starts.map(({ name }) => name)),
    hand: parts.dealt_cards,
    offer: parts.dealt_tickets,
    display: parts.display,
    sweep: canSweep(data) ? parts.sweep_at : 0,
    anchors: anchorsOf(data),
    low: parts.last_round_at,
  };
}

/** Returns how many ferry symbols every ferry route has. */
function anchorsOf({ routes }: BoardData): string | number {
  const counts = new Set(routes.map(({ ferries }) => ferries).filter(Boolean));
  return counts.size > 1 ? "mixed" : ([...counts][0] ?? 0);
}

/** Returns what the board adds to the text of a rule; its tables are pictures. */
export function furtherLines(rule: string, data: BoardData): string[] {
  const example = rule === "C2" && exampleOf(data, "route");
  return example ? [say("rule-C2-example", { route: routeWords(data, example), length: example.length })] : [];
}
