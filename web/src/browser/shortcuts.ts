import { read, write } from "./storage";

const KEY = "cablecar-shortcuts";

/** Returns whether single keys are shortcuts: who dictates or uses a switch may turn them off. */
export function hasShortcuts(): boolean {
  return read(KEY, true);
}

/** Turns single-key shortcuts on or off. */
export function setShortcuts(on: boolean): void {
  write(KEY, on);
}

/** Runs the action of a key, unless somebody types or a dialog is open. */
export function onShortcut(event: KeyboardEvent, actions: Record<string, () => void>): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, [contenteditable]")) return;
  const isTyping = target.matches("input:not([type='range']), textarea, select");
  if (event.key !== "Escape" && (isTyping || !hasShortcuts())) return;
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  if (event.key !== "Escape") event.preventDefault();
  action();
}
