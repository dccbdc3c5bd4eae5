import { isObject } from "./checks";
import { refused } from "./faults";
import type { GameRecord } from "./types";

/** A longer file is refused unread: the longest possible game is far shorter. */
const MOST_BYTES = 4_000_000;
/** How deep values may lie inside each other; a board's data lie deepest, at 5. */
const MOST_DEPTH = 8;
/** A longer number is refused. */
const MOST_DIGITS = 10;

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]|-?\d[\d.eE+-]*/g;
const HALF_LETTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Returns the record in a file, its fields not yet checked, or says why it is none. */
export function loads(content: Uint8Array): GameRecord {
  if (content.length > MOST_BYTES) throw refused("record-too-long", { most: MOST_BYTES / 1_000_000 });
  const [text, record] = parsed(content);
  checkTokens(text);
  if (!isObject(record)) throw refused("record-not-json");
  return record as unknown as GameRecord;
}

function parsed(content: Uint8Array): [string, unknown] {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
    return [text, JSON.parse(text)];
  } catch {
    throw refused("record-not-json");
  }
}

/** Refuses what JSON.parse accepts in silence: a key that stands twice, and numbers that are not whole or too large. */
function checkTokens(text: string): void {
  const objects: Set<string>[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") objects.push(new Set());
    else if (token === "}" || token === "]") objects.pop();
    else if (token === ":") noteKey(objects.at(-1)!, last);
    else if (!token.startsWith('"')) checkNumber(token);
    last = token;
  }
}

function noteKey(keys: Set<string>, token: string): void {
  const key = JSON.parse(token) as string;
  if (keys.has(key)) throw refused("record-key-twice");
  keys.add(key);
}

function checkNumber(token: string): void {
  if (/[.eE]/.test(token)) throw refused("record-not-whole", { number: token.slice(0, 20) });
  if (token.length > MOST_DIGITS) throw refused("record-number-too-large");
}

/** Refuses what could be neither walked through nor written again, wherever in a record it stands. */
export function checkValues(value: unknown, depth = 0): void {
  if (depth > MOST_DEPTH) throw refused("record-too-deep");
  if (isObject(value)) checkValues([...Object.keys(value), ...Object.values(value)], depth);
  else if (Array.isArray(value)) value.forEach((item) => checkValues(item, depth + 1));
  else if (typeof value === "number" && Math.abs(value) >= 10 ** MOST_DIGITS) throw refused("record-number-too-large");
  else if (typeof value === "string" && HALF_LETTER.test(value)) throw refused("record-half-letter");
}
