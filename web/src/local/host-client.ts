import { address, files } from "../browser/files";
import type { EngineFiles } from "./engine";
import type { Notice } from "./host-table";
import type { Calls, FromWorker, Heard, ToWorker } from "./protocol";
import { LocalFault, type ClientMessage, type Fault, type ServerMessage } from "../store/types";

const PING_EVERY = 3000;
/** A worker that says nothing for this long is started again. */
const PATIENCE = 9000;
const PAUSE = 300;
/** Deaths in a row after which a worker is given up. */
const MOST_DEATHS = 3;

/** A chair of the page that follows a table, and hears how its worker does. */
export interface Follower {
  readonly heard: Heard;
  opened(): void;
  lost(): void;
  receive(message: ServerMessage): void;
  notice(notice: Notice | null): void;
  end(fault: Fault): void;
}

interface Call {
  message: Extract<ToWorker, { kind: "call" }>;
  /** The worker that has got it. */
  worker: Worker | null;
  done: (value: unknown) => void;
  failed: (reason: LocalFault) => void;
}

interface Following {
  table: string;
  chair: number | null;
  follower: Follower;
  /** The worker that knows it. */
  worker: Worker | null;
}

/** The way to the worker with the tables of this device: one that dies is started again, and goes on from what is kept. */
export class HostClient {
  private worker: Worker | null = null;
  private readonly calls = new Map<number, Call>();
  private readonly following = new Map<number, Following>();
  private count = 0;
  private deaths = 0;
  private heardAt = 0;
  private askedAt = 0;
  private pings: ReturnType<typeof setInterval> | undefined;

  /** Asks the worker for something; what it refuses is thrown with its fault. */
  call<Name extends keyof Calls>(method: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const message = { kind: "call" as const, id: ++this.count, method, args };
    const answer = new Promise((done, failed) => this.ask({ message, worker: null, done, failed }));
    return answer as ReturnType<Calls[Name]>;
  }

  /** Follows a table from a chair, until the function is called that is returned second; the first one sends. */
  follow(table: string, chair: number | null, follower: Follower): [send: (message: ClientMessage) => void, close: () => void] {
    const client = ++this.count;
    this.following.set(client, { table, chair, follower, worker: null });
    this.open(client);
    this.pings ??= setInterval(() => this.check(), PING_EVERY);
    return [(message) => this.send({ kind: "message", client, message }), () => this.close(client)];
  }

  private close(client: number): void {
    this.following.delete(client);
    this.worker?.postMessage({ kind: "close", client } satisfies ToWorker);
    if (!this.following.size) this.stopPings();
  }

  private stopPings(): void {
    clearInterval(this.pings);
    this.pings = undefined;
  }

  private ask(call: Call): void {
    this.calls.set(call.message.id, call);
    call.worker = this.send(call.message);
  }

  private open(client: number): void {
    const following = this.following.get(client)!;
    const { table, chair, follower } = following;
    following.worker = this.send({ kind: "open", client, table, chair, heard: follower.heard });
  }

  /** Sends something to the worker, and returns which one that is. */
  private send(message: ToWorker): Worker {
    this.worker ??= this.start();
    this.worker.postMessage(message);
    return this.worker;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.restart();
    };
    worker.postMessage({ kind: "start", files: engineFiles() } satisfies ToWorker);
    this.heardAt = this.askedAt = Date.now();
    return worker;
  }

  private hear(data: FromWorker): void {
    this.heardAt = Date.now();
    this.deaths = 0;
    if (data.kind === "answer" || data.kind === "fault") return this.settle(data);
    const follower = "client" in data ? this.following.get(data.client)?.follower : undefined;
    if (data.kind === "opened") follower?.opened();
    if (data.kind === "message") follower?.receive(data.message);
    if (data.kind === "notice") follower?.notice(data.notice);
    if (data.kind === "closed") follower?.end(data.fault);
  }

  private settle(data: Extract<FromWorker, { kind: "answer" | "fault" }>): void {
    const call = this.calls.get(data.id);
    this.calls.delete(data.id);
    if (data.kind === "answer") call?.done(data.value);
    else call?.failed(new LocalFault(data.fault));
  }

  /** Looks whether the worker still answers; a page that slept has not asked. */
  private check(): void {
    const hasAsked = Date.now() - this.askedAt < 2 * PING_EVERY;
    if (hasAsked && Date.now() - this.heardAt > PATIENCE) return this.restart();
    if (!hasAsked) this.heardAt = Date.now();
    this.askedAt = Date.now();
    this.send({ kind: "ping" });
  }

  private restart(): void {
    this.worker?.terminate();
    this.worker = null;
    if (++this.deaths > MOST_DEATHS) return this.giveUp();
    for (const { follower } of this.following.values()) follower.lost();
    setTimeout(() => this.resume(), PAUSE);
  }

  /** Sends a new worker what it has not got yet: some may have been asked for since it was started. */
  private resume(): void {
    for (const [client, { worker }] of this.following) if (!worker || worker !== this.worker) this.open(client);
    for (const call of this.calls.values()) if (!call.worker || call.worker !== this.worker) this.ask(call);
  }

  private giveUp(): void {
    this.deaths = 0;
    const why = new LocalFault("engine-not-loaded");
    for (const call of this.calls.values()) call.failed(why);
    for (const { follower } of this.following.values()) follower.end(why.fault);
    this.calls.clear();
    this.following.clear();
    this.stopPings();
  }
}

/** Returns where the engine's files are, for a worker that does not see the document. */
export function engineFiles(): EngineFiles {
  const { engine, boards } = files();
  return {
    kernel: address(engine.kernel),
    layout: address(engine.layout),
    bots: address(engine.bots),
    nets: Object.fromEntries(Object.entries(engine.nets).map(([players, path]) => [players, address(path)])),
    boards: boards.map(({ key, data, table }) => ({ key, data: address(data), table: address(table) })),
  };
}

let client: HostClient | undefined;

/** Returns the worker with the tables of this device, started when it is first asked. */
export function localHost(): HostClient {
  return (client ??= new HostClient());
}
