// Reads typed commands as the page's worker does: tasks come as JSON by standard input, what they mean goes out the same way.
import { readFileSync } from "node:fs";
import { CommandFault } from "../../web/src/commands/faults";
import { readCommand, type CommandBoard } from "../../web/src/commands/read";
import { commandOf } from "../../web/src/commands/sentences";
import { indexed } from "../../web/src/game/board";
import type { Move, View } from "../../web/src/game/types";
import { speak } from "../../web/src/language/catalogue";

interface Task {
  language: string;
  board: string;
  view: View;
  moves: Move[];
  likeliest: Record<string, Move>;
  texts: string[];
}

interface Tasks {
  words: Record<string, string[]>;
  boards: Record<string, CommandBoard>;
  tasks: Task[];
}

const { words, boards, tasks } = JSON.parse(readFileSync(0, "utf8")) as Tasks;

function done({ language, board: key, view, moves, likeliest, texts }: Task): unknown {
  const board = boards[key]!;
  speak(language, words[language]);
  const sentences = moves.map((move) => commandOf(move, indexed(board.data), view));
  return { sentences, meanings: texts.map((text) => meaningOf(text, board, view, moves, likeliest)) };
}

function meaningOf(text: string, board: CommandBoard, view: View, moves: Move[], likeliest: Task["likeliest"]): unknown {
  try {
    return readCommand(text, board, view, moves, (route) => likeliest[route]!);
  } catch (error) {
    if (error instanceof CommandFault) return error.fault;
    throw error;
  }
}

process.stdout.write(JSON.stringify(tasks.map(done)));
