import { address } from "../browser/files";
import { faultSentence } from "../language/sentences";
import { spokenLanguage } from "../language/words";
import { syncTime } from "./time";
import type { Fault } from "./types";

/** Something that the server refused, with the sentence to show. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message || faultSentence(fault));
  }
}

/** Returns a fault that the page itself finds. */
export function fault(key: string): Fault {
  return { key, message: "", values: {}, rule: null };
}

/** Returns any error as a refusal; an error that is no refusal means that the page failed. */
export function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const told = (error as { fault?: Fault } | null)?.fault;
  if (told) return new Refused(told);
  console.error(error);
  return new Refused(fault("app-failed"));
}

/** Asks the server and returns its answer, null if it says nothing; what it refuses is thrown as `Refused`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await request(method, path, body);
  const text = await answer.text().catch(unreachable); // the connection may end in the middle of it
  return (text ? JSON.parse(text) : null) as Answer;
}

/** Asks the server for a file. */
export async function askBlob(path: string): Promise<Blob> {
  return (await request("GET", path)).blob();
}

function unreachable(): never {
  throw new Refused(fault("app-unreachable"));
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": spokenLanguage() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) };
  const answer = await fetch(address(path), { method, headers, ...sent }).catch(unreachable);
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) syncTime(date / 1000);
  if (answer.ok) return answer;
  const told: unknown = await answer.json().catch(() => null);
  throw new Refused((told as { error?: Fault } | null)?.error ?? fault("app-failed"));
}
