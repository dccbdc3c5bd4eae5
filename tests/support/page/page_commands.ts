// Reads typed commands as the page's worker does: tasks come as JSON by standard input, what they mean goes out the same way.
import { readFileSync } from "node:fs";
import { CommandFault } from "../../../web/src/commands/faults";
import { readCommand } from "../../../web/src/commands/read";
import { commandOf } from "../../../web/src/commands/sentences";
import { indexed } from "../../../web/src/game/board";
import type { BoardData, ClaimRoute, Move, View } from "../../../web/src/game/types";
import { speak } from "../../../web/src/language/catalogue";

interface Task {
  language: string;
  board: string;
  view: View;
  moves: Move[];
  claims: Record<string, { isOpen: boolean; payable: ClaimRoute[]; likeliest: ClaimRoute }>;
  texts: string[];
}

interface Tasks {
  words: Record<string, string[]>;
  boards: Record<string, BoardData>;
  tasks: Task[];
}

const { words, boards, tasks } = JSON.parse(readFileSync(0, "utf8")) as Tasks;

function done({ language, board: key, view, moves, claims, texts }: Task): unknown {
  const board = boards[key]!;
  speak(language, words[language]);
  const sentences = moves.map((move) => commandOf(move, indexed(board), view));
  return { sentences, meanings: texts.map((text) => meaningOf(text, board, view, moves, claims)) };
}

function meaningOf(text: string, board: BoardData, view: View, moves: Move[], claims: Task["claims"]): unknown {
  try {
    return readCommand(text, board, view, moves, {
      isOpen: (route) => claims[route]!.isOpen,
      payable: (route) => claims[route]!.payable,
      likeliest: (route) => claims[route]!.likeliest,
    });
  } catch (error) {
    if (error instanceof CommandFault) return error.fault;
    throw error;
  }
}

process.stdout.write(JSON.stringify(tasks.map(done)));
