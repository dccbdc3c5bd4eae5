import type { Fault } from "./types";
import { has, say } from "./words";

/** Something that the server refused, with the sentence to show. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(has(fault.key) ? say(fault.key, fault.values) : fault.message);
  }
}

/** Asks the server and returns its answer; what it refuses is thrown as `Refused`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, { method, ...sent }).catch(() => {
    throw new Refused({ key: "app-unreachable", message: "", values: {}, rule: null });
  });
  const text = await answer.text();
  const told: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Refused((told as { error: Fault }).error);
  return told as Answer;
}
