/** Returns a value with the keys of all objects in it in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** Returns equal values as equal texts, without spaces. */
export function compact(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** Returns whether two values are equal as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return compact(one) === compact(other);
}

/** Returns the text of a file: equal values are equal bytes, as Python writes them. */
export function fileText(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}
