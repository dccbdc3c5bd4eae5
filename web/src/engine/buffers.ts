import type { Kernel, RecordView } from "../kernel/kernel";

/** The records that a game lends to the kernel for a call: memory is never given back, so all games share them. */
export class Buffers {
  readonly state: number;
  readonly dealer: number;
  readonly observation: number;
  readonly choices: number;
  readonly result: number;

  constructor(private readonly kernel: Kernel) {
    this.state = kernel.records("state");
    this.dealer = kernel.records("dealer");
    this.observation = kernel.records("observation");
    this.choices = kernel.records("choices");
    this.result = kernel.records("result");
  }

  /** Copies a record in. */
  put(name: "state" | "observation", bytes: Uint8Array): number {
    this.bytes(name).set(bytes);
    return this[name];
  }

  /** Returns a copy of a record. */
  copy(name: "state" | "observation"): Uint8Array {
    return this.bytes(name).slice();
  }

  /** Returns a dealer to whom nothing is prescribed and who notes what happens. */
  blankDealer(): RecordView<"dealer"> {
    this.bytes("dealer").fill(0);
    const dealer = this.view("dealer");
    dealer.set("events.noting", 1);
    return dealer;
  }

  view<Name extends "state" | "dealer" | "choices" | "result">(name: Name): RecordView<Name> {
    return this.kernel.at(name, this[name]);
  }

  private bytes(name: "state" | "dealer" | "observation"): Uint8Array {
    return this.kernel.bytes(this[name], this.kernel.size(name));
  }
}

const known = new WeakMap<Kernel, Buffers>();

/** Returns the buffers of a kernel, made once. */
export function buffersOf(kernel: Kernel): Buffers {
  const found = known.get(kernel) ?? new Buffers(kernel);
  known.set(kernel, found);
  return found;
}
