import { listen } from "../browser/listen";

/** Routes and locations on the board that something talks about. */
export interface Highlight {
  routes: string[];
  locations: string[];
}

/** Things that light what they talk about while they are pointed at; one that was clicked stays lit. */
export class Highlighter {
  private kept = $state.raw<(Highlight & { key: string }) | null>(null);

  constructor(private readonly light: (routes: string[], locations: string[]) => void) {}

  /** Whether something that was clicked stays lit. */
  get isKept(): boolean {
    return this.kept !== null;
  }

  /** Lets go of what was clicked. */
  release(): void {
    this.kept = null;
  }

  /** Whether the thing with this key was clicked and stays lit. */
  keeps(key: string): boolean {
    return this.kept?.key === key;
  }

  /** Returns what makes a button light something of its own. */
  control(key: string, lit: Highlight): (button: Element) => () => void {
    const [show, click] = [() => this.show(lit), () => this.keep(key, lit)];
    return (button) => listen(button, { click, pointerenter: show, pointerleave: this.rest, focus: show, blur: this.rest });
  }

  private keep(key: string, lit: Highlight): void {
    this.kept = this.kept?.key === key ? null : { key, ...lit };
    this.rest();
  }

  /** Goes back to what was clicked, or to nothing. */
  private rest = (): void => this.show(this.kept);

  private show(lit: Highlight | null): void {
    this.light(lit?.routes ?? [], lit?.locations ?? []);
  }
}
