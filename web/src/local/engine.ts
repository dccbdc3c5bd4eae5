import { loadEngineBoard, type EngineBoard } from "../engine/board";
import { boardKeys } from "../engine/replay";
import { Bots } from "../bots/bots";
import type { BoardData } from "../game/types";
import { Kernel, type Layout } from "../kernel/kernel";
import { LocalFault } from "../store/types";

/** Where the engine's files are; all addresses are absolute. */
export interface EngineFiles {
  kernel: string;
  layout: string;
  bots: string;
  /** The expert's nets by the number of players. */
  nets: Record<string, string>;
  boards: { key: string; data: string; table: string }[];
}

/** A board that the page does not have. */
export interface CarriedBoard {
  key: string;
  data: BoardData;
  table: Uint8Array;
}

/** The rules, the bots and the boards, each loaded when it is first needed; what could not be loaded is tried again. */
export class Engine {
  private readonly loaded = new Map<string, Promise<unknown>>();

  constructor(private readonly files: EngineFiles) {}

  kernel(): Promise<Kernel> {
    return this.once("kernel", async () => {
      const [layout, wasm] = await Promise.all([json<Layout>(this.files.layout), bytes(this.files.kernel)]);
      return Kernel.load(layout, wasm);
    });
  }

  bots(): Promise<Bots> {
    return this.once("bots", async () => {
      const [kernel, bots] = await Promise.all([this.kernel(), json<ConstructorParameters<typeof Bots>[1]["bots"]>(this.files.bots)]);
      return new Bots(kernel, { bots, net: (players) => this.net(players) });
    });
  }

  /** Returns numbers that the page has. */
  json<Value>(address: string): Promise<Value> {
    return this.once(address, () => json<Value>(address));
  }

  /** Whether the page has a board. */
  hasBoard(key: string): boolean {
    return this.files.boards.some((board) => board.key === key);
  }

  board(key: string): Promise<EngineBoard> {
    const found = this.files.boards.find((board) => board.key === key);
    if (!found) return Promise.reject(new LocalFault("board-not-here", { board: key }));
    return this.once(`board ${key}`, async () => {
      const [kernel, data, table] = await Promise.all([this.kernel(), json<BoardData>(found.data), bytes(found.table)]);
      return loadEngineBoard(kernel, key, data, table);
    });
  }

  /** Returns a board that somebody has brought. */
  carriedBoard({ key, data, table }: CarriedBoard): Promise<EngineBoard> {
    return this.once(`carried ${key}`, async () => loadEngineBoard(await this.kernel(), key, data, table));
  }

  /** Returns the board of a game file: one that the page has, or one that somebody has brought. */
  async boardOf(record: unknown, carried: CarriedBoard | null): Promise<EngineBoard | undefined> {
    const key = boardKeys(record).find((known) => this.hasBoard(known));
    if (key !== undefined) return this.board(key);
    return carried ? this.carriedBoard(carried) : undefined;
  }

  /** Returns what the expert knows of a game of this many players. */
  net(players: number): Promise<Uint8Array> {
    return this.once(`net ${players}`, () => bytes(this.files.nets[players] ?? ""));
  }

  private once<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const loading = (this.loaded.get(name) as Promise<Value> | undefined) ?? load();
    this.loaded.set(name, loading);
    loading.catch(() => this.loaded.delete(name));
    return loading;
  }
}

async function get(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new LocalFault("engine-not-loaded");
  return answer;
}

async function json<Value>(address: string): Promise<Value> {
  return (await get(address)).json() as Promise<Value>;
}

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await get(address)).arrayBuffer());
}
