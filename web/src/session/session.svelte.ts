import type { View } from "../game/types";
import type { GameMessage, SeatState, TableState } from "../server/types";
import type { Notice, TableClient } from "./client.svelte";
import type { TableService } from "./table-service";

/** All that this browser holds at a table: one seat, several (hot-seat), or none (a spectator). */
export class Session {
  clients = $state.raw<TableClient[]>([]);
  isHost = $state(false);
  boardName = "";
  /** The chair whose hand is shown, and in which game; the others at this device look away. */
  private open = $state.raw<{ chair: number | null; game: string | undefined } | null>(null);

  private constructor(readonly service: TableService) {}

  /** Opens a table with the seats that this browser holds there. */
  static async join(service: TableService): Promise<Session> {
    const session = new Session(service);
    await session.reload();
    return session;
  }

  /** Looks again which seats are ours, after sitting down or leaving. */
  async reload(): Promise<void> {
    const shown = await this.service.show();
    this.leave();
    const chairs: (number | null)[] = shown.you.chairs.length ? shown.you.chairs : [null];
    this.isHost = shown.you.host;
    this.boardName = shown.table.settings.board;
    this.clients = chairs.map((chair) => this.service.connect(chair));
    this.open = null;
  }

  /** The table's id. */
  get id(): string {
    return this.service.id;
  }

  /** Closes all connections. */
  leave(): void {
    for (const client of this.clients) client.leave();
  }

  get isSpectator(): boolean {
    return this.clients[0]?.chair == null;
  }

  get isHotSeat(): boolean {
    return this.clients.length > 1;
  }

  /** Whether all seats of a shared device have heard how the game stands: before, nobody knows whose turn it is. */
  get isLoaded(): boolean {
    return !this.isHotSeat || this.present.every(({ table, game }) => table && (game || table.status === "waiting"));
  }

  /** The client that acts now: at a hot-seat table the one whose hand is shown, or else the one whose turn it is. */
  get client(): TableClient | null {
    return this.opened ?? this.wanted ?? this.present[0] ?? this.clients[0] ?? null;
  }

  get table(): TableState | null {
    return this.client?.table ?? null;
  }

  /** The game as the person at the screen may see it. */
  get game(): GameMessage | null {
    const game = this.client?.game ?? null;
    return game && this.curtain ? hidden(game) : game;
  }

  get view(): View | null {
    return this.game?.view ?? null;
  }

  /** Whether the screen must not show a hand before the next player says that it is them. */
  get curtain(): boolean {
    return this.isHotSeat && this.client?.game?.view.phase !== "over" && this.client !== this.opened;
  }

  /** The seat at the table of the client that acts. */
  get chair(): SeatState | null {
    return this.seatOf(this.client) ?? null;
  }

  /** The seat at this device that plays next, while the player who has moved still looks at what happened. */
  get next(): SeatState | null {
    const { opened, wanted } = this;
    return opened && opened !== wanted ? (this.seatOf(wanted ?? null) ?? null) : null;
  }

  /** Shows the hand of the player who is to act. */
  lift(): void {
    this.open = this.client && { chair: this.client.chair, game: this.client.game?.game };
  }

  /** Hears all that was kept back, at all seats of this device; returns whether that was anything. */
  catchUp(): boolean {
    return this.clients.filter((client) => client.hearKept()).length > 0;
  }

  get connected(): boolean {
    return this.present.every((client) => client.connected);
  }

  /** What the player should know of the table. */
  get notice(): Notice | null {
    return this.client?.notice ?? null;
  }

  /** Whether somebody at this device is to act. */
  get isAsked(): boolean {
    return this.present.some((client) => this.asks(client));
  }

  /** The client that may take its last move back. */
  get undoer(): TableClient | undefined {
    return this.present.find((client) => client.game?.undo);
  }

  /** The seats of this device. */
  get seats(): SeatState[] {
    return this.present.map((client) => this.seatOf(client)).filter((seat) => seat !== undefined);
  }

  /** Hides all hands again. */
  cover(): void {
    this.open = null;
  }

  /** The clients whose seats are still ours. */
  private get present(): TableClient[] {
    return this.clients.filter((client) => !client.closed);
  }

  private asks(client: TableClient): boolean {
    return (client.game?.moves.length ?? 0) > 0 && !this.seatOf(client)?.bot;
  }

  private seatOf(client: TableClient | null): SeatState | undefined {
    return client?.table?.seats.find((seat) => seat.chair === client.chair);
  }

  private get opened(): TableClient | undefined {
    const open = this.open;
    return this.present.find((client) => client.chair === open?.chair && client.game?.game === open.game);
  }

  /** The client that the game waits for; the one whose hand is shown already comes first. */
  private get wanted(): TableClient | undefined {
    if (!this.isHotSeat) return undefined;
    const opened = this.opened;
    return opened && this.asks(opened) ? opened : this.present.find((client) => this.asks(client));
  }
}

/** Returns a game without what only its seat may know. */
function hidden(game: GameMessage): GameMessage {
  const view = { ...game.view, seat: null, hand: {}, tickets: [], offer: [], rejected: [] };
  return { ...game, view, moves: [], undo: false };
}
