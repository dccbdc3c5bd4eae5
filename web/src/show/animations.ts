import { LENGTH as SPACE_LENGTH, type DrawnRoute } from "../board/shapes";
import { paced } from "./motion";

const FLIGHT = 520;
const DEAL = 380;
/** How long a card is hidden at most. */
const HIDDEN = 1000;
/** How long a cable car rolls over one space. */
const SPACE = 110;
const GLOW = 900;
/** What a button has around its card, in pixels. */
const BORDERS = 10;

/** Returns where the first thing that is seen of these selectors stands. */
export function boxOf(selectors: string): DOMRect | null {
  const boxes = selectors.split(", ").map((selector) => seenBox(document.querySelector(selector)));
  return boxes.find((box) => box !== null) ?? null;
}

/** Returns where something stands; of what is drawn on the board only the part that its window shows. */
function seenBox(thing: Element | null): DOMRect | null {
  const box = thing?.getBoundingClientRect();
  const window = thing?.closest(".board")?.getBoundingClientRect();
  if (!box?.width) return null;
  if (!window) return box;
  const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)];
  const [right, bottom] = [Math.min(box.right, window.right), Math.min(box.bottom, window.bottom)];
  return left < right && top < bottom ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Lets something fly from one box to another in an arc, as large as what lies there. */
export function fly(flyer: HTMLElement, from: DOMRect, to: DOMRect, at: number): Animation {
  const [dx, dy] = [middle(to.left, to.width) - middle(from.left, from.width), middle(to.top, to.height) - middle(from.top, from.height)];
  const scale = (box: DOMRect) => Math.min(1.25, Math.max(0.4, (box.height - BORDERS) / flyer.offsetHeight));
  const lift = Math.min(60, Math.hypot(dx, dy) / 6);
  const there = `translate(${dx}px, ${dy}px) scale(${scale(to)})`;
  return flyer.animate(
    [
      { transform: `scale(${scale(from)})`, opacity: 1, easing: "ease-out" },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(${dx < 0 ? -6 : 6}deg) scale(1.1)`, easing: "ease-in" },
      { transform: there, opacity: 1, offset: 0.9 },
      { transform: there, opacity: 0 },
    ],
    { duration: paced(FLIGHT), delay: paced(at), fill: "both" },
  );
}

function middle(start: number, length: number): number {
  return start + length / 2;
}

/** The card that lies in a slot comes from the draw pile; until its way is known it is not seen. */
export class Deal {
  private readonly card: Element | null;
  private readonly hidden: Animation | undefined;

  constructor(
    slot: number,
    private readonly at: number,
  ) {
    this.card = document.querySelector(`[data-pile="${slot}"] .card`);
    this.hidden = this.card?.animate({ opacity: [0, 0] }, HIDDEN);
  }

  /** Measures the way, and returns what begins it. */
  measure(): () => void {
    const [here, deck] = [this.card?.getBoundingClientRect(), boxOf('[data-pile="deck"]')];
    const way = here && deck && `translate(${deck.left - here.left}px, ${deck.top - here.top}px)`;
    return () => this.begin(way);
  }

  private begin(way: string | null | undefined): void {
    this.hidden?.cancel();
    if (!way) return;
    this.card?.animate([{ transform: way, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: "none" }], {
      duration: paced(DEAL),
      delay: paced(this.at),
      easing: "ease-out",
      fill: "backwards",
    });
  }
}

/** Lets cable cars roll over a route, the first one to its farthest space. */
export function roll(route: string, { spaces }: DrawnRoute, at: number): void {
  const cars = document.querySelectorAll(`[data-route="${route}"] use`);
  const way = [before(spaces), ...spaces];
  cars.forEach((car, goal) => {
    const { x, y, angle } = spaces[goal]!;
    const steps = way.slice(0, goal + 2).map((space, number) => ({
      "--way": `translate(${space.x}px, ${space.y}px) rotate(${space.angle - angle}deg) translate(${-x}px, ${-y}px)`,
      "--seen": number ? 1 : 0,
    }));
    const delay = paced(at + SPACE * 1.5 * (cars.length - 1 - goal));
    car.classList.add("rolling");
    const rolling = car.animate(steps, { duration: paced(SPACE * (goal + 2)), delay, easing: "ease-out", fill: "backwards" });
    rolling.onfinish = () => car.classList.remove("rolling");
  });
}

/** Returns where a cable car comes from: one space before the first. */
function before([first, second]: DrawnRoute["spaces"]): DrawnRoute["spaces"][number] {
  const { x, y, angle } = first!;
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = second ? [second.x - x, second.y - y] : [SPACE_LENGTH * Math.cos(turn), SPACE_LENGTH * Math.sin(turn)];
  return { ...first!, x: x - dx, y: y - dy };
}

/** Lets a frame around something fade: all that is seen where nothing may move. */
export function glow(frame: Element): Animation {
  return frame.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { duration: paced(GLOW), fill: "both" });
}
