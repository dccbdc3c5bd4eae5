/**
 * What a player types, understood from the player's view alone: the same as `cablecar.language.commands` understands.
 *
 * What is understood but not allowed becomes a move all the same: the rules refuse it and say why.
 */
import type { BoardData, Move, View } from "../game/types";
import { answer, TOPICS, type Question } from "./answers";
import { readDrawTickets, readKeep, readPut, readTake, readTakeSouvenir, readTakeUnseen } from "./choices";
import { readClaim } from "./claims";
import { CommandFault } from "./faults";
import { Said, type Claims, type Situation } from "./said";
import { commandOf } from "./sentences";
import { shown } from "./spelling";
import { vocabularyOf, type Kind, type Word } from "./vocabulary";

/** What a typed command means. */
export type Meaning = { kind: "move"; move: Move; sentence: string } | { kind: "undo" } | { kind: "question"; about: string; answer: string };

type Command = { do: "undo" } | Question | Move;

const VERBS: Kind[] = ["claim", "take", "draw", "deck", "keep", "put", "pass", "undo"];
/** What a question can be about that has words of its own. */
const ASKED = TOPICS.filter((topic) => topic !== "networks" && topic !== "souvenirs");

/** Returns what a text means to a seat with this view, or throws what is missing or unknown in it. */
export function readCommand(text: string, data: BoardData, view: View, moves: Move[], claims: Claims): Meaning {
  const vocabulary = vocabularyOf(data);
  const { board } = vocabulary;
  const command = read(vocabulary.hear(text), { board, claims, view });
  if ("about" in command) return { kind: "question", about: command.about, answer: answer(command, board, view, moves).join("\n") };
  return command.do === "undo" ? { kind: "undo" } : { kind: "move", move: command, sentence: commandOf(command, board, view) };
}

/** Reads words, asides left out; what stands after a call for help or the rules may be unknown. */
function read(heard: Iterable<Word>, situation: Situation): Command {
  const words: Word[] = [];
  for (const word of heard) {
    if (word.kind === "aside") continue;
    if (!words.length && (word.kind === "help" || word.kind === "rules")) return { about: word.kind, places: [] };
    words.push(word);
  }
  if (!words.length) throw new CommandFault("command-empty", { color: situation.board.data.components.colors[0]! });
  return understood(new Said(words, situation));
}

/** Returns what was said: the first reading that fits. */
function understood(said: Said): Command {
  const reading = readings(said).find(([fits]) => fits)?.[1];
  if (!reading) throw new CommandFault("command-no-verb", { word: shown(said.words[0]!.text) });
  return reading(said);
}

function readings(said: Said): [boolean, (said: Said) => Command][] {
  const hears = (...kinds: Kind[]) => said.has(...kinds);
  const { phase } = said.view;
  const isKeeping = phase === "opening" || phase === "keeping";
  const isTaking = hears("take", "draw");
  const isChosen = hears("place", "all", "none") || (hears("take") && hears("number", "ordinal"));
  return [
    [hears("options"), readOptions],
    [hears("way"), readWay],
    [hears("where"), readWhere],
    [hears("board") && !hears(...VERBS), readQuestion],
    [hears("undo"), readUndo],
    [hears("pass"), readPass],
    [hears("keep") || (isKeeping && isChosen && !hears("claim", "put", "deck", "color")), readKeep],
    [hears("put"), readPut],
    [hears("claim"), readClaim],
    [hears("deck"), readTakeUnseen],
    [isTaking && hears("tickets"), readDrawTickets],
    [hears(...ASKED) && !hears(...VERBS), readQuestion],
    [phase === "placing" && !isTaking && hears("souvenir", "token", "place"), readPut],
    [said.hasOnly("token") && phase !== "souvenir", () => ({ about: "souvenirs", places: [] })],
    [hears("souvenir", "token"), readTakeSouvenir],
    [phase === "souvenir" && said.places.length === 1, readTakeSouvenir],
    [hears("place"), readClaim],
    [isTaking, readTake],
  ];
}

function readUndo(said: Said): Command {
  said.expectOnly("undo");
  return { do: "undo" };
}

function readPass(said: Said): Move {
  said.expectOnly("pass");
  return { do: "pass" };
}

/** Reads a question about the first topic that is named. */
function readQuestion(said: Said): Question {
  const about = said.words.flatMap(({ kind }) => ASKED.find((topic) => topic === kind) ?? [])[0]!;
  said.expectOnly(...ASKED, ...(about === "board" ? ["place" as const] : []));
  return { about, places: said.places };
}

/** Reads what can be done, anywhere or at locations. */
function readOptions(said: Said): Question {
  said.expectOnly("options", "place", ...VERBS, ...ASKED);
  return { about: "options", places: said.places };
}

/** Reads how two locations can be joined. */
function readWay(said: Said): Question {
  said.expectOnly("way", "place", "where");
  if (said.places.length !== 2) throw new CommandFault("question-two-places");
  return { about: "way", places: said.places };
}

/** Reads where something is: souvenirs, a location, or what a player has joined. */
function readWhere(said: Said): Question {
  said.expectOnly("where", "place", "souvenir", "token", ...ASKED);
  if (said.has("souvenir", "token")) return { about: "souvenirs", places: [] };
  const others = said.words.filter(({ kind }) => kind !== "where" && kind !== "board");
  const rest = new Said(others, said.situation);
  if (rest.has(...ASKED)) return readQuestion(rest);
  return { about: said.places.length ? "board" : "networks", places: said.places };
}
