import type { Kernel } from "../kernel/kernel";
import type { EngineBoard } from "../engine/board";
import { Chance, type Words } from "./chance";
import { SearchRecords } from "./search-records";

/** What a planner weighs, by the number of players. */
type Weights = Record<string, number[]>;

interface Planner {
  way: "planner";
  weights: Weights;
}

/** A planner who now and then forgets a ticket or wastes cards. */
interface Novice {
  way: "novice";
  weights: Weights;
  wasteful: number[];
  /** How often each of both happens, from 0 to 1. */
  forgets: number;
  wastes: number;
}

interface Expert {
  way: "expert";
  weights: Weights;
  /** How many rounds are played out before the net is asked. */
  rounds: number;
  /** How many simulations a decision takes. */
  simulations: number;
}

/** Somebody who thinks like the expert, but less, and makes some moves by habit. */
interface Level extends Omit<Expert, "way"> {
  way: "level";
  /** How often a move is made by habit, from 0 to 1. */
  haste: number;
  /** What is weighed then. */
  habit: Weights;
}

/** How a bot decides, as `cablecar.bots.export` describes it. */
export type Way = { way: "random" } | Planner | Novice | Expert | Level;

/** What bots are made of. */
export interface BotFiles {
  /** The bots by name, the weakest first. */
  bots: Record<string, Way>;
  /** Loads what the expert knows of a game of this many players. */
  net(players: number): Promise<Uint8Array>;
}

/** The bots that come with Cable Car. They think where they are called: in a worker, so that no page waits. */
export class Bots {
  private readonly observation: number;
  private readonly choices: number;
  private readonly plan: number;
  private readonly paths: number;
  private readonly weights = new Map<string, number>();
  private readonly nets = new Map<number, Promise<number>>();
  private thinker: Thinker | undefined;

  constructor(
    private readonly kernel: Kernel,
    private readonly files: BotFiles,
    private readonly words?: Words,
  ) {
    this.observation = kernel.records("observation");
    this.choices = kernel.records("choices");
    this.plan = kernel.records("plan");
    this.paths = kernel.records("paths");
  }

  /** The names of the bots, the weakest first. */
  get names(): string[] {
    return Object.keys(this.files.bots);
  }

  /** Returns the action that a bot chooses who knows what was observed, and nothing else; words are the chance that it acts by. */
  async decide(bot: string, board: EngineBoard, observation: Uint8Array, words = this.words): Promise<number> {
    const way = this.files.bots[bot];
    if (!way) throw new RangeError(bot);
    const told = this.kernel.read("observation", observation);
    const players = told.get("state.players");
    const net = way.way === "expert" || way.way === "level" ? await this.net(players) : 0;
    this.kernel.bytes(this.observation, observation.length).set(observation);
    const chance = new Chance(words);
    switch (way.way) {
      case "random":
        return this.anyAction(board, told.get("seat"), chance);
      case "planner":
        return this.likePlanner(board, way.weights[players]!);
      case "novice":
        return this.likeNovice(board, way, way.weights[players]!, chance);
      case "level":
        if (chance.number() < way.haste) return this.likePlanner(board, way.habit[players]!);
        return this.think(board, way, players, net, chance);
      case "expert":
        return this.think(board, way, players, net, chance);
    }
  }

  private anyAction({ table }: EngineBoard, seat: number, chance: Chance): number {
    const { kernel, choices } = this;
    const { offset } = kernel.layout.records.observation.fields["state.random"]; // the first of the state inside
    kernel.call.list_legal(table, this.observation + offset, seat, choices);
    const found = kernel.at("choices", choices);
    const actions = found.list("actions", found.get("count")).sort((one, other) => one - other);
    return actions[chance.below(actions.length)]!;
  }

  private likePlanner(board: EngineBoard, weights: number[]): number {
    return this.kernel.call.choose_action(...this.planning(board), ...this.row(weights));
  }

  private likeNovice(board: EngineBoard, { wasteful, wastes, forgets }: Novice, careful: number[], chance: Chance): number {
    const weights = chance.number() < wastes ? wasteful : careful;
    const isForgetful = Number(chance.number() < forgets);
    return this.kernel.call.choose_forgetfully(...this.planning(board), ...this.row(weights), isForgetful);
  }

  private think({ table }: EngineBoard, { weights, rounds, simulations }: Expert | Level, players: number, net: number, chance: Chance): number {
    const [row] = this.row(weights[players]!);
    this.thinker ??= new Thinker(this.kernel);
    const given = { boards: table, observations: this.observation, nets: net, weights: row };
    return this.thinker.think(given, rounds, simulations, chance.word);
  }

  /** Returns what planners take first. */
  private planning({ table }: EngineBoard): [number, number, number, number, number] {
    return [table, this.observation, this.choices, this.plan, this.paths];
  }

  /** Returns the address of weights in the kernel's memory, and how many there are. */
  private row(weights: number[]): [address: number, count: number] {
    const name = weights.join();
    const address = this.weights.get(name) ?? this.kernel.put(new Uint8Array(new Float64Array(weights).buffer));
    this.weights.set(name, address);
    return [address, weights.length];
  }

  /** Returns the address of the net for this many players, which is loaded when it is first wanted. */
  private net(players: number): Promise<number> {
    const known = this.nets.get(players) ?? this.files.net(players).then((bytes) => this.kernel.put(bytes));
    this.nets.set(players, known);
    known.catch(() => this.nets.delete(players)); // the next time may do better
    return known;
  }
}

/** Thinks before a move. */
class Thinker {
  private readonly records: SearchRecords;

  constructor(private readonly kernel: Kernel) {
    this.records = new SearchRecords(kernel, "choose_by_search", GIVEN);
  }

  think(given: Record<string, number>, rounds: number, simulations: number, words: Words): number {
    const { kernel, records } = this;
    records.clear();
    records.lay(given);
    const search = records.at("searches");
    kernel.set("search", search, "rounds", rounds);
    const { offset } = kernel.layout.records.search.fields.random;
    const random = Uint32Array.from({ length: 8 }, words);
    kernel.bytes(search + offset, random.byteLength).set(new Uint8Array(random.buffer));
    return kernel.call.choose_by_search(records.table, simulations);
  }
}

/** The fields of a search that are not its own. */
const GIVEN = new Set(["boards", "observations", "nets"]);
