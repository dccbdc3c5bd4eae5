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
export function notify(text: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(say("app-name"), { body: text, tag: "cablecar-turn" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only service workers notify: title and icon tell it there.
  }
}
