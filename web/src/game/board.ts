import type { BoardData, BoardDrawing, Route, Ticket, View } from "./types";

/** A board with everything by its id, and its drawing. */
export interface Board {
  data: BoardData;
  drawing: BoardDrawing;
  route: ReadonlyMap<string, Route>;
  ticket: ReadonlyMap<string, Ticket>;
  location: ReadonlyMap<string, BoardData["locations"][number]>;
}

/** Returns a board with everything by its id. */
export function boardOf(data: BoardData, drawing: BoardDrawing): Board {
  const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]));
  return { data, drawing, route: byId(data.routes), ticket: byId(data.tickets), location: byId(data.locations) };
}

/** Returns all kinds of transport cards, in the order in which they are shown. */
export function cardKinds({ components }: BoardData): string[] {
  return [...components.colors, "ferry"];
}

/** Returns whether nobody may claim a free route any more, or one seat may not, as its double is owned (C6). */
export function isClosed(route: Route, { owners, players }: Pick<View, "owners" | "players">, seat: number | null): boolean {
  const twin = owners[route.double ?? ""];
  return twin !== undefined && (players.length === 2 || twin === seat);
}
