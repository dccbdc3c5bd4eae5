import { listed_games } from "../../../src/cablecar/common/shared.json";
import { address } from "../browser/files";
import { remember } from "../browser/storage";
import type { Meaning } from "../commands/read";
import type { Board } from "../game/board";
import type { GameStatistics, Move } from "../game/types";
import { say } from "../language/words";
import { ask, askBlob } from "../server/api";
import { loadBoard } from "../server/boards";
import type { GameInfo, ServerInfo, TableShown } from "../server/types";
import { TableClient } from "./client.svelte";
import { SocketConnection } from "./socket-connection";
import type { Company, TableService } from "./table-service";

/** A table of the server that the page comes from. */
export class RemoteTable implements TableService {
  readonly company: Company;
  private readonly path: string;

  constructor(readonly id: string) {
    this.path = `/api/tables/${id}`;
    this.company = new RemoteCompany(this.path, this.address);
  }

  get address(): string {
    return address(`t/${this.id}`);
  }

  show(): Promise<TableShown> {
    return ask("GET", this.path);
  }

  connect(chair: number | null): TableClient {
    if (chair !== null) remember(this.id);
    return new TableClient(chair, (client) => new SocketConnection(this.id, client));
  }

  loadBoard(key: string): Promise<Board> {
    return loadBoard(key);
  }

  rematch(bot: string | null): Promise<void> {
    return ask("POST", `${this.path}/rematch`, { bot });
  }

  setPace(pace: number): Promise<void> {
    return ask("PUT", `${this.path}/pace`, { pace });
  }

  setColor(chair: number, color: number): Promise<void> {
    return ask("PUT", `${this.path}/seats/${chair}/color`, { color });
  }

  giveToBot(chair: number): Promise<void> {
    return ask("POST", `${this.path}/seats/${chair}/bot`, {});
  }

  takeBack(chair: number): Promise<void> {
    return ask("POST", `${this.path}/seats/${chair}/back`, {});
  }

  command(chair: number, text: string): Promise<Meaning> {
    return ask("POST", `${this.path}/seats/${chair}/command`, { text });
  }

  async likeliestClaim(chair: number, route: string): Promise<Move> {
    return (await ask<{ move: Move }>("GET", `${this.path}/seats/${chair}/likeliest-claim/${route}`)).move;
  }

  async unseenCards(chair: number): Promise<Record<string, number>> {
    return (await ask<{ cards: Record<string, number> }>("GET", `${this.path}/seats/${chair}/unseen-cards`)).cards;
  }

  games(): Promise<GameInfo[]> {
    return this.gamesBefore("");
  }

  statistics(game: string): Promise<GameStatistics> {
    return ask("GET", `${this.path}/games/${game}/statistics`);
  }

  record(game: string): Promise<Blob> {
    return askBlob(`${this.path}/games/${game}/record`);
  }

  replayAddress(game: string): string {
    return address(`replay#table=${this.id}&game=${game}`);
  }

  async retention(): Promise<string> {
    const { finished_games_kept_days: days } = await ask<ServerInfo>("GET", "/api/server");
    return days === null ? say("games-kept") : say("games-kept-days", { count: days });
  }

  private async gamesBefore(query: string): Promise<GameInfo[]> {
    const games = await ask<GameInfo[]>("GET", `${this.path}/games${query}`);
    const first = games[0];
    if (!first || games.length < listed_games) return games;
    return [...(await this.gamesBefore(`?before=${first.round}`)), ...games];
  }
}

class RemoteCompany implements Company {
  constructor(
    private readonly path: string,
    readonly link: string,
  ) {}

  join(name: string, chair: number | null): Promise<void> {
    return ask("POST", `${this.path}/join`, { name, chair });
  }

  start(): Promise<void> {
    return ask("POST", `${this.path}/start`);
  }

  leave(chair: number): Promise<void> {
    return this.seat(chair, "leave");
  }

  setSeat(chair: number, bot: string | null): Promise<void> {
    return ask("PUT", `${this.path}/seats/${chair}`, { bot });
  }

  closeSeat(chair: number): Promise<void> {
    return this.seat(chair, "close");
  }

  async transferLink(chair: number): Promise<string> {
    const { path } = await this.seat<{ path: string }>(chair, "code", {});
    return address(path);
  }

  standIn(chair: number): Promise<void> {
    return this.seat(chair, "stand-in");
  }

  async offerLink(chair: number): Promise<string> {
    const { path } = await this.seat<{ path: string }>(chair, "offer");
    return address(path);
  }

  forgetName(chair: number): Promise<void> {
    return ask("DELETE", `${this.path}/seats/${chair}/name`);
  }

  switchChat(on: boolean): Promise<void> {
    return ask("POST", `${this.path}/chat`, { on });
  }

  mute(chair: number, muted: boolean): Promise<void> {
    return this.seat(chair, "mute", { muted });
  }

  deleteLine(number: number): Promise<void> {
    return ask("DELETE", `${this.path}/chat/${number}`);
  }

  private seat<Answer = void>(chair: number, act: string, body?: unknown): Promise<Answer> {
    return ask("POST", `${this.path}/seats/${chair}/${act}`, body);
  }
}
