import { address } from "../browser/files";
import { spokenLanguage } from "../language/words";
import { ask, fault, Refused } from "../server/api";
import type { ClientMessage, ServerMessage, TableShown } from "../server/types";
import type { Connection, TableClient } from "./client.svelte";

/** Shorter messages get spaces behind them: their lengths must not tell which tickets were kept. */
const MESSAGE_LENGTH = 512;
const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20000;
const ANSWER_WITHIN = 10000;

/** The socket of one chair, or of a spectator, at a table of a server: it comes back by itself. */
export class SocketConnection implements Connection {
  private socket: WebSocket | null = null;
  private isOpen = false;
  private pause = SHORTEST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly over = new AbortController();

  constructor(
    private readonly table: string,
    private readonly client: TableClient,
  ) {
    const { signal } = this.over;
    addEventListener("online", this.reconnect, { signal });
    addEventListener("offline", this.drop, { signal });
    document.addEventListener("visibilitychange", this.reconnect, { signal });
    this.connect();
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message).padEnd(MESSAGE_LENGTH));
  }

  close(): void {
    this.over.abort();
    this.drop();
    clearTimeout(this.retry);
  }

  private get isDone(): boolean {
    return this.over.signal.aborted || !!this.client.closed;
  }

  private connect = (): void => {
    clearTimeout(this.retry);
    const { chair, cursor } = this.client;
    const where = chair === null ? "" : `/seats/${chair}`;
    const known = new URLSearchParams({ language: spokenLanguage(), after: String(cursor.after), chat_after: String(cursor.chat_after) });
    if (cursor.game) known.set("game", cursor.game);
    const path = address(`api/tables/${this.table}${where}/socket?${known}`);
    const socket = new WebSocket(path.replace("http", "ws"));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      if (!this.isOpen) void this.checkSeat();
      this.lost();
    };
  };

  /** Asks whether the seat is still ours: of a refused handshake a browser tells no reason. */
  private async checkSeat(): Promise<void> {
    const { chair } = this.client;
    try {
      const { you } = await ask<TableShown>("GET", `/api/tables/${this.table}`);
      if (chair !== null && !you.chairs.includes(chair)) this.client.end(fault("secret-wrong"));
    } catch (error) {
      if (error instanceof Refused && error.fault.key === "table-unknown") this.client.end(error.fault);
    }
  }

  private opened(): void {
    this.isOpen = true;
    this.pause = SHORTEST_PAUSE;
    this.client.opened();
    this.listen();
  }

  private hear(message: ServerMessage): void {
    this.listen();
    this.client.receive(message);
    if (this.isDone) clearTimeout(this.retry);
  }

  /** Asks for a sign of life now and then: a dead connection often says nothing. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send({ type: "ping" });
      this.silence = setTimeout(this.drop, ANSWER_WITHIN);
    }, PING_EVERY);
  }

  private drop = (): void => {
    const socket = this.socket;
    this.lost();
    socket?.close();
  };

  private lost(): void {
    clearTimeout(this.silence);
    clearTimeout(this.retry);
    this.socket = null;
    this.isOpen = false;
    this.client.lost();
    if (this.isDone) return;
    this.retry = setTimeout(this.connect, this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private reconnect = (): void => {
    if (this.socket || this.isDone || document.hidden) return;
    this.pause = SHORTEST_PAUSE;
    this.connect();
  };
}
