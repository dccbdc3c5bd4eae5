import { isTaught } from "../browser/saved-lesson";
import { localHost } from "../local/host-client";
import { askedTable, tableAddress } from "../local/new-table";
import { LocalTable } from "../session/local-table";
import type { Found } from "./found";

/** Finds the table of this device that the address asks for, made first where it is a new one. */
export async function findLocal(): Promise<Found> {
  addEventListener("hashchange", () => location.reload());
  const { id, wish } = askedTable(location.hash);
  if (wish) {
    await localHost().call("make", wish);
    history.replaceState(null, "", tableAddress(id));
  }
  return { service: new LocalTable(id), coach: isTaught(id) ? () => import("../learn/LessonCard.svelte") : undefined };
}
