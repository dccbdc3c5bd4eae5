/** How near to the end a reader still reads the newest line, in pixels. */
const NEAR = 24;

/** Keeps the newest line of a box in sight until its reader scrolls away from it. */
export class AutoScroll {
  private follows = true;

  /** Begins to follow in a box, and returns how to stop it. */
  attach = (box: HTMLElement): (() => void) => {
    let height = 0;
    const scrolled = () => {
      // Lines that came or grew have moved it, not its reader.
      if (box.scrollHeight === height) this.follows = height - box.scrollTop - box.clientHeight < NEAR;
    };
    const catchUp = () => {
      height = box.scrollHeight;
      if (this.follows) box.scrollTop = height;
    };
    const [lines, size] = [new MutationObserver(catchUp), new ResizeObserver(catchUp)];
    lines.observe(box, { childList: true, subtree: true });
    // Its lines grow, too, when a reader wants larger letters.
    for (const part of [box, ...box.children]) size.observe(part);
    box.addEventListener("scroll", scrolled);
    return () => {
      lines.disconnect();
      size.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  };

  /** Shows the next new line again, whatever is read now. */
  resume(): void {
    this.follows = true;
  }
}
