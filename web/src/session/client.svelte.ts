import { shared } from "../game/shared";
import type { Entry, Move } from "../game/types";
import { playerWord, seatWord } from "../language/sentences";
import { fault, Refused } from "../server/api";
import { syncTime } from "../server/time";
import type { ChatLine, ClientMessage, Fault, GameMessage, ServerMessage, TableState } from "../server/types";

type Request = Exclude<ClientMessage, { type: "ping" | "resume" }>;

/** The way to a table: it opens again by itself where it is lost. */
export interface Connection {
  send(message: Request | Extract<ClientMessage, { type: "resume" }>): void;
  close(): void;
}

/** How much a client has heard already. */
export interface Cursor {
  game: string | null;
  after: number;
  chat_after: number;
}

/** Something that the player should know of a table that goes on. */
export interface Notice {
  fault: Fault;
  /** What can be done about it: what a button says, and does. */
  remedy: { label: string; run: () => Promise<void> } | null;
}

interface Sent {
  message: Request;
  done: () => void;
  refused: (reason: Refused) => void;
}

/** What one chair, or a spectator, knows of a table: a lost connection neither loses nor repeats messages. */
export class TableClient {
  table = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  game = $state.raw<GameMessage | null>(null);
  /** Everything done in the present game. */
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** Why the table has closed this connection for good. */
  closed = $state.raw<Fault | null>(null);

  /** How the table stands with a next game that others have begun while this player looks at the count of the last. */
  rematch = $state.raw<TableState | null>(null);

  /** What has come of the game and is not heard yet, while something else is shown. */
  kept: GameMessage[] | null = null;

  private connection: Connection;
  private waiting = new Map<string, Sent>();
  /** Whether this player goes along to a next game at once. */
  private goesAlong = false;

  constructor(
    readonly chair: number | null,
    private readonly connect: (client: TableClient) => Connection,
  ) {
    this.connection = connect(this);
  }

  /** Hears again how the table stands: its names come in the user's language. */
  renew(): void {
    if (this.closed) return;
    this.connection.close();
    this.connection = this.connect(this);
  }

  /** Makes a move; what the rules refuse is thrown. */
  play(move: Move): Promise<void> {
    return this.send({ type: "move", id: newId(), number: this.next, game: this.game?.game ?? null, move: { ...move } });
  }

  /** Hears the next of what was kept; returns whether nothing is kept any more. */
  hearNext(): boolean {
    const next = this.kept?.shift();
    if (next) this.follow(next);
    else this.kept = null;
    return !next;
  }

  /** Hears all that was kept; returns whether that was anything. */
  hearKept(): boolean {
    const kept = this.kept ?? [];
    this.kept = null;
    for (const message of kept) this.follow(message);
    return kept.length > 0;
  }

  /** Goes along to the next game, which others have begun, or this player is about to. */
  goAlong(): void {
    this.goesAlong = true;
    if (this.rematch) this.connection.send({ type: "resume", game: this.rematch.game, after: 0, chat_after: 0 });
    this.rematch = null;
  }

  /** Takes one's last move back. */
  undo(): Promise<void> {
    return this.send({ type: "undo", id: newId(), number: this.next, game: this.game?.game ?? null });
  }

  /** Says something to the table: a text, or a phrase by its key. */
  say(text: string | null, phrase: string | null = null): Promise<void> {
    return this.send({ type: "chat", id: newId(), text, phrase });
  }

  /** Leaves for good. */
  leave(): void {
    this.connection.close();
    this.connected = false;
    this.refuseAll(fault("app-unreachable"));
  }

  get cursor(): Cursor {
    return { game: this.game?.game ?? null, after: this.entries.at(-1)?.number ?? 0, chat_after: this.chat.at(-1)?.number ?? 0 };
  }

  /** Called when the connection opens; sends what is waiting. */
  opened(): void {
    this.connected = true;
    for (const { message } of this.waiting.values()) this.connection.send(message);
  }

  /** Called when the connection is lost. */
  lost(): void {
    this.connected = false;
  }

  /** Called when the connection will not come back. */
  end(why: Fault): void {
    this.closed = why;
    this.refuseAll(why);
  }

  /** Takes a message of the table. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (this.isBehind(message.table)) {
          this.rematch = message.table;
          break;
        }
        this.goesAlong = false;
        this.table = { ...message.table, seats: message.table.seats.map((seat) => ({ ...seat, name: seatWord(seat) })) };
        this.seat = message.you.seat;
        break;
      case "game":
        if (this.kept) this.kept.push(message);
        else if (!this.rematch) this.follow(message);
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
        // A table that loads again, or a server that stops, comes back; a seat that has moved does not.
        if (!/reloads|stops|too-slow/.test(message.error.key)) this.end(message.error);
    }
  }

  /** Returns whether the table has left this player behind at the count of a game. */
  private isBehind({ status }: TableState): boolean {
    return !!this.rematch || (!this.goesAlong && this.table?.status === "finished" && status !== "finished");
  }

  private get next(): number {
    return (this.game?.number ?? 0) + 1;
  }

  private send(message: Request): Promise<void> {
    if (this.closed) return Promise.reject(new Refused(this.closed));
    return new Promise((done, refused) => {
      this.waiting.set(message.id, { message, done, refused });
      if (this.connected) this.connection.send(message);
    });
  }

  private settle(id: string): Sent | undefined {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    return sent;
  }

  private follow(told: GameMessage): void {
    const message = named(told, this.game);
    // A worker that died may not have kept all that it sent.
    const same = this.game?.game === message.game && message.number >= this.game.number;
    const known = same ? this.entries : [];
    const last = known.at(-1)?.number ?? 0;
    const fresh = message.entries.filter((entry) => entry.number > last);
    for (const { at } of fresh) syncTime(at);
    this.game = message;
    this.entries = known;
    if (fresh.length === 0 ? message.number > last : fresh[0]!.number !== last + 1) {
      this.connection.send({ type: "resume", game: message.game, after: last, chat_after: 0 });
    } else {
      this.entries = [...known, ...fresh];
    }
  }

  private receiveChat(lines: ChatLine[]): void {
    const byNumber = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...byNumber.values()].sort((one, other) => one.number - other.number);
  }

  private refuseAll(why: Fault): void {
    for (const sent of this.waiting.values()) sent.refused(new Refused(why));
    this.waiting.clear();
  }
}

/** Returns a game with the names of its players as the user reads them, and with all that it has in common with what is known. */
function named(message: GameMessage, known: GameMessage | null): GameMessage {
  const players = message.view.players.map((player) => ({ ...player, name: playerWord(player) }));
  return shared({ ...message, view: shared({ ...message.view, players }, known?.view) }, known);
}

/** Returns a new random id; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
