import { boardOf, type Board } from "../game/board";
import type { BoardData, BoardDrawing } from "../game/types";
import { ask } from "./api";

/** Returns a board of the server. */
export async function loadBoard(name: string): Promise<Board> {
  const [data, drawing] = await Promise.all([
    ask<BoardData>("GET", `/api/boards/${name}`),
    ask<BoardDrawing>("GET", `/api/boards/${name}/drawing`),
  ]);
  return boardOf(data, drawing);
}
