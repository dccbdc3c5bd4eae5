import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** The words of the language that is spoken, on the page or in a worker, which has no document. */
let bundle = bundleOf("en");
let spoken = "en";

/** Called whenever something is said: a page says it again in another language. */
let heard = (): void => undefined;

function bundleOf(language: string): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** Speaks a language from now on, and nothing of another. */
export function speak(language: string, texts: string[] = []): void {
  bundle = bundleOf(language);
  spoken = language;
  texts.forEach(learn);
}

/** Calls whenever something is said. */
export function onSaid(hear: () => void): void {
  heard = hear;
}

/** Returns the language that is spoken. */
export function spokenLanguage(): string {
  heard();
  return spoken;
}

/** Adds texts of the catalogue to what can be said. */
export function learn(catalogue: string): void {
  bundle.addResource(new FluentResource(catalogue));
}

/** Returns a number as people write it: with a minus sign, not a hyphen. */
export function signed(number: number | string): string {
  return `${number}`.replace("-", "−");
}

/** A number of the game. All our languages write a small one alike, and a browser takes long to learn how they write others. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Math.abs(this.value) < 1000 && this.value % 1 === 0 ? signed(this.value) : signed(super.toString(scope));
  }
}

/** Returns whether the catalogue has a key. */
export function has(key: string): boolean {
  heard();
  return bundle.hasMessage(key);
}

/** Returns the sentence of a key, its placeholders filled. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  heard();
  const pattern = bundle.getMessage(key)?.value;
  const counted = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]);
  return pattern ? bundle.formatPattern(pattern, Object.fromEntries(counted)) : key;
}
