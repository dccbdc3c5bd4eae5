import type { GameEvent } from "../game/types";
import { cardsPhrase, listed, type Teller } from "../language/sentences";
import { say } from "../language/words";

/** What is left out of a turn: what lies on the table, and what a line beside it says already. */
const LEFT_OUT = ["card_taken", "card_turned_up", "display_swept", "deck_reshuffled", "tickets_drawn", "opening_ended", "last_round_begun", "game_ended"];

/** Says all that one player did in a line, the cards together. */
export function tellNews(events: GameEvent[], teller: Teller): string {
  const told = events.filter(({ event }) => !LEFT_OUT.includes(event)).map((event) => teller.tell(event));
  return [...taken(events, teller), ...told].join(" ");
}

/** Names the cards that were taken, if some were. */
function taken(events: GameEvent[], teller: Teller): string[] {
  const takes = events.filter((event) => event.event === "card_taken");
  const faceUp = takes.flatMap(({ slot, card }) => (slot === null || card === null ? [] : [card]));
  const counts: Record<string, number> = {};
  for (const card of faceUp) counts[card] = (counts[card] ?? 0) + 1;
  const unseen = takes.length - faceUp.length;
  const phrases = [...(faceUp.length ? [cardsPhrase(counts)] : []), ...(unseen ? [say("news-unseen", { count: unseen })] : [])];
  return takes.length ? [say("news-took", { name: teller.names[takes[0]!.seat] ?? "", cards: listed(phrases) })] : [];
}
