import { onShortcut } from "../browser/shortcuts";
import type { Turn } from "../session/turn.svelte";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export { keepFocus } from "../browser/keep-focus";

/** Does what a key means at the table; what a spectator can't do is left out. */
export function press(event: KeyboardEvent, turn: Turn, unfold: () => void): void {
  const { view, curtain, isSpectator } = turn.session;
  if (view && !event.repeat && !curtain) onShortcut(event, isSpectator ? looking() : { ...looking(), ...playing(turn, unfold) });
}

function looking(): Record<string, () => void> {
  return {
    b: () => find("#board [tabindex='0']")?.focus(),
    l: () => find("#log [tabindex='0']")?.focus(),
    p: () => find("#facts")?.click(),
  };
}

function playing(turn: Turn, unfold: () => void): Record<string, () => void> {
  const slots = turn.session.view?.display ?? [];
  return {
    ...Object.fromEntries(slots.map((_, slot) => [slot + 1, () => void turn.play({ do: "take_card", from: "display", slot })])),
    d: () => void turn.play({ do: "take_card", from: "deck" }),
    t: () => turn.drawTickets(),
    u: () => void turn.undo(),
    c: () => {
      unfold();
      find("#command")?.focus();
    },
    h: () => find("#hand button")?.focus(),
    Escape: () => {
      turn.clear();
      if (document.activeElement?.matches("input")) find("#prompt")?.focus({ preventScroll: true });
    },
  };
}
