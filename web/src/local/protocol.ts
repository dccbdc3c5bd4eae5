import type { EngineFiles } from "./engine";
import type { Host } from "./host";
import type { Notice } from "./host-table";
import type { ClientMessage, Fault, ServerMessage } from "../store/types";

/** What the page may ask the worker for. */
export type Calls = Pick<
  Host,
  "make" | "show" | "takeOver" | "giveToBot" | "takeBack" | "setPace" | "setColor" | "rematch" | "command" | "likeliestClaim" | "unseenCards" | "observation" | "par" | "games" | "statistics" | "colors" | "record" | "replay" | "exportGames" | "importGames"
>;

/** How much a chair has heard already of which game. */
export interface Heard {
  game: string | null;
  after: number;
}

export type ToWorker =
  | { kind: "start"; files: EngineFiles }
  | { kind: "call"; id: number; method: keyof Calls; args: unknown[] }
  | { kind: "open"; client: number; table: string; chair: number | null; heard: Heard }
  | { kind: "message"; client: number; message: ClientMessage }
  | { kind: "close"; client: number }
  | { kind: "ping" };

export type FromWorker =
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "fault"; id: number; fault: Fault }
  | { kind: "opened"; client: number }
  | { kind: "message"; client: number; message: ServerMessage }
  | { kind: "notice"; client: number; notice: Notice | null }
  | { kind: "closed"; client: number; fault: Fault }
  | { kind: "pong" };
