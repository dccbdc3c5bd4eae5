import { say } from "../language/words";

/** Tells a player who looks elsewhere that it is their turn. */
export function show(text: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
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
