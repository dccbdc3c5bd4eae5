import { pageDrawn } from "./yield";

/** Moves the focus to what has it next when the control that had it disappears, or is none any more. */
export function keepFocus(next: () => HTMLElement | null): (root: HTMLElement) => () => void {
  return (root) => {
    let last = root.contains(document.activeElement) ? document.activeElement : null;
    const note = (event: FocusEvent) => (last = event.target as Element);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget || isGone(event.target as Element)) return;
      // A click beside everything gives the focus up on purpose; a control that goes away does not.
      queueMicrotask(() => last && !isGone(last) && (last = null));
    };
    const isLost = () => last && isGone(last) && [document.body, last].includes(document.activeElement ?? document.body);
    const watch = new MutationObserver(async () => {
      if (!isLost()) return;
      // Where the focus goes is measured with all that has just changed.
      await pageDrawn();
      if (!isLost()) return;
      last = null;
      next()?.focus({ preventScroll: true });
    });
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", leave);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    return () => watch.disconnect();
  };
}

/** Returns whether something can't have the focus any more: a location on the board stays when it is no choice now. */
function isGone(element: Element): boolean {
  return !element.isConnected || ((element as SVGElement).tabIndex < 0 && !element.hasAttribute("tabindex"));
}
