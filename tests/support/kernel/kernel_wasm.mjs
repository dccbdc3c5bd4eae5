// Plays a batch of games in WebAssembly and prints a line of digests for each, as kernel_player.py does:
//   node kernel_wasm.mjs LAYOUT.json KERNEL.wasm BATCH.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const NONE = -1;
const LEGAL = 0;
const OVER = 6;
const SEARCHED = ["searches", "beliefs", "plans"];

const READERS = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
};
const WRITERS = {
  i1: (view, at, value) => view.setInt8(at, value),
  u1: (view, at, value) => view.setUint8(at, value),
  i4: (view, at, value) => view.setInt32(at, value, true),
  i8: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  u8: (view, at, value) => view.setBigUint64(at, value, true),
};

/** The kernel: its functions, and records in its memory. */
export class Kernel {
  static load(layout, wasm) {
    return new Kernel(layout, new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports);
  }

  constructor(layout, exports) {
    this.layout = layout;
    this.memory = exports.memory;
    this.free = exports.__heap_base.value;
    for (const name of Object.keys(layout.entries)) this[name] = exports[`cablecar_${name}`];
  }

  /** Return the address of new memory, all zeros; nothing is ever given back. */
  take(size) {
    const address = (this.free + 15) & ~15;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return address;
  }

  size(record) {
    return this.layout.records[record].size;
  }

  /** Return the address of new records. */
  records(record, count = 1) {
    return this.take(this.size(record) * count);
  }

  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  put(text) {
    const data = Buffer.from(text, "base64");
    const address = this.take(data.length);
    this.bytes(address, data.length).set(data);
    return address;
  }

  get(record, address, name, index = 0) {
    const { offset, type } = this.layout.records[record].fields[name];
    return READERS[type](new DataView(this.memory.buffer), address + offset + index * Number(type[1]));
  }

  set(record, address, name, value, index = 0) {
    const { offset, type } = this.layout.records[record].fields[name];
    WRITERS[type](new DataView(this.memory.buffer), address + offset + index * Number(type[1]), value);
  }
}

/** Random numbers as in kernel_player.py. */
export class Draws {
  constructor(seed) {
    this.word = createHash("sha256").update(`${seed} draws`).digest().readUInt32LE() | 1;
  }

  below(count) {
    this.word ^= this.word << 13;
    this.word ^= this.word >>> 17;
    this.word ^= this.word << 5;
    return (this.word >>> 0) % count;
  }

  word64() {
    const high = BigInt(this.below(2 ** 32));
    return (high << 32n) | BigInt(this.below(2 ** 32));
  }
}

/** The expert, with buffers of its own. */
export class Expert {
  constructor(kernel, board, net, weights) {
    this.kernel = kernel;
    const given = { boards: board, nets: net, weights };
    const group = kernel.layout.entries.choose_by_search.parameters[0].group;
    this.first = kernel.take(0);
    this.parts = Object.fromEntries(
      group.map(({ name, records, least }) => [
        name,
        { address: given[name] ?? kernel.records(records, least), size: records && kernel.size(records) * least },
      ]),
    );
    this.last = kernel.take(0);
    // A table of all addresses, and then the extents of what is no record: one row of weights.
    const { least } = group.find(({ name }) => name === "weights");
    const words = [...group.map(({ name }) => this.parts[name].address), ...least];
    this.table = kernel.take(4 * words.length);
    new Uint32Array(kernel.memory.buffer, this.table, words.length).set(words);
  }

  /** Return the action that does best in simulations, as `Expert.decide` does in cablecar.bots.expert. */
  decide(observation, draws, rounds, simulations) {
    const { kernel, table } = this;
    const size = kernel.size("observation");
    kernel.bytes(this.first, this.last - this.first).fill(0);
    kernel.bytes(this.parts.observations.address, size).set(kernel.bytes(observation, size));
    this.set("rounds", rounds);
    for (let word = 0; word < 4; word++) this.set("random", draws.word64(), word);
    return kernel.choose_by_search(table, simulations);
  }

  get simulations() {
    return this.get("simulations");
  }

  get(name) {
    return this.kernel.get("search", this.parts.searches.address, name);
  }

  set(name, value, index = 0) {
    this.kernel.set("search", this.parts.searches.address, name, value, index);
  }
}

/** Plays one game and hashes all that the kernel says of it. */
class Player {
  constructor(kernel, game, board, rounds, expert) {
    Object.assign(this, { kernel, game, board, rounds, expert, moves: 0, draws: new Draws(game.seed) });
    for (const name of ["state", "dealer", "observation", "choices", "result"]) this[name] = kernel.records(name);
    const names = ["states", "observations", "events", "searches"];
    this.digests = Object.fromEntries(names.map((name) => [name, createHash("sha256")]));
  }

  line() {
    this.begin();
    if (this.game.moves) {
      for (const [seat, action, decks] of this.game.moves) this.play(seat, action, decks);
    } else {
      while (this.kernel.get("state", this.state, "phase") !== OVER) {
        const seat = this.kernel.next_seat(this.state);
        this.play(seat, this.choose(seat), []);
      }
    }
    this.kernel.final_score(this.board, this.state, this.dealer, this.result);
    this.hash("states", "result");
    const digests = Object.entries(this.digests).map(([name, digest]) => `${name}=${digest.digest("hex")}`);
    return [this.game.name, `moves=${this.moves}`, ...digests].join(" ");
  }

  begin() {
    const { kernel, game, dealer } = this;
    const seed = createHash("sha256").update(game.seed).digest();
    for (let word = 0; word < 4; word++) {
      kernel.set("state", this.state, "random", seed.readBigUInt64LE(8 * word), word);
    }
    kernel.set("dealer", dealer, "events.noting", 1);
    if (game.prescribed) {
      kernel.set("dealer", dealer, "prescribed", 1);
      for (const name of ["prescribed_transport", "prescribed_tickets", "prescribed_souvenirs"]) {
        game.prescribed[name].forEach((value, index) => kernel.set("dealer", dealer, name, value, index));
      }
      this.tell(game.prescribed.decks);
    }
    kernel.new_game(this.board, this.state, dealer, game.players);
    this.note();
  }

  tell(decks) {
    const { kernel, dealer } = this;
    const [, most] = kernel.layout.records.dealer.fields.prescribed_decks.shape;
    kernel.set("dealer", dealer, "prescribed_reshuffles", decks.length);
    decks.forEach((deck, number) => {
      kernel.set("dealer", dealer, "prescribed_deck_sizes", deck.length, number);
      deck.forEach((card, index) => kernel.set("dealer", dealer, "prescribed_decks", card, number * most + index));
    });
  }

  choose(seat) {
    const { kernel, choices, expert } = this;
    if (!this.game.simulations) {
      const drawn = this.draws.below(kernel.get("choices", choices, "count"));
      return kernel.get("choices", choices, "actions", drawn);
    }
    kernel.observe(this.board, this.state, seat, this.observation);
    const action = expert.decide(this.observation, this.draws, this.rounds, this.game.simulations);
    for (const name of SEARCHED) {
      const { address, size } = expert.parts[name];
      this.digests.searches.update(kernel.bytes(address, size));
    }
    return action;
  }

  play(seat, action, decks) {
    this.tell(decks);
    const refused = this.kernel.play_action(this.board, this.state, this.dealer, seat, action);
    if (refused !== LEGAL) throw new Error(`${this.game.name}: move ${this.moves} was refused`);
    this.moves += 1;
    this.note();
  }

  note() {
    const { kernel, board, state, choices } = this;
    this.hash("states", "state");
    this.hash("events", "dealer");
    for (let seat = NONE; seat < this.game.players; seat++) {
      kernel.observe(board, state, seat, this.observation);
      this.hash("observations", "observation");
    }
    const seat = kernel.next_seat(state);
    kernel.list_legal(board, state, seat, choices);
    const { offset } = kernel.layout.records.choices.fields.actions;
    const count = kernel.get("choices", choices, "count");
    const refused = kernel.refusal(board, state, seat, this.draws.below(kernel.get("board", board, "actions")));
    this.digests.states.update(kernel.bytes(choices + offset, 2 * count));
    this.digests.states.update(Uint8Array.of(seat, refused));
  }

  hash(digest, record) {
    this.digests[digest].update(this.kernel.bytes(this[record], this.kernel.size(record)));
  }
}

export function loadKernel(layout, wasm) {
  return Kernel.load(JSON.parse(readFileSync(layout, "utf-8")), readFileSync(wasm));
}

/** Put what experts need into the kernel's memory: of each number of players a net and weights. */
export function expertsOf(kernel, batch) {
  const given = Object.keys(batch.nets).map((players) => [
    players,
    { net: kernel.put(batch.nets[players]), weights: kernel.put(batch.weights[players]) },
  ]);
  return Object.fromEntries(given);
}

function main([layout, wasm, path]) {
  const kernel = loadKernel(layout, wasm);
  const batch = JSON.parse(readFileSync(path, "utf-8"));
  const given = expertsOf(kernel, batch);
  const boards = Object.fromEntries(Object.entries(batch.boards).map(([name, table]) => [name, kernel.put(table)]));
  for (const game of batch.games) {
    const board = boards[game.board];
    const { net, weights } = given[game.players];
    const expert = new Expert(kernel, board, net, weights);
    console.log(new Player(kernel, game, board, batch.rounds, expert).line());
  }
}

if (import.meta.url === pathToFileURL(argv[1]).href) main(argv.slice(2));
