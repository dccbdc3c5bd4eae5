import { SEATS } from "./pieces";

/** The colour of each seat at the table that is shown. */
let shown = $state.raw<readonly number[]>(SEATS);

/** Returns the colour of each seat: colours belong to chairs, and seats change with every game. */
export function seatColors(): readonly number[] {
  return shown;
}

/** Shows seats in these colours. */
export function showColors(colors: readonly number[]): void {
  shown = colors;
}

/** Returns the colours of seats, which are those of their chairs. */
export function colorsOfSeats(seats: { chair: number; seat: number | null }[], colors: readonly number[]): number[] {
  return SEATS.map((seat) => colors[seats.find((one) => one.seat === seat)?.chair ?? seat]!);
}
