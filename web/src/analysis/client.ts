import { address, files } from "../browser/files";
import { engineFiles } from "../local/host-client";
import { LocalFault } from "../store/types";
import type { Calls, FromWorker, ToWorker } from "./protocol";

interface Call {
  done: (value: unknown) => void;
  failed: (reason: LocalFault) => void;
}

/** The way to a worker that analyses, until it is ended. */
export class AnalysisClient {
  private readonly worker = new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });
  private readonly calls = new Map<number, Call>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.end();
    };
    const { kernel, layout, numbers } = files().engine.review;
    const found = { ...engineFiles(), kernel: address(kernel), layout: address(layout), numbers: address(numbers) };
    this.send({ kind: "start", files: found });
  }

  /** Asks the worker for something; what it refuses, or what it does not live to answer, is thrown with its fault. */
  call<Name extends keyof Calls>(method: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const id = ++this.count;
    const answer = new Promise((done, failed) => this.calls.set(id, { done, failed }));
    this.send({ kind: "call", id, method, args });
    return answer as ReturnType<Calls[Name]>;
  }

  /** Ends the worker. */
  end(): void {
    this.worker.terminate();
    for (const { failed } of this.calls.values()) failed(new LocalFault("engine-not-loaded"));
    this.calls.clear();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(data: FromWorker): void {
    const call = this.calls.get(data.id);
    this.calls.delete(data.id);
    if (data.kind === "answer") call?.done(data.value);
    else call?.failed(new LocalFault(data.fault));
  }
}
