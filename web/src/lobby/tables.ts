import { address } from "../browser/files";
import { notePlayed, remember } from "../browser/storage";
import { listed, seatWord } from "../language/sentences";
import { has, locale, say } from "../language/words";
import { newTable, newTableAddress, type NewTableWish } from "../local/new-table";
import type { TableWish } from "../store/types";
import { ask } from "../server/api";
import type { NewTable, TableMade, TableState } from "../server/types";
import { loadOffer, playsHere } from "../session/offer";

/** What somebody wants on a seat. */
export type SeatWish = NewTable["seats"][number];

/** How many seconds bots may be asked to wait. */
export const PACES = [0, 0.5, 1.5, 3, 6];

/** How many seconds a turn may have; null for as long as one likes. */
export const CLOCKS = [null, 30, 60, 120, 300, 900, 3600, 28800, 86400, 259200];

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** The longest name that a table takes. */
export { longest_name as LONGEST_NAME } from "../../../src/cablecar/common/shared.json";

export { botSentence, levelWord, loadOffer, type Offer } from "../session/offer";

/** Returns how long a turn may take. */
export function clockWord(clock: number | null): string {
  if (clock === null) return say("clock-none");
  const [unit, size] = UNITS.find(([, size]) => clock % size === 0)!;
  return say(`clock-${unit}`, { count: clock / size });
}

/** Returns how fast bots move. */
export function paceWord(pace: number): string {
  return say("pace", { seconds: pace });
}

/** Returns a board's title; the key of a board of the host's ends with its version. */
export function boardWord(board: string, name = board.replace(/@.*/, "")): string {
  return has(`board-title-${board}`) ? say(`board-title-${board}`) : name;
}

/** Returns who sits at a table, and how many may still come. */
export function company(seats: Parameters<typeof seatWord>[0][]): string {
  const open = seats.filter((seat) => seat.kind === "open").length;
  const names = seats.filter((seat) => seat.kind === "human" || seat.kind === "bot").map(seatWord);
  return listed(open ? [...names, say("start-open-seats", { count: open })] : names);
}

/** Returns whose turn it is at a table, "" where nobody's; `own` are the reader's chairs. */
export function turnWord(seats: Parameters<typeof seatWord>[0][], waiting: number[], own: number[]): string {
  if (!waiting.length) return "";
  const isMine = own.length === 1 && waiting.includes(own[0]!);
  return isMine ? say("my-games-your-turn") : say("my-games-turn", { names: listed(waiting.map((chair) => seatWord(seats[chair]!))), count: waiting.length });
}

/** Returns a time in seconds as the reader writes it. */
export function timeWord(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}

/** Makes a table on this device and goes there, or on the server where a bot of the host's own is to play. */
export async function playHere(wish: NewTableWish, onmade?: (id: string) => void): Promise<void> {
  const isStranger = (seat: TableWish["seats"][number]) => seat.kind === "bot" && !playsHere(seat.bot);
  await loadOffer();
  if (wish.seats.some(isStranger)) return makeTable(wish as NewTable);
  const table = newTable(wish);
  notePlayed();
  onmade?.(table.id);
  await go(newTableAddress(table));
}

/** Makes a table on the server, begins at once unless a seat is open, and goes there. */
export async function makeTable(wish: Partial<NewTable> & Pick<NewTable, "seats">): Promise<void> {
  const { table } = await ask<TableMade>("POST", "/api/tables", wish);
  remember(table.id);
  if (wish.seats.every((seat) => seat.kind !== "open")) await ask<TableState>("POST", `/api/tables/${table.id}/start`);
  await go(address(`t/${table.id}`));
}

/** Leaves this page; the promise ends only if the browser shows it again. */
function go(path: string): Promise<unknown> {
  location.assign(path);
  return new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
