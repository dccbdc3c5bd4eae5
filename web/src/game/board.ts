import type { BoardData, BoardDrawing, Route, Ticket } from "./types";

/** A board with everything by its id. */
export interface IndexedBoard {
  data: BoardData;
  route: ReadonlyMap<string, Route>;
  ticket: ReadonlyMap<string, Ticket>;
  location: ReadonlyMap<string, BoardData["locations"][number]>;
}

/** The same with its drawing. */
export interface Board extends IndexedBoard {
  drawing: BoardDrawing;
}

/** Returns a board with everything by its id. */
export function indexed(data: BoardData): IndexedBoard {
  const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]));
  return { data, route: byId(data.routes), ticket: byId(data.tickets), location: byId(data.locations) };
}

/** Returns a board with its drawing. */
export function boardOf(data: BoardData, drawing: BoardDrawing): Board {
  return { ...indexed(data), drawing };
}

/** Returns all kinds of transport cards, in the order in which they are shown. */
export function cardKinds({ components }: BoardData): string[] {
  return [...components.colors, "ferry"];
}
