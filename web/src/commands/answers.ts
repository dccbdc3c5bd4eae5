/** Answers to what a player asks, from the player's view alone. */
import type { IndexedBoard } from "../game/board";
import type { ClaimRoute, Move, View } from "../game/types";
import { say } from "../language/catalogue";
import { Description } from "../language/describe";
import { cardsPhrase, playerWord, souvenirWord } from "../language/sentences";
import { byFerries, commandOf, either, routeName } from "./sentences";

/** What a question can be about. */
export const TOPICS = ["hand", "tickets", "display", "board", "players", "log", "help", "rules", "turn", "options", "way", "networks", "souvenirs"] as const;

/** What a question is about, and the locations that it names. */
export interface Question {
  about: (typeof TOPICS)[number];
  places: string[];
}

/** Returns the answer as sentences, a line each; help, log and rules are the page's own. */
export function answer({ about, places }: Question, board: IndexedBoard, view: View, moves: Move[]): string[] {
  const told = new Description(board, view, view.players.map(playerWord));
  const [first, second] = places;
  if (first !== undefined && second !== undefined && about === "way") return [told.way(first, second)];
  if (first !== undefined) return (about === "options" && optionsAt(places, board, view, moves)) || places.flatMap((place) => told.place(place));
  switch (about) {
    case "hand":
    case "tickets":
    case "display":
    case "players":
    case "networks":
    case "souvenirs":
      return told[about]();
    case "board":
      return [...told.souvenirs(), ...told.networks(), ...told.places()];
    case "turn":
      return [...told.players(), ...told.display(), ...told.hand(), ...told.tickets()];
    case "options":
      if (!moves.length) return [view.waiting_for.length ? told.waiting() : say("event-over")];
      return options(board, view, moves);
    default:
      return [];
  }
}

/** Returns the commands for the routes at these locations that can be claimed now, if there are any. */
function optionsAt(places: string[], board: IndexedBoard, view: View, moves: Move[]): string[] | null {
  const claims = moves.filter((move) => {
    const route = move.do === "claim_route" ? board.route.get(move.route) : undefined;
    return route && places.every((place) => place === route.a || place === route.b);
  });
  return claims.length ? options(board, view, claims) : null;
}

/** Returns the commands for moves, those alike but for a location or a payment as one. */
function options(board: IndexedBoard, view: View, moves: Move[]): string[] {
  const alike = new Map<string, [Move, ...Move[]]>();
  for (const move of moves) {
    const found = alike.get(likeness(move));
    if (found) found.push(move);
    else alike.set(likeness(move), [move]);
  }
  return [...alike.values()].map((moves) => optionOf(moves, board, view));
}

/** Returns what moves share that are described as one. */
function likeness(move: Move): string {
  if (move.do === "claim_route") return move.route;
  return move.do === "place_souvenir" ? move.symbol : JSON.stringify(move);
}

/** Returns the command for moves that differ in a location or a payment only. */
function optionOf(moves: [Move, ...Move[]], board: IndexedBoard, view: View): string {
  const [move] = moves;
  if (move.do === "claim_route") {
    const payments = byFerries(moves as ClaimRoute[]).map(({ cards }) => cardsPhrase(cards));
    return say("command-claim", { route: routeName(board.route.get(move.route)!, board), cards: either(payments) });
  }
  if (move.do === "place_souvenir") {
    const places = moves.flatMap((other) => (other.do === "place_souvenir" ? [board.location.get(other.location)!.name] : []));
    return say("command-put", { souvenir: souvenirWord(move.symbol), place: either(places) });
  }
  return commandOf(move, board, view);
}
