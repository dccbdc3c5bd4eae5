/** Moves the focus to what has it next when the control that had it disappears. */
export function keepFocus(next: () => HTMLElement | null): (root: HTMLElement) => () => void {
  return (root) => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => (last = event.target as Element);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget || !(event.target as Element).isConnected) return;
      // A click beside everything gives the focus up on purpose; a control that goes away does not.
      queueMicrotask(() => last?.isConnected && (last = null));
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      next()?.focus({ preventScroll: true });
    });
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", leave);
    watch.observe(root, { childList: true, subtree: true });
    return () => watch.disconnect();
  };
}
