import type { Move } from "../game/types";
import { has, isObject, shown, type Unknown } from "./checks";
import { refused } from "./faults";
import type { PlayedMove, RecordedMove } from "./types";

type Field = "id" | "slot" | "ids" | "cards";
type Shape = Readonly<Record<string, Field>>;

const DECK: Shape = { from: "id" };
const DISPLAY: Shape = { from: "id", slot: "slot" };
/** The fields of each kind of move. */
const SHAPES: Readonly<Record<Move["do"], Shape>> = {
  keep_tickets: { tickets: "ids" },
  place_souvenir: { symbol: "id", location: "id" },
  take_card: DECK,
  claim_route: { route: "id", cards: "cards" },
  take_souvenir: { location: "id" },
  draw_tickets: {},
  pass: {},
};
/** Under which keys the game file tells what a move revealed. */
const REVEALED: Readonly<Record<string, string[]>> = { take_card: ["card"], draw_tickets: ["tickets"] };

/** No id of a board is longer; all are ASCII. */
const ID = /^[\0-\x7f]{0,64}$/;
/** No display is nearly as large. */
const MOST_SLOTS = 99;
/** No route is longer. */
const MOST_CARDS = 8;

/** Returns a move as the game file writes it, with its seat and what it revealed. */
export function moveJson({ seat, move, revealed }: PlayedMove): RecordedMove {
  if (move.do === "take_card") return { seat, ...move, card: revealed[0]! };
  return move.do === "draw_tickets" ? { seat, ...move, tickets: revealed } : { seat, ...move };
}

/** Returns the keys under which the game file tells what such a move revealed. */
export function revealedKeys({ do: kind }: Unknown): string[] {
  return typeof kind === "string" && has(REVEALED, kind) ? REVEALED[kind]! : [];
}

/** Returns the move that the game file writes so; its seat and what it revealed are left aside. */
export function moveFromJson(data: Unknown, cards: readonly string[]): Move {
  const kind = data["do"];
  if (typeof kind !== "string") throw wrongType("move", "do");
  if (!has(SHAPES, kind)) throw refused("record-unknown-move", { kind: shown(kind) });
  const shape = kind === "take_card" && data["from"] === "display" ? DISPLAY : SHAPES[kind as Move["do"]];
  checkFields(data, kind, shape);
  if (kind === "take_card" && shape === DECK && data["from"] !== "deck") throw wrongType(kind, "from");
  for (const [name, field] of Object.entries(shape)) checkParts(data[name], kind, name, field, cards);
  const fields = Object.keys(shape).map((name) => [name, data[name]]);
  return { do: kind, ...Object.fromEntries(fields) } as Move;
}

function wrongType(where: string, field: string): Error {
  return refused("record-wrong-type", { where, field });
}

function checkFields(data: Unknown, kind: string, shape: Shape): void {
  const allowed = ["do", "seat", ...Object.keys(shape), ...revealedKeys(data)];
  const strange = Object.keys(data).find((name) => !allowed.includes(name));
  if (strange !== undefined) throw refused("record-unknown-key", { where: kind, field: shown(strange) });
  for (const [name, field] of Object.entries(shape)) {
    if (!has(data, name)) throw refused("record-missing-key", { where: kind, field: name });
    if (!fits(data[name], field)) throw wrongType(kind, name);
  }
}

/** Returns whether a value is of a kind, and small enough to be shown in a sentence that refuses it. */
function fits(value: unknown, field: Field): boolean {
  if (field === "id") return typeof value === "string" && ID.test(value);
  if (field === "slot") return typeof value === "number" && Math.abs(value) <= MOST_SLOTS;
  return field === "ids" ? Array.isArray(value) : isObject(value);
}

/** Refuses a list, or counts of cards, with something wrong in them. */
function checkParts(value: unknown, where: string, name: string, field: Field, cards: readonly string[]): void {
  const isCount = ([card, count]: [string, unknown]) =>
    typeof count === "number" && count >= 1 && count <= MOST_CARDS && cards.includes(card);
  if (field === "ids" && !(value as unknown[]).every((item) => fits(item, "id"))) throw wrongType(where, name);
  if (field === "cards" && !Object.entries(value as Unknown).every(isCount)) throw wrongType(where, name);
}
