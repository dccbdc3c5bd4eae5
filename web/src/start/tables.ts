import { remember } from "../browser/storage";
import { botWord, listed, seatWord } from "../language/sentences";
import { has, say } from "../language/words";
import { ask } from "../server/api";
import type { BoardInfo, BotInfo, NewTable, TableMade, TableState } from "../server/types";

/** What somebody wants on a seat. */
export type SeatWish = NewTable["seats"][number];

/** A bot of the server. */
export type BotName = Extract<SeatWish, { kind: "bot" }>["bot"];

/** How many seconds bots may be told to wait. */
export const PACES = [0, 0.5, 1.5, 3, 6];

/** How many seconds a turn may have; null for as long as one likes. */
export const CLOCKS = [null, 30, 60, 120, 300, 900, 3600, 28800, 86400, 259200];

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** The longest name that the server takes. */
export const LONGEST_NAME = 30;

const known = new Map<string, Promise<unknown>>();

/** Asks once for what stays the same while the page is open. */
function askOnce<Answer>(path: string): Promise<Answer> {
  const asked = (known.get(path) ?? ask(`GET`, path)) as Promise<Answer>;
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

/** What bots of the host's say about themselves. */
const sentences = new Map<string, string>();

/** Returns the names of the bots, the weakest first. */
export async function loadBots(): Promise<BotName[]> {
  const bots = await askOnce<BotInfo[]>("/api/bots");
  return bots.map(({ name, sentence }) => {
    sentences.set(name, sentence);
    return name as BotName;
  });
}

/** Returns the boards; the first is the one to suggest. */
export function loadBoards(): Promise<BoardInfo[]> {
  return askOnce("/api/boards");
}

/** Returns a bot's name and how hard it is to beat. */
export function levelWord(bot: string): string {
  return has(`level-${bot}`) ? say(`level-${bot}`) : botWord(bot);
}

/** Returns what a bot is. */
export function botSentence(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : (sentences.get(bot) ?? "");
}

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

/** Makes a table, begins at once unless a seat is open, and goes there. */
export async function makeTable(wish: Partial<NewTable> & Pick<NewTable, "seats">, onmade?: (id: string) => void): Promise<void> {
  const { table } = await ask<TableMade>("POST", "/api/tables", wish);
  remember(table.id);
  onmade?.(table.id);
  if (wish.seats.every((seat) => seat.kind !== "open")) await ask<TableState>("POST", `/api/tables/${table.id}/start`);
  await go(`/t/${table.id}`);
}

/** Leaves this page; the promise ends only if the browser shows it again. */
function go(path: string): Promise<unknown> {
  location.assign(path);
  return new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
