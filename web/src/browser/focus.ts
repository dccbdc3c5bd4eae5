/** Returns whether somebody types. */
export function isTyping(): boolean {
  return !!document.activeElement?.matches("input, textarea, select");
}

/** Moves the focus to a heading that has just come, so that it is read, unless somebody types. */
export function focusUnlessTyping(heading: HTMLElement): void {
  if (!isTyping()) heading.focus({ preventScroll: true });
}
