import { address } from "../browser/files";
import { newTableId } from "./chance";
import { LocalFault, type TableWish } from "../store/types";

const NEW = "new=";

/** A wish for a table, which gets an id of its own unless it has one. */
export type NewTableWish = Omit<TableWish, "id"> & Partial<Pick<TableWish, "id">>;

/** Returns a wish for a new table with its id. */
export function newTable(wish: NewTableWish): TableWish {
  return { id: newTableId(), ...wish };
}

/** Returns where a table of this device is shown. */
export function tableAddress(id: string): string {
  return address(`play#${id}`);
}

/** Returns where a new table is made: by the page that shows it, as a game that can't be kept lives only there. */
export function newTableAddress(wish: TableWish): string {
  return address(`play#${NEW}${encodeURIComponent(JSON.stringify(wish))}`);
}

/** Returns the id of the table that an address asks for, and what it is to be where it is a new one. */
export function askedTable(hash: string): { id: string; wish: TableWish | null } {
  const asked = hash.replace(/^#/, "");
  if (!asked.startsWith(NEW)) return { id: asked, wish: null };
  try {
    const wish = JSON.parse(decodeURIComponent(asked.slice(NEW.length))) as TableWish;
    return { id: String(wish.id), wish };
  } catch {
    throw new LocalFault("wish-unreadable");
  }
}
