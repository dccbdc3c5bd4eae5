import { language, say } from "../language/words";
import { syncTime } from "./time";
import type { Fault } from "./types";

/** Something that the server refused, with the sentence to show. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message || say(fault.key, fault.values));
  }
}

/** Returns a fault that the page itself finds. */
export function fault(key: string): Fault {
  return { key, message: "", values: {}, rule: null };
}

/** Returns any error as a refusal; an error that is no refusal means that the page failed. */
export function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  console.error(error);
  return new Refused(fault("app-failed"));
}

/** Asks the server and returns its answer; what it refuses is thrown as `Refused`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) };
  const answer = await fetch(path, { method, headers, ...sent }).catch(() => {
    throw new Refused(fault("app-unreachable"));
  });
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) syncTime(date / 1000);
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((told as { error?: Fault } | null)?.error ?? fault("app-failed"));
  return told as Answer;
}
