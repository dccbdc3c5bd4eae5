import { locale, signed } from "./words";

/** A row of a table: its heading, and a cell for each player. */
export interface Row {
  head: string;
  cells: string[];
}

/** Returns a number as the page's language writes it. */
export function written(number: number): string {
  return signed(number.toLocaleString(locale(), { maximumFractionDigits: 1 }));
}
