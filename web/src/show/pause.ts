import type { GameMessage } from "../server/types";
import type { TableClient } from "../session/client.svelte";

/** Longer nothing that was kept waits for the next, however slow the bots are. */
const LONGEST = 1500;

/** Keeps back what a table tells while something is celebrated; then that comes move by move, bots' at their pace. */
export class Pause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private clients: readonly TableClient[] = [];
  private pace = 0;

  get isOn(): boolean {
    return this.clients.length > 0;
  }

  /** Begins to keep back what these clients receive, for this many milliseconds. */
  begin(clients: readonly TableClient[], milliseconds: number, pace: number): void {
    [this.clients, this.pace] = [clients, Math.min(pace, LONGEST)];
    for (const client of clients) client.kept ??= [];
    this.wait(milliseconds);
  }

  /** Goes on for this many milliseconds, unless it is over already. */
  goOnFor(milliseconds: number): void {
    if (this.isOn) this.wait(milliseconds);
  }

  /** Lets everything be heard at once: the player goes on. */
  end = (): void => {
    clearTimeout(this.timer);
    for (const client of this.clients) client.hearKept();
    this.clients = [];
  };

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.release, milliseconds);
  }

  private release = (): void => {
    if (this.clients.some(hasClock)) return this.end();
    const pace = this.clients.some(isAmongBots) ? this.pace : 0;
    const isOver = this.clients.map((client) => client.hearNext());
    if (isOver.includes(false)) this.wait(pace);
    else this.clients = [];
  };
}

/** Returns whether a player is asked by what is kept, and has a clock that runs. */
function hasClock({ kept }: TableClient): boolean {
  const newest = kept?.at(-1);
  return !!newest?.moves.length && newest.deadline !== null;
}

/** Returns whether bots did what is heard next, and what comes after that. */
function isAmongBots({ kept, table }: TableClient): boolean {
  const bots = table?.seats.filter(({ bot }) => bot).map(({ seat }) => seat) ?? [];
  const isBots = (told?: GameMessage) => !!told?.entries.length && told.entries.every(({ seat }) => bots.includes(seat));
  return isBots(kept?.[0]) && isBots(kept?.[1]);
}
