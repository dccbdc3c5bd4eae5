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
    // What a box holds is measured by the browser when it draws it: who asks earlier lets it measure twice.
    const size = new ResizeObserver(catchUp);
    for (const part of [box, ...box.children]) size.observe(part);
    box.addEventListener("scroll", scrolled);
    return () => {
      size.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  };

  /** Shows the next new line again, whatever is read now. */
  resume(): void {
    this.follows = true;
  }
}
