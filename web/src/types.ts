import type { components } from "./wire";

type Schemas = components["schemas"];

export type BoardData = Schemas["BoardData"];
export type BoardDrawing = Schemas["BoardDrawing"];
export type BotInfo = Schemas["BotInfo"];
export type ChatLine = Schemas["ChatLine"];
export type ClientMessage = Schemas["ClientMessage"];
export type Entry = Schemas["EntryJson"];
export type Fault = Schemas["Fault"];
export type GameEvent = Entry["events"][number];
export type GameMessage = Schemas["GameMessage"];
export type GameStatistics = Schemas["GameStatistics"];
export type ListedTable = Schemas["ListedTable"];
export type Move = GameMessage["moves"][number];
export type NewTable = Schemas["NewTable"];
export type PlayerView = View["players"][number];
export type Route = BoardData["routes"][number];
export type SeatState = Schemas["SeatState"];
export type ServerMessage = Schemas["ServerMessage"];
export type TableMade = Schemas["TableMade"];
export type TableShown = Schemas["TableShown"];
export type TableState = Schemas["TableState"];
export type Ticket = BoardData["tickets"][number];
export type View = GameMessage["view"];
export type ClaimRoute = Extract<Move, { do: "claim_route" }>;
