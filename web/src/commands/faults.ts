import type { Fault } from "../game/types";
import { faultSentence } from "../language/sentences";

type Values = Fault["values"];

/** A command that can't be understood, or that a rule refuses before it is a move. */
export class CommandFault extends Error {
  readonly fault: Fault;

  constructor(key: string, values: Values = {}, rule: string | null = null) {
    super(faultSentence({ key, values }));
    this.fault = { key, message: this.message, values, rule };
  }
}
