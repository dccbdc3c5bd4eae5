import { refused } from "./faults";

/** What a field of a game file may be. */
export type Kind = "text" | "number" | "list" | "object" | "nullable";

/** A value as a file has it, of which nothing is known. */
export type Unknown = Readonly<Record<string, unknown>>;

/** No longer part of a file is repeated in a sentence. */
const MOST_SHOWN = 40;

/** Returns a text as a sentence that refuses it may repeat it. */
export function shown(text: string): string {
  const letters = [...text];
  return letters.length <= MOST_SHOWN ? text : `${letters.slice(0, MOST_SHOWN).join("")}…`;
}

export function isObject(value: unknown): value is Unknown {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "list":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "nullable":
      return value === null || isObject(value);
  }
}

/** Returns whether an object has a key of its own. */
export function has(data: object, name: string): boolean {
  return Object.hasOwn(data, name);
}

/** Returns data if it is an object of exactly these fields. */
export function fieldsOf(data: unknown, where: string, required: Readonly<Record<string, Kind>>): Unknown {
  if (!isObject(data)) throw refused("record-wrong-type", { where, field: where });
  const strange = Object.keys(data).find((name) => !has(required, name));
  if (strange !== undefined) throw refused("record-unknown-key", { where, field: shown(strange) });
  for (const [name, kind] of Object.entries(required)) {
    if (!has(data, name)) throw refused("record-missing-key", { where, field: name });
    if (!isOfKind(data[name], kind)) throw refused("record-wrong-type", { where, field: name });
  }
  return data;
}
