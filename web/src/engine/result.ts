import type { Result } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import type { EngineBoard } from "./board";
import { buffersOf } from "./buffers";

/** Returns the final count of the state that lies in the kernel's buffers. */
export function countResult(kernel: Kernel, board: EngineBoard): Result {
  const buffers = buffersOf(kernel);
  buffers.blankDealer();
  kernel.call.final_score(board.table, buffers.state, buffers.dealer, buffers.result);
  const [result, state] = [buffers.view("result"), buffers.view("state")];
  const seats = [...Array(state.get("players")).keys()];
  const places = seats.map((seat) => result.get("places", seat));
  const scores = seats.map((seat) => ({
    routes: result.get("routes", seat),
    tickets: result.get("tickets", seat),
    souvenirs: result.get("souvenirs", seat),
    total: result.get("total", seat),
    tickets_completed: result.get("completed", seat),
    cars_left: state.get("cars", seat),
  }));
  return { scores, winners: seats.filter((seat) => places[seat] === 1), places };
}
