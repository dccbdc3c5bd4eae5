// A bot in plain JavaScript that plays every seat of a whole game: node engine_bot.mjs PLAYERS SEED [COMMAND …]
// The command runs the engine, "cablecar engine" unless told otherwise. The file of the game is printed.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [players = "2", seed = "1", ...command] = process.argv.slice(2);
const [program, ...options] = command.length ? command : ["cablecar", "engine"];
const engine = spawn(program, options, { stdio: ["pipe", "pipe", "inherit"] });
const waiting = new Map();

createInterface({ input: engine.stdout }).on("line", (line) => {
  const { id, done, error } = JSON.parse(line);
  const { resolve, reject } = waiting.get(id);
  if (error) reject(new Error(error.message));
  if (done) resolve(done);
});

let asked = 0;
function ask(request) {
  const id = (asked += 1);
  engine.stdin.write(JSON.stringify({ id, ...request }) + "\n");
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

// Claims the longest route that it can pay with the fewest ferries; else asks what a strong player would do.
function cost({ move }) {
  const spaces = Object.values(move.cards).reduce((sum, count) => sum + count, 0);
  return (move.cards.ferry ?? 0) - 10 * spaces;
}

async function choose(record, seat) {
  const { moves, observation } = await ask({ do: "look", record, seat });
  const claims = moves.filter(({ move }) => move.do === "claim_route");
  if (claims.length > 0) return claims.sort((one, other) => cost(one) - cost(other))[0].move;
  return (await ask({ do: "choose", bot: "strong", board: record.board.id, observation })).move;
}

let game = await ask({ do: "deal", players: Number(players), seed: Number(seed) });
while (game.waiting_for.length > 0) {
  const [seat] = game.waiting_for;
  game = await ask({ do: "play", record: game.record, seat, move: await choose(game.record, seat) });
}
console.log(JSON.stringify(game.record));
engine.stdin.end();
