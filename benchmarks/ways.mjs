// Measures the kernel in WebAssembly as ways.py does elsewhere: lines such as "moves 2 1.0" are answered.
//   node ways.mjs LAYOUT.json KERNEL.wasm POSITIONS.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { argv, cpuUsage, stdin } from "node:process";
import { createInterface } from "node:readline";
import { Draws, Expert, expertsOf, loadKernel } from "../tests/support/kernel/kernel_wasm.mjs";

const GAMES = 1000;

const [layout, wasm, path] = argv.slice(2);
const batch = JSON.parse(readFileSync(path, "utf-8"));
const kernel = loadKernel(layout, wasm);
const board = kernel.put(Object.values(batch.boards)[0]);
const given = expertsOf(kernel, batch);

/** Return the processor's time in seconds. */
function processTime() {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

function movesPerSecond(players, seconds) {
  const [state, dealer, choices] = ["state", "dealer", "choices"].map((name) => kernel.records(name));
  const seed = createHash("sha256").update("bench").digest();
  for (let word = 0; word < 4; word++) kernel.set("state", state, "random", seed.readBigUInt64LE(8 * word), word);
  kernel.random_games(board, state, dealer, players, GAMES, choices);
  const begun = processTime();
  let moves = 0;
  let spent = 0;
  do {
    moves += kernel.random_games(board, state, dealer, players, GAMES, choices);
    spent = processTime() - begun;
  } while (spent < seconds);
  return moves / spent;
}

function simulationsPerSecond(players, seconds) {
  const { net, weights } = given[players];
  const expert = new Expert(kernel, board, net, weights);
  const observation = kernel.records("observation");
  const positions = batch.positions[players].map((text) => Buffer.from(text, "base64"));
  const draws = new Draws("bench");
  const decide = (position) => {
    kernel.bytes(observation, position.length).set(position);
    expert.decide(observation, draws, batch.rounds, batch.simulations);
    return expert.simulations;
  };
  decide(positions[0]);
  const begun = processTime();
  let simulations = 0;
  let spent = 0;
  for (let number = 0; spent < seconds; number = (number + 1) % positions.length) {
    simulations += decide(positions[number]);
    spent = processTime() - begun;
  }
  return simulations / spent;
}

const FIGURES = { moves: movesPerSecond, simulations: simulationsPerSecond };

for await (const line of createInterface({ input: stdin })) {
  const [what, players, seconds] = line.split(" ");
  console.log(FIGURES[what](Number(players), Number(seconds)));
}
