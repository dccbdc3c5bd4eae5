let changes = $state(0);

/** Lets whatever is being drawn be drawn again in another language. */
export function followLanguage(): void {
  void changes;
}

/** Draws everything again that follows the language. */
export function languageChanged(): void {
  changes++;
}
