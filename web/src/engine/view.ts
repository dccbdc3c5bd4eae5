import type { PlayerView, View } from "../game/types";
import type { Kernel, RecordView } from "../kernel/kernel";
import type { RecordFields } from "../kernel/records";
import type { EngineBoard } from "./board";
import { buffersOf } from "./buffers";
import { countResult } from "./result";
import type { Player } from "../json/types";

type Phase = View["phase"];
type Field = RecordFields["observation"];

/** Returns what the number of a phase means. */
export function phaseOf({ layout }: Kernel, number: number): Phase {
  return layout.phases[number] as Phase;
}

/** Returns the view of the seat, or the spectator, that has made an observation. */
export function decodeView(kernel: Kernel, board: EngineBoard, players: readonly Player[], observation: Uint8Array): View {
  return new Decoder(kernel, board, players, observation).view();
}

/** Decodes one observation, as `cablecar.server.protocol.view_json` does. */
class Decoder {
  private readonly facts: RecordView<"observation">;
  private readonly seat: number | null;
  private readonly phase: Phase;
  private readonly waitingFor: number[];

  constructor(
    private readonly kernel: Kernel,
    private readonly board: EngineBoard,
    private readonly players: readonly Player[],
    private readonly observation: Uint8Array,
  ) {
    this.facts = kernel.read("observation", observation);
    const seat = this.facts.get("seat");
    this.seat = seat === kernel.layout.numbers.none ? null : seat;
    this.phase = phaseOf(kernel, this.facts.get("state.phase"));
    this.waitingFor = [...players.keys()].filter((number) => this.facts.get("waiting", number));
  }

  view(): View {
    const { facts, seat, phase, board } = this;
    const turnsLeft = facts.get("state.turns_left");
    return {
      phase,
      waiting_for: this.waitingFor,
      players: this.players.map((player, number) => this.player(player, number)),
      display: facts.list("state.display", board.data.components.display).map((card) => board.cards[card] ?? null),
      deck_size: facts.get("state.deck_size"),
      discard: this.cards("state.discard"),
      ticket_deck_size: phase === "opening" ? null : facts.get("state.ticket_deck_size"),
      owners: this.owners(),
      closed: board.data.routes.filter((_, number) => facts.get("closed", number)).map(({ id }) => id),
      ...this.souvenirs(),
      claimed: phase === "souvenir" ? board.data.routes[facts.get("state.claimed")]!.id : null,
      turns_left: turnsLeft < 0 ? null : turnsLeft,
      result: phase === "over" ? this.result() : null,
      seat,
      ...(seat === null ? { hand: {}, tickets: [], offer: [], rejected: [] } : this.own(seat)),
    };
  }

  private player({ name, kind }: Player, seat: number): PlayerView {
    const { facts, board, phase } = this;
    const kinds = board.cards.length;
    const seen = facts.list("state.hands", kinds, seat * kinds).reduce((sum, count) => sum + count, 0);
    return {
      name,
      kind,
      cars: facts.get("state.cars", seat),
      points: facts.get("state.points", seat),
      hand_size: seen + facts.get("unseen_cards", seat),
      tickets: phase === "opening" ? null : facts.get("tickets", seat),
      has_chosen: phase !== "opening" || facts.get("state.chosen", seat) !== 0,
      souvenirs: board.data.souvenirs.filter((_, symbol) => facts.get("state.souvenirs", this.row("state.souvenirs", seat) + symbol)),
      known_cards: this.cards("state.known", seat),
      revealed_tickets: phase === "over" ? this.heldTickets(seat) : null,
    };
  }

  private own(seat: number): Pick<View, "hand" | "tickets" | "offer" | "rejected"> {
    const offer = this.offer(seat);
    const chosen = this.facts.get("state.chosen", seat);
    const isKept = (bit: number) => (chosen >> bit) & 1;
    const opening = this.phase === "opening";
    const refused = chosen ? offer.filter((_, bit) => !isKept(bit)) : [];
    return {
      hand: this.cards("state.hands", seat),
      tickets: opening ? offer.filter((_, bit) => isKept(bit)) : this.heldTickets(seat),
      offer: this.waitingFor.includes(seat) ? offer : [],
      rejected: opening ? refused.map((ticket) => ({ ticket, depth: null })) : this.rejected(seat),
    };
  }

  /** Returns where the part of a field begins that is about one seat. */
  private row(field: Field, seat: number): number {
    return seat * this.kernel.layout.records.observation.fields[field].shape[1]!;
  }

  private cards(field: Field, seat: number | null = null): Record<string, number> {
    const first = seat === null ? 0 : this.row(field, seat);
    return Object.fromEntries(this.board.kinds.map(([card, number]) => [card, this.facts.get(field, first + number)]));
  }

  private offer(seat: number): string[] {
    const numbers = this.facts.list("state.offers", this.facts.get("state.offered", seat), this.row("state.offers", seat));
    return numbers.map((number) => this.board.data.tickets[number]!.id);
  }

  private heldTickets(seat: number): string[] {
    return this.board.data.tickets.filter((_, number) => this.facts.get("state.ticket_owners", number) === seat).map(({ id }) => id);
  }

  /** Returns where the tickets lie that a seat put under the deck. */
  private rejected(seat: number): View["rejected"] {
    const { facts, kernel } = this;
    const [room] = kernel.layout.records.observation.fields["state.ticket_deck"].shape as [number];
    const top = facts.get("state.ticket_top");
    return [...Array(facts.get("state.ticket_deck_size")).keys()].flatMap((depth) => {
      const number = facts.get("state.ticket_deck", (top + depth) % room);
      const isOwn = number !== kernel.layout.numbers.none && facts.get("state.rejected_by", number) === seat;
      return isOwn ? [{ ticket: this.board.data.tickets[number]!.id, depth }] : [];
    });
  }

  private owners(): Record<string, number> {
    const { routes } = this.board.data;
    const owners = this.facts.list("state.owners", routes.length);
    const { none } = this.kernel.layout.numbers;
    return Object.fromEntries(routes.flatMap(({ id }, number) => (owners[number] === none ? [] : [[id, owners[number]!]])));
  }

  private souvenirs(): Pick<View, "stacks" | "waiting_souvenirs"> {
    const { souvenirs, locations } = this.board.data;
    const { stack_waiting } = this.kernel.layout.numbers;
    const stacks: View["stacks"] = {};
    const aside: string[] = [];
    souvenirs.forEach((symbol, number) => {
      const place = this.facts.get("state.stack_places", number);
      const count = this.facts.get("state.stack_sizes", number);
      if (place === stack_waiting) aside.push(symbol);
      else if (count > 0) stacks[locations[place]!.id] = { symbol, count };
    });
    return { stacks, waiting_souvenirs: aside };
  }

  private result(): View["result"] {
    const { offset } = this.kernel.layout.records.observation.fields["state.random"];
    buffersOf(this.kernel).put("state", this.observation.subarray(offset, offset + this.kernel.size("state")));
    return countResult(this.kernel, this.board);
  }
}
