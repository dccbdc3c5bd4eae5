import type { Fault } from "../store/types";
import type { AnalysisFiles, Analyst } from "./analyst";

/** What the page may ask a worker for. */
export type Calls = Pick<Analyst, "open" | "deal" | "move" | "poseMove" | "posePuzzle" | "attempt" | "solution" | "likeliestClaim" | "unseenCards" | "command" | "hint">;

export type ToWorker = { kind: "start"; files: AnalysisFiles } | { kind: "call"; id: number; method: keyof Calls; args: unknown[] };

export type FromWorker = { kind: "answer"; id: number; value: unknown } | { kind: "fault"; id: number; fault: Fault };
