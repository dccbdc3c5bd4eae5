import type { Fault } from "../game/types";

type Values = Fault["values"];

/** What was refused, and why, where the sentence has a place for another sentence: its value `reason`. */
export interface FaultWithReason extends Fault {
  because?: Fault;
}

/** Something that the engine refuses; its sentence is made from the catalogue by the code that shows it. */
export class EngineFault extends Error {
  constructor(readonly fault: FaultWithReason) {
    super(fault.key);
  }
}

/** A move that the rules refuse; nothing has changed. */
export class IllegalMove extends EngineFault {
  constructor(rule: string, key: string, values: Values = {}) {
    super({ key, message: "", values, rule });
  }
}

/** Returns what is refused for another reason than a rule of the game. */
export function refused(key: string, values: Values = {}, because?: Fault): EngineFault {
  return new EngineFault({ key, message: "", values, rule: null, ...(because && { because }) });
}
