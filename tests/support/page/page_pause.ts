// Ends a celebration's pause as time does, and tells how long each message waits; tests/page/table/test_pause.py asks.
import type { GameMessage, TableState } from "../../../web/src/server/types";
import type { TableClient } from "../../../web/src/session/client.svelte";
import { Pause } from "../../../web/src/show/pause";

interface Asked {
  /** The seats that bots play. */
  bots: number[];
  /** Who did what is told, and whether the player is asked then, with a clock. */
  told: { seat: number; asks: boolean; clock: boolean }[];
  banner: number;
  pace: number;
}

/** Returns when each message is heard, in milliseconds. */
export function run({ bots, told, banner, pace }: Asked): { heard: number[] } {
  const heard: number[] = [];
  const timers: { act: () => void; at: number }[] = [];
  let now = 0;
  globalThis.setTimeout = ((act: () => void, wait: number) => timers.push({ act, at: now + wait })) as unknown as typeof setTimeout;
  const pause = new Pause();
  const client = listener(bots, () => heard.push(now));
  pause.begin([client], banner, pace);
  client.kept?.push(...told.map(message));
  for (let timer = timers.shift(); timer; timer = timers.shift()) {
    now = timer.at;
    timer.act();
  }
  return { heard };
}

function message({ seat, asks, clock }: Asked["told"][number]): GameMessage {
  return { entries: [{ seat }], moves: asks ? [{ do: "pass" }] : [], deadline: clock ? 1 : null } as unknown as GameMessage;
}

function listener(bots: number[], hear: () => void): TableClient {
  const seats = [0, 1, 2].map((seat) => ({ seat, bot: bots.includes(seat) ? "casual" : null }));
  const client = {
    table: { seats } as unknown as TableState,
    kept: null as GameMessage[] | null,
    hearNext(): boolean {
      const next = client.kept?.shift();
      if (next) hear();
      else client.kept = null;
      return !next;
    },
    hearKept(): boolean {
      return !client.hearNext() && (client.hearKept(), true);
    },
  };
  return client as unknown as TableClient;
}
