import { address } from "../browser/files";
import type { Meaning } from "../commands/read";
import type { Board } from "../game/board";
import type { GameStatistics, Move } from "../game/types";
import { say, spokenLanguage, wordsOfCommands, type Words } from "../language/words";
import { localHost, type HostClient } from "../local/host-client";
import { tableAddress } from "../local/new-table";
import { loadBoard } from "../server/boards";
import type { GameInfo, TableShown } from "../server/types";
import { TableClient, type Connection } from "./client.svelte";
import type { TableService } from "./table-service";

/** What a worker needs to understand commands, once somebody types one. */
let words: { language: string; loading: Promise<Words> } | undefined;

/** A table of this device: a worker plays it. */
export class LocalTable implements TableService {
  readonly company = null;
  readonly hasHints = true;
  private readonly host: HostClient = localHost();

  constructor(readonly id: string) {}

  get address(): string {
    return tableAddress(this.id);
  }

  show(): Promise<TableShown> {
    return this.host.call("show", this.id);
  }

  connect(chair: number | null): TableClient {
    return new TableClient(chair, (client) => this.follow(client));
  }

  loadBoard(key: string): Promise<Board> {
    return loadBoard(key);
  }

  rematch(bot: string | null): Promise<void> {
    return this.host.call("rematch", this.id, bot);
  }

  setPace(pace: number): Promise<void> {
    return this.host.call("setPace", this.id, pace);
  }

  setColor(chair: number, color: number): Promise<void> {
    return this.host.call("setColor", this.id, chair, color);
  }

  giveToBot(chair: number): Promise<void> {
    return this.host.call("giveToBot", this.id, chair);
  }

  takeBack(chair: number): Promise<void> {
    return this.host.call("takeBack", this.id, chair);
  }

  async command(chair: number, text: string): Promise<Meaning> {
    const language = spokenLanguage();
    if (words?.language !== language) words = { language, loading: wordsOfCommands() };
    words.loading.catch(() => (words = undefined));
    return this.host.call("command", this.id, chair, text, await words.loading);
  }

  likeliestClaim(chair: number, route: string): Promise<Move> {
    return this.host.call("likeliestClaim", this.id, chair, route);
  }

  unseenCards(chair: number): Promise<Record<string, number>> {
    return this.host.call("unseenCards", this.id, chair);
  }

  games(): Promise<GameInfo[]> {
    return this.host.call("games", this.id);
  }

  statistics(game: string): Promise<GameStatistics> {
    return this.host.call("statistics", game);
  }

  async record(game: string): Promise<Blob> {
    return new Blob([await this.host.call("record", game)], { type: "application/json" });
  }

  replayAddress(game: string): string {
    return address(`replay#game=${game}`);
  }

  retention(): Promise<string> {
    return Promise.resolve(say("games-kept-here"));
  }

  private follow(client: TableClient): Connection {
    const [send, close] = this.host.follow(this.id, client.chair, {
      get heard() {
        return client.cursor;
      },
      opened: () => client.opened(),
      lost: () => client.lost(),
      receive: (message) => client.receive(message),
      end: (fault) => client.end(fault),
      notice: (notice) => {
        const remedy = notice?.takeOver ? { label: say("table-play-here"), run: () => this.host.call("takeOver", this.id) } : null;
        client.notice = notice && { fault: notice.fault, remedy };
      },
    });
    return { send, close };
  }
}
