// Lets the page's bots decide, with the words of chance given; tests/page/device/test_engine_bots.py asks Python's.
import { loadEngineBoard } from "../../../web/src/engine/board";
import { Bots, type BotFiles } from "../../../web/src/bots/bots";
import type { BoardData } from "../../../web/src/game/types";
import { Kernel, type Layout } from "../../../web/src/kernel/kernel";

interface Batch {
  /** Base64, as are the tables of boards, nets and observations. */
  wasm: string;
  layout: Layout;
  bots: BotFiles["bots"];
  nets: Record<string, string>;
  boards: Record<string, { data: BoardData; table: string }>;
  questions: { bot: string; board: string; observation: string; words: number[] }[];
}

export interface Answers {
  actions: number[];
  /** How many words of chance each decision took. */
  drawn: number[];
  /** For how many players nets were loaded, and when: before which question. */
  loaded: [players: number, question: number][];
  names: string[];
  milliseconds: number[];
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export async function run(batch: Batch): Promise<Answers> {
  const kernel = await Kernel.load(batch.layout, bytesOf(batch.wasm) as BufferSource);
  const loaded: Answers["loaded"] = [];
  const actions: number[] = [];
  let words: number[] = [];
  const net = async (players: number) => {
    loaded.push([players, actions.length]);
    return bytesOf(batch.nets[players]!);
  };
  const bots = new Bots(kernel, { bots: batch.bots, net }, () => words.shift()!);
  const boards = Object.entries(batch.boards).map(
    ([key, { data, table }]) => [key, loadEngineBoard(kernel, key, data, bytesOf(table))] as const,
  );
  const known = new Map(boards);
  const drawn: number[] = [];
  const milliseconds: number[] = [];
  for (const { bot, board, observation, words: given } of batch.questions) {
    words = [...given];
    const begun = performance.now();
    actions.push(await bots.decide(bot, known.get(board)!, bytesOf(observation)));
    milliseconds.push(performance.now() - begun);
    drawn.push(given.length - words.length);
  }
  return { actions, drawn, loaded, names: bots.names, milliseconds };
}

/** What happens in a worker: a batch comes in, and its answers go out. */
if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  self.onmessage = async ({ data }: MessageEvent<Batch>) => self.postMessage(await run(data));
}

declare const WorkerGlobalScope: (new () => typeof globalThis) | undefined;
