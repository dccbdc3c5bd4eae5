import { localHost } from "../local/host-client";
import { askedTable, tableAddress } from "../local/new-table";
import { LocalTable } from "../session/local-table";

/** Finds the table of this device that the address asks for, made first where it is a new one. */
export async function findLocal(): Promise<LocalTable> {
  addEventListener("hashchange", () => location.reload());
  const { id, wish } = askedTable(location.hash);
  if (wish) {
    await localHost().call("make", wish);
    history.replaceState(null, "", tableAddress(id));
  }
  return new LocalTable(id);
}
