import type { Fault } from "./types";
import { has, say } from "./words";

/** Something that the server refused, with the sentence to show. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(has(fault.key) ? say(fault.key, fault.values) : fault.message);
  }
}

/** Returns a fault that the page itself finds. */
export function fault(key: string): Fault {
  return { key, message: "", values: {}, rule: null };
}

/** Asks the server and returns its answer; what it refuses is thrown as `Refused`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, { method, ...sent }).catch(() => {
    throw new Refused(fault("app-unreachable"));
  });
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((told as { error?: Fault } | null)?.error ?? fault("app-failed"));
  return told as Answer;
}
