import { address } from "../browser/files";
import { settings } from "../browser/settings.svelte";
import { say } from "../language/words";
import turnIcon from "./icon-turn.svg";

/** Tells by the window's title and icon whether it is the player's turn. */
export function signal(isMine: boolean): void {
  document.title = say(isMine ? "table-title-turn" : "app-name");
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMine ? turnIcon : address("icon.svg");
}

/** Tells a player who looks elsewhere that it is their turn, if they want that. */
export async function notify(text: string): Promise<void> {
  if (settings.notify && document.hidden) (await import("./turn-notice")).show(text);
}
