import type { components } from "../wire";

type Schemas = components["schemas"];

export type BoardInfo = Schemas["BoardInfo"];
export type BotInfo = Schemas["BotInfo"];
export type ChatLine = Schemas["ChatLine"];
export type CheckedGame = Schemas["CheckedGame"];
export type ClientMessage = Schemas["ClientMessage"];
export type Fault = Schemas["Fault"];
export type GameInfo = Schemas["GameInfo"];
export type GameMessage = Schemas["GameMessage"];
export type ListedTable = Schemas["ListedTable"];
export type NewTable = Schemas["NewTable"];
export type SeatState = Schemas["SeatState"];
export type ServerInfo = Schemas["ServerInfo"];
export type ServerMessage = Schemas["ServerMessage"];
export type Share = Schemas["Share"];
export type SharedGame = Schemas["SharedGame"];
export type TableMade = Schemas["TableMade"];
export type TableShown = Schemas["TableShown"];
export type TableState = Schemas["TableState"];
