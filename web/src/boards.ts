import { ask } from "./api";
import type { BoardData, BoardDrawing, Route, Ticket, View } from "./types";

/** A board with everything by its id, and its drawing. */
export interface Board {
  data: BoardData;
  drawing: BoardDrawing;
  route: ReadonlyMap<string, Route>;
  ticket: ReadonlyMap<string, Ticket>;
  place: ReadonlyMap<string, BoardData["locations"][number]>;
}

/** Tells whether nobody may claim a free route any more, or one seat may not, as its double is owned (C6). */
export function isClosed(route: Route, { owners, players }: Pick<View, "owners" | "players">, seat: number | null): boolean {
  const twin = owners[route.double ?? ""];
  return twin !== undefined && (players.length === 2 || twin === seat);
}

/** Returns a board of the server. */
export async function loadBoard(name: string): Promise<Board> {
  const [data, drawing] = await Promise.all([
    ask<BoardData>("GET", `/api/boards/${name}`),
    ask<BoardDrawing>("GET", `/api/boards/${name}/drawing`),
  ]);
  return boardOf(data, drawing);
}

/** Returns a board with everything by its id. */
export function boardOf(data: BoardData, drawing: BoardDrawing): Board {
  const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]));
  return { data, drawing, route: byId(data.routes), ticket: byId(data.tickets), place: byId(data.locations) };
}
