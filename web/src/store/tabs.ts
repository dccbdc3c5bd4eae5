const CHANNEL = "cablecar-games";

/** Which table has changed. */
interface News {
  table: string;
}

/** What all tabs of this browser tell each other about its tables. */
export class Tabs {
  private readonly channel = new BroadcastChannel(CHANNEL);

  /** Calls whenever another tab has changed a table. */
  constructor(heard: (table: string) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<News>) => heard(data.table);
  }

  /** Tells the other tabs that a table has changed. */
  tell(table: string): void {
    this.channel.postMessage({ table } satisfies News);
  }

  close(): void {
    this.channel.close();
  }
}

/** The right to play one table: of all tabs, one has it. */
export class WriterLock {
  /** Whether this tab has it. */
  isHeld = false;
  private readonly name: string;

  /** Calls when this tab gets the right, and when another takes it away. */
  constructor(
    table: string,
    private readonly changed: () => void,
  ) {
    this.name = `cablecar-table-${table}`;
  }

  /** Asks for the right: has it at once where no other tab plays the table, or else as soon as that is closed. */
  async ask(): Promise<void> {
    await this.request({ ifAvailable: true });
    if (!this.isHeld) void this.request({});
  }

  /** Takes the right away from the tab that has it. */
  async take(): Promise<void> {
    if (!this.isHeld) await this.request({ steal: true });
  }

  /** Asks for the lock, and returns once it is known whether it is ours. */
  private request(options: LockOptions): Promise<void> {
    // On plain addresses of a local network browsers have no locks: there what two tabs write at once is found by its number.
    if (!(navigator as Partial<Navigator>).locks) {
      this.isHeld = true;
      return Promise.resolve();
    }
    return new Promise((known) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        known();
        if (!lock || this.isHeld) return undefined;
        this.isHeld = true;
        this.changed();
        return new Promise(() => undefined); // until the tab is closed
      };
      navigator.locks.request(this.name, options, hold).then(
        () => undefined,
        (error: unknown) => this.failed(error, known),
      );
    });
  }

  /** Another tab has taken it, and it comes back when that is closed; or the browser refuses locks, which is like having none. */
  private failed(error: unknown, known: () => void): void {
    known();
    const isTaken = (error as { name?: unknown } | null)?.name === "AbortError";
    if (this.isHeld !== isTaken) return;
    this.isHeld = !isTaken;
    this.changed();
    if (isTaken) void this.request({});
  }
}
