import type { Kernel, Parameter } from "../kernel/kernel";
import type { Entry } from "../kernel/records";

/** The records that a search works in, as an entry takes them: all but those given are its own. */
export class SearchRecords {
  /** The table of their addresses. */
  readonly table: number;
  private readonly fields: readonly Parameter[];
  private readonly addresses = new Map<string, number>();
  private readonly first: number;
  private readonly size: number;

  constructor(
    private readonly kernel: Kernel,
    entry: Entry,
    given: ReadonlySet<string>,
  ) {
    this.fields = kernel.layout.entries[entry].parameters[0]!.group!;
    this.first = kernel.take(0);
    for (const { name, records, least } of this.fields) {
      if (records && !given.has(name)) this.addresses.set(name, kernel.records(records, least as number));
    }
    this.size = kernel.take(0) - this.first;
    this.table = kernel.take(4 * 2 * this.fields.length);
  }

  /** Returns the address of a record of its own. */
  at(name: string): number {
    return this.addresses.get(name)!;
  }

  /** Makes all records of its own blank. */
  clear(): void {
    this.kernel.bytes(this.first, this.size).fill(0);
  }

  /** Writes the table of all addresses, and then of the extents of what is no record. */
  lay(given: Record<string, number>): void {
    const addresses = this.fields.map(({ name }) => given[name] ?? this.at(name));
    const extents = this.fields.flatMap(({ numbers, least }) => (numbers ? (least as number[]) : []));
    const words = Uint32Array.of(...addresses, ...extents);
    this.kernel.bytes(this.table, words.byteLength).set(new Uint8Array(words.buffer));
  }
}
