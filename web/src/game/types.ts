import type { components } from "../wire";

type Schemas = components["schemas"];

export type BoardData = Schemas["BoardData"];
export type BoardDrawing = Schemas["BoardDrawing"];
export type Entry = Schemas["EntryJson"];
export type Fault = Schemas["Fault"];
export type GameEvent = Entry["events"][number];
export type GameStatistics = Schemas["GameStatistics"];
export type Move = Schemas["GameMessage"]["moves"][number];
export type ClaimRoute = Extract<Move, { do: "claim_route" }>;
export type PlayerView = View["players"][number];
export type Result = NonNullable<View["result"]>;
export type Route = BoardData["routes"][number];
export type Ticket = BoardData["tickets"][number];
export type View = Schemas["GameMessage"]["view"];

/** What became of exercises, by their numbers: a good move was found, or the answer was shown. */
export type Learned = Readonly<Record<number, "found" | "shown">>;
