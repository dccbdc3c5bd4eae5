import { refusal } from "../server/api";

/** Something that a control does on the server: whether it still waits, and what went wrong. */
export class AsyncAction {
  busy = $state(false);
  problem = $state("");
  /** The key of what went wrong last. */
  key = "";

  /** Does it, unless it is being done already, and returns whether it worked. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await task();
    } catch (error) {
      const { fault, message } = refusal(error);
      this.key = fault.key;
      this.problem = message;
    }
    this.busy = false;
    return !this.problem;
  }
}
