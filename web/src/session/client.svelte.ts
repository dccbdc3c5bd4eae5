import type { Entry, Move } from "../game/types";
import { playerWord, seatWord } from "../language/sentences";
import { language } from "../language/words";
import { ask, fault, Refused } from "../server/api";
import { syncTime } from "../server/time";
import type { ChatLine, ClientMessage, Fault, GameMessage, ServerMessage, TableShown, TableState } from "../server/types";

/** Shorter messages get spaces behind them: their lengths must not tell which tickets were kept. */
const MESSAGE_LENGTH = 512;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20000;
const ANSWER_WITHIN = 10000;

interface Sent {
  text: string;
  done: () => void;
  refused: (reason: Refused) => void;
}

/** The socket of one chair, or of a spectator: it comes back by itself, and nothing is lost or sent twice. */
export class TableClient {
  table = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  game = $state.raw<GameMessage | null>(null);
  /** Everything done in the present game. */
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  /** Why the table has closed this socket for good. */
  closed = $state.raw<Fault | null>(null);

  private socket: WebSocket | null = null;
  private pause = 250;
  private waiting = new Map<string, Sent>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    readonly id: string,
    readonly chair: number | null,
  ) {
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.reconnect);
    this.connect();
  }

  /** Makes a move; what the rules refuse is thrown. */
  play(move: Move): Promise<void> {
    return this.send({ type: "move", id: newId(), number: this.next, game: this.game?.game ?? null, move: { ...move } });
  }

  /** Takes the own last move back. */
  undo(): Promise<void> {
    return this.send({ type: "undo", id: newId(), number: this.next, game: this.game?.game ?? null });
  }

  /** Says something to the table. */
  say(text: string): Promise<void> {
    return this.send({ type: "chat", id: newId(), text });
  }

  /** Leaves for good. */
  leave(): void {
    this.over = true;
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.drop();
    clearTimeout(this.retry);
    this.refuseAll(fault("app-unreachable"));
  }

  private get next(): number {
    return (this.game?.number ?? 0) + 1;
  }

  private send(message: Exclude<ClientMessage, { type: "ping" | "resume" }>): Promise<void> {
    if (this.closed) return Promise.reject(new Refused(this.closed));
    const text = JSON.stringify(message).padEnd(MESSAGE_LENGTH);
    return new Promise((done, refused) => {
      this.waiting.set(message.id, { text, done, refused });
      if (this.connected) this.socket?.send(text);
    });
  }

  private connect = (): void => {
    clearTimeout(this.retry);
    const where = this.chair === null ? "" : `/seats/${this.chair}`;
    const known = new URLSearchParams({ language, after: String(this.entries.at(-1)?.number ?? 0) });
    if (this.game) known.set("game", this.game.game);
    known.set("chat_after", String(this.chat.at(-1)?.number ?? 0));
    const origin = location.origin.replace("http", "ws");
    const socket = new WebSocket(`${origin}/api/tables/${this.id}${where}/socket?${known}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      if (!this.connected) void this.checkSeat();
      this.lost();
    };
  };

  /** Asks whether the seat is still ours: of a refused handshake a browser tells no reason. */
  private async checkSeat(): Promise<void> {
    try {
      const { you } = await ask<TableShown>("GET", `/api/tables/${this.id}`);
      if (this.chair === null || you.chairs.includes(this.chair)) return;
      this.end(fault("secret-wrong"));
    } catch (error) {
      if (error instanceof Refused && error.fault.key === "table-unknown") this.end(error.fault);
    }
  }

  private opened(socket: WebSocket): void {
    this.connected = true;
    this.pause = 250;
    for (const sent of this.waiting.values()) socket.send(sent.text);
    this.listen();
  }

  /** Asks for a sign of life now and then: a dead connection often says nothing. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.socket?.send('{"type": "ping"}');
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
    this.connected = false;
    if (this.over || this.closed) return;
    this.retry = setTimeout(this.connect, this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private reconnect = (): void => {
    if (this.socket || this.over || this.closed || document.hidden) return;
    this.pause = 250;
    this.connect();
  };

  private receive(message: ServerMessage): void {
    this.listen();
    switch (message.type) {
      case "table":
        this.table = { ...message.table, seats: message.table.seats.map((seat) => ({ ...seat, name: seatWord(seat) })) };
        this.seat = message.you.seat;
        break;
      case "game":
        this.follow(named(message));
        break;
      case "chat":
        this.receiveChat(message.messages);
        break;
      case "ack":
        this.settle(message.id)?.done();
        break;
      case "refused":
        this.settle(message.id)?.refused(new Refused(message.error));
        break;
      case "error": // something unreadable, or too much at once: nobody knows which of ours it was
        this.refuseAll(message.error);
        break;
      case "closed":
        this.end(message.error);
    }
  }

  private settle(id: string): Sent | undefined {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    return sent;
  }

  private follow(message: GameMessage): void {
    const same = this.game?.game === message.game;
    const known = same ? this.entries : [];
    const last = known.at(-1)?.number ?? 0;
    const fresh = message.entries.filter((entry) => entry.number > last);
    for (const { at } of fresh) syncTime(at);
    this.game = message;
    this.entries = known;
    if (fresh.length === 0 ? message.number > last : fresh[0]!.number !== last + 1) {
      this.socket?.send(JSON.stringify({ type: "resume", game: message.game, after: last, chat_after: 0 }));
    } else {
      this.entries = [...known, ...fresh];
    }
  }

  private receiveChat(lines: ChatLine[]): void {
    const byNumber = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }

  /** A table that loads again, or a server that stops, comes back; a seat that has moved does not. */
  private end(why: Fault): void {
    if (["table-reloads", "server-stops", "client-too-slow"].includes(why.key)) return;
    this.closed = why;
    clearTimeout(this.retry);
    this.refuseAll(why);
  }

  private refuseAll(why: Fault): void {
    for (const sent of this.waiting.values()) sent.refused(new Refused(why));
    this.waiting.clear();
  }
}

/** Returns a game with the names of its players as the user reads them. */
function named(message: GameMessage): GameMessage {
  const players = message.view.players.map((player) => ({ ...player, name: playerWord(player) }));
  return { ...message, view: { ...message.view, players } };
}

/** Returns a new random id; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
