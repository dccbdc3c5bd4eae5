import { RemoteTable } from "../session/remote-table";
import type { Found } from "./found";

/** Finds a table of the server; a seat that another device has sent here by a link is taken over first. */
export async function findRemote(id: string): Promise<Found> {
  const service = new RemoteTable(id);
  if (location.hash) await (await import("../lobby/transfer")).claim(id);
  return { service };
}
