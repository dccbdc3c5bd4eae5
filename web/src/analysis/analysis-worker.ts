import { faultOf } from "../store/types";
import { Analyst } from "./analyst";
import type { FromWorker, ToWorker } from "./protocol";

let analyst: Analyst;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Answers a call of the page. */
async function answer({ id, method, args }: Extract<ToWorker, { kind: "call" }>): Promise<void> {
  try {
    const call = analyst[method] as (...given: unknown[]) => Promise<unknown>;
    tell({ kind: "answer", id, value: await call.apply(analyst, args) });
  } catch (error) {
    tell({ kind: "fault", id, fault: faultOf(error) });
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") analyst = new Analyst(data.files);
  else void answer(data);
};
