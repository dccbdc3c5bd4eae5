import { locale, say } from "../words";

/** A row of a table: its heading, and a cell for each player. */
export interface Row {
  head: string;
  cells: string[];
}

/** Returns a number as the page's language writes it, with a real minus. */
export function written(number: number): string {
  const size = Math.abs(number).toLocaleString(locale, { maximumFractionDigits: 1 });
  return number < 0 ? say("end-minus", { points: size }) : size;
}
