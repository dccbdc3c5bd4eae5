import { isTaught } from "../browser/saved-lesson";
import { asksTwice } from "../browser/settings.svelte";
import type { Board } from "../game/board";
import { choosable, claimable, payments } from "../game/legal-moves";
import { progress } from "../game/progress";
import type { Move } from "../game/types";
import { refusal } from "../server/api";
import type { Session } from "./session.svelte";

/** What could not be done, and why. */
export interface Fault {
  /** What was tried, if it was a move. */
  tried: Move | null;
  message: string;
  rule: string | null;
  /** The number of entries at that time, if it was the player's turn. */
  at: number | null;
}

/** What glows on the board. */
interface Highlight {
  routes: ReadonlySet<string>;
  locations: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** What a player is about to do: chosen, but not yet played. */
export class Turn {
  color = $state<string | null>(null);
  kept = $state.raw<ReadonlySet<string>>(NONE);
  litRoutes = $state.raw(NONE);
  litLocations = $state.raw(NONE);
  /** What a lesson lights while nothing else is lit. */
  taught = $state.raw<Highlight>({ routes: NONE, locations: NONE });
  /** What a lesson lets the player look at: routes that can't be claimed yet are not refused there. */
  targets = $state.raw(NONE);
  /** The route that is pointed at, or has the focus; undefined before any was. */
  pointed = $state<string | null>();
  /** What others have claimed since the last turn. */
  recent = $state.raw(NONE);
  /** The route or ticket that was chosen last. */
  looked = $state<string | null>(null);
  busy = $state(false);
  /** Whether the player is asked once more before tickets are drawn. */
  isDrawing = $state(false);
  /** Whether the player is asked if there are to be sounds. */
  isOffered = $state(false);
  private picked = $state<string | null>(null);
  private at = $derived.by(() => (this.isMine ? (this.session.game?.number ?? 0) : null));
  private wanted = $state<string | null>(null);
  private refused = $state.raw<Fault | null>(null);

  /** What the player may do now: nothing while a bot plays the seat. */
  moves = $derived.by((): Move[] => (this.session.chair?.bot ? [] : (this.session.game?.moves ?? [])));
  isMine = $derived.by(() => this.moves.length > 0);
  claimable = $derived.by(() => claimable(this.moves, this.color));
  payments = $derived.by(() => (this.picked ? payments(this.moves, this.picked, this.color) : []));
  /** The route that waits for its payment. */
  route = $derived.by(() => (this.payments.length ? this.picked : null));
  /** The stack of souvenirs to be put on the board. */
  stack = $derived.by(() => {
    const waiting = this.session.view?.waiting_souvenirs ?? [];
    return waiting.find((symbol) => symbol === this.wanted) ?? waiting[0] ?? null;
  });
  choosable = $derived.by(() => choosable(this.moves, this.stack));
  /** The newest refusal, until something happens on one's own turn or that turn comes. */
  fault = $derived.by(() => (this.refused?.at === this.at ? this.refused : null));

  lit = $derived.by((): Highlight => {
    const isDark = this.litRoutes.size + this.litLocations.size === 0;
    return isDark ? this.taught : { routes: this.litRoutes, locations: this.litLocations };
  });

  /** All kinds of transport cards, in the order in which they are shown. */
  get cards(): string[] {
    return [...this.board.data.components.colors, "ferry"];
  }

  constructor(
    readonly session: Session,
    readonly board: Board,
  ) {}

  /** Makes a move, or shows why it is refused; returns whether it was made. A move chosen before something unseen happened is not made. */
  async play(move: Move): Promise<boolean> {
    return !this.session.catchUp() && this.attempt(() => this.session.client?.play(move), move);
  }

  /** Takes one's last move back, unless something happened unseen. */
  async undo(): Promise<boolean> {
    return !this.session.catchUp() && this.attempt(() => this.session.client?.undo());
  }

  /** Takes the seat back from the bot that plays it. */
  async takeBack(): Promise<boolean> {
    const { service, chair } = this.session;
    return this.attempt(() => chair && service.takeBack(chair.chair));
  }

  /** Draws tickets, or asks once more first: they can't be put back. */
  drawTickets = (): void => {
    this.isDrawing = !this.isDrawing && this.asksTwice(true) && this.moves.some((move) => move.do === "draw_tickets");
    if (!this.isDrawing) void this.play({ do: "draw_tickets" });
    else this.picked = this.color = this.refused = null;
  };

  /** Whether what can't be looked at first asks once more: where the player wants that, and in the first game. */
  private asksTwice(shows: boolean): boolean {
    return asksTwice(shows) || isTaught(this.session.id);
  }

  /**
   * Claims a route, asks how to pay it, or lets the rules say why it can't be claimed. Where there is one payment, it is
   * played at once, unless the player wants to be asked twice or had chosen another colour; of several the player is asked
   * for one, those with the fewest ferries first (`payments`).
   */
  pick = (id: string): void => {
    this.looked = id;
    const otherColor = this.color !== null && payments(this.moves, id, this.color).length === 0;
    if (otherColor) this.color = null;
    const ways = payments(this.moves, id, this.color);
    if (ways.length === 0 && this.targets.has(id)) this.clear();
    else if (ways.length === 0) void this.explain(id);
    else if (ways.length === 1 && !otherColor && !this.asksTwice(false)) void this.play(ways[0]!);
    else {
      this.refused = null;
      this.picked = this.picked === id ? null : id;
    }
  };

  /** Tries the claim that is most likely meant by a route alone, so that the rules say why it is refused. */
  private async explain(route: string): Promise<void> {
    const { service, client } = this.session;
    if (client?.chair == null) return;
    const meant = await service.likeliestClaim(client.chair, route).catch((error: unknown) => this.refuse(error));
    // Meanwhile it may have become possible, which is no reason to do it unasked.
    if (meant && !this.claimable.has(route)) await this.play(meant);
  }

  /** Puts a souvenir at a location, or takes it from there. */
  chooseLocation = (location: string): void => {
    if (this.session.view?.phase !== "placing") void this.play({ do: "take_souvenir", location });
    else if (this.stack) void this.play({ do: "place_souvenir", symbol: this.stack, location });
  };

  /** Leaves only the routes that a colour can pay; once more, all again. */
  chooseColor(color: string): void {
    this.refused = null;
    this.picked = null;
    this.color = this.color === color ? null : color;
  }

  chooseStack(symbol: string): void {
    this.wanted = symbol;
  }

  /** Marks an offered ticket as kept, or not. */
  toggle(ticket: string): void {
    const kept = new Set(this.kept);
    if (!kept.delete(ticket)) kept.add(ticket);
    this.kept = kept;
  }

  /** Lights routes and locations on the board. */
  light = (routes: Iterable<string> = [], locations: Iterable<string> = []): void => {
    this.litRoutes = new Set(routes);
    this.litLocations = new Set(locations);
  };

  /** Called with the route that is pointed at. */
  point = (route: string | null): void => {
    if (route || this.pointed) this.pointed = route;
  };

  /** Lights a ticket's two locations, what one's own network has of the way, and a shortest way to complete it. */
  lightTicket(id: string): void {
    const [view, ticket] = [this.session.view, this.board.ticket.get(id)];
    if (!view || !ticket) return;
    const { routes, way } = progress(this.board, view, ticket);
    this.light([...routes, ...way], [ticket.a, ticket.b]);
  }

  /** Forgets what was chosen. */
  clear = (): void => {
    this.color = this.picked = this.refused = null;
    this.isDrawing = false;
    this.light();
  };

  /** Forgets what was refused last. */
  forgive(): void {
    this.refused = null;
  }

  private refuse(error: unknown, tried: Move | null = null): void {
    const { message, fault } = refusal(error);
    this.refused = { tried, message, rule: fault.rule, at: this.at };
  }

  private async attempt(act: () => Promise<unknown> | null | undefined, tried: Move | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.clear();
    this.busy = true;
    try {
      await act();
      this.kept = NONE;
      return true;
    } catch (error) {
      this.refuse(error, tried);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
