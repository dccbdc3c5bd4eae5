import type { ClaimRoute } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import type { EngineBoard } from "./board";
import { buffersOf, type Buffers } from "./buffers";
import { IllegalMove } from "../json/faults";

/** What the kernel says of the routes that a seat names, and of the cards that it can count, by its observation. */
export class Claims {
  private readonly buffers: Buffers;

  constructor(
    private readonly kernel: Kernel,
    private readonly board: EngineBoard,
    private readonly observation: Uint8Array,
  ) {
    this.buffers = buffersOf(kernel);
  }

  /** Returns whether the seat could claim a route in its turn, if it can pay. */
  isOpen(route: string): boolean {
    return this.kernel.call.is_open(...this.asked(route)) !== 0;
  }

  /** Returns the claims of a route that the seat could make if it were its turn, in the order of actions. */
  payable(route: string): ClaimRoute[] {
    this.kernel.call.list_payable(...this.asked(route), this.buffers.choices);
    const choices = this.buffers.view("choices");
    return choices.list("actions", choices.get("count")).map((action) => this.claim(action));
  }

  /** Returns the claim that is most likely meant where no payment is named, legal or not. */
  likeliest(route: string): ClaimRoute {
    return this.claim(this.kernel.call.likeliest_claim(...this.asked(route)));
  }

  /** Returns how many cards of each colour nobody has shown the seat: in the draw pile, or hidden in hands. */
  unseen(): Record<string, number> {
    const { kernel, board } = this;
    const observation = this.buffers.put("observation", this.observation);
    return Object.fromEntries(board.kinds.map(([card, number]) => [card, kernel.call.count_unseen(board.table, observation, number)]));
  }

  /** Returns what the kernel is asked with. */
  private asked(route: string): [board: number, observation: number, route: number] {
    const number = this.board.data.routes.findIndex(({ id }) => id === route);
    if (number < 0) throw new IllegalMove("C1", "refused-unknown-route", { route });
    return [this.board.table, this.buffers.put("observation", this.observation), number];
  }

  private claim(action: number): ClaimRoute {
    return this.board.claims[action - this.board.first.claim]!;
  }
}
