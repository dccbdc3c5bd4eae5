import type { Entry, RecordFields, RecordName } from "./records";

/** Where a field of a record lies, how its numbers are written, and how many there are in each direction. */
export interface FieldLayout {
  offset: number;
  type: string;
  shape: number[];
}

export interface RecordLayout<Name extends RecordName> {
  size: number;
  fields: Record<RecordFields[Name], FieldLayout>;
}

/** What an entry takes: records by their name, plain numbers, or a group, whose addresses stand in a table. */
export interface Parameter {
  name: string;
  records?: RecordName;
  numbers?: string;
  number?: string;
  least?: number | number[];
  group?: Parameter[];
}

/** A rule that is cited instead of another, in one phase or with one number of players: `cablecar.engine.citations`. */
export interface Citation {
  rule: string;
  instead: string;
  phase: string | null;
  players: number | null;
}

/** The kernel as `cablecar.kernel.build.layout` describes it, with the citations of the engine. */
export interface Layout {
  /** The version of Cable Car. */
  engine: string;
  sources: string;
  observation_version: number;
  /** The kinds of transport cards, of phases and of events, in the order of their numbers. */
  cards: string[];
  phases: string[];
  events: string[];
  /** By the kind of event, what only its own seat may know: `SECRETS` of records.ts. */
  secrets: Record<string, [field: string, unless: string | null]>;
  /** By code: the rule that refuses an action, and the key of the sentence that says so. */
  refusals: [rule: string, key: string][];
  citations: Citation[];
  /** Numbers that mean something of their own in fields, or are actions of every board. */
  numbers: Record<"none" | "any_color" | "stack_waiting" | "stack_gone" | "pass" | "draw_tickets" | "take_from_deck" | "first_take_face_up", number>;
  records: { [Name in RecordName]: RecordLayout<Name> };
  entries: Record<Entry, { parameters: Parameter[]; returns: string | null }>;
}

interface NumberType {
  size: number;
  read(data: DataView, at: number): number;
  write(data: DataView, at: number, value: number): void;
}

const TYPES: Record<string, NumberType> = {
  i1: { size: 1, read: (data, at) => data.getInt8(at), write: (data, at, value) => data.setInt8(at, value) },
  u1: { size: 1, read: (data, at) => data.getUint8(at), write: (data, at, value) => data.setUint8(at, value) },
  i2: { size: 2, read: (data, at) => data.getInt16(at, true), write: (data, at, value) => data.setInt16(at, value, true) },
  i4: { size: 4, read: (data, at) => data.getInt32(at, true), write: (data, at, value) => data.setInt32(at, value, true) },
  i8: {
    size: 8,
    read: (data, at) => Number(data.getBigInt64(at, true)),
    write: (data, at, value) => data.setBigInt64(at, BigInt(value), true),
  },
  u8: {
    size: 8,
    read: (data, at) => Number(data.getBigUint64(at, true)),
    write: (data, at, value) => data.setBigUint64(at, BigInt(value), true),
  },
  f8: { size: 8, read: (data, at) => data.getFloat64(at, true), write: (data, at, value) => data.setFloat64(at, value, true) },
};

/** The bytes of one record, read and written by the names of its fields. */
export class RecordView<Name extends RecordName> {
  constructor(
    private readonly layout: RecordLayout<Name>,
    private readonly data: DataView,
  ) {}

  get(field: RecordFields[Name], index = 0): number {
    const { offset, type } = this.field(field);
    return type.read(this.data, offset + index * type.size);
  }

  set(field: RecordFields[Name], value: number, index = 0): void {
    const { offset, type } = this.field(field);
    type.write(this.data, offset + index * type.size, value);
  }

  /** Returns this many numbers of a field, from one on. */
  list(field: RecordFields[Name], count: number, first = 0): number[] {
    const { offset, type } = this.field(field);
    return Array.from({ length: count }, (_, index) => type.read(this.data, offset + (first + index) * type.size));
  }

  /** Writes numbers into a field, from one on. */
  fill(field: RecordFields[Name], values: readonly number[], first = 0): void {
    values.forEach((value, index) => this.set(field, value, first + index));
  }

  private field(name: RecordFields[Name]): { offset: number; type: NumberType } {
    const { offset, type } = this.layout.fields[name];
    return { offset, type: TYPES[type]! };
  }
}

/** The rules and the bots' search as WebAssembly, with records in its memory. */
export class Kernel {
  /** The entries of the layout. */
  readonly call: Readonly<Record<Entry, (...numbers: number[]) => number>>;
  private readonly memory: WebAssembly.Memory;
  private free: number;

  static async load(layout: Layout, wasm: BufferSource): Promise<Kernel> {
    const { instance } = await WebAssembly.instantiate(wasm);
    return new Kernel(layout, instance.exports);
  }

  private constructor(
    readonly layout: Layout,
    exports: WebAssembly.Exports,
  ) {
    this.memory = exports["memory"] as WebAssembly.Memory;
    this.free = (exports["__heap_base"] as WebAssembly.Global).value as number;
    const entry = (name: string) => [name, exports[`cablecar_${name}`] as (...numbers: number[]) => number];
    this.call = Object.fromEntries(Object.keys(layout.entries).map(entry)) as Kernel["call"];
  }

  /** Returns the address of new memory, all zeros. It is never given back: take it once and use it again. */
  take(size: number): number {
    const address = (this.free + 15) & ~15;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  size(record: RecordName): number {
    return this.layout.records[record].size;
  }

  /** Returns the address of new records. */
  records(record: RecordName, count = 1): number {
    return this.take(this.size(record) * count);
  }

  /** Returns memory itself, not a copy: valid until more is taken. */
  bytes(address: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  /** Copies data into new memory, and returns its address. */
  put(data: Uint8Array): number {
    const address = this.take(data.length);
    this.bytes(address, data.length).set(data);
    return address;
  }

  /** Returns a record in memory by its fields: valid until more memory is taken. */
  at<Name extends RecordName>(record: Name, address: number): RecordView<Name> {
    return new RecordView<Name>(this.layout.records[record], new DataView(this.memory.buffer, address, this.size(record)));
  }

  /** Returns a record outside of memory by its fields. */
  read<Name extends RecordName>(record: Name, { buffer, byteOffset, byteLength }: Uint8Array): RecordView<Name> {
    return new RecordView<Name>(this.layout.records[record], new DataView(buffer, byteOffset, byteLength));
  }

  get<Name extends RecordName>(record: Name, address: number, field: RecordFields[Name], index = 0): number {
    return this.at(record, address).get(field, index);
  }

  set<Name extends RecordName>(record: Name, address: number, field: RecordFields[Name], value: number, index = 0): void {
    this.at(record, address).set(field, value, index);
  }
}
