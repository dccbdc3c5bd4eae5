import { listen } from "../browser/listen";
import { step } from "./arrow-keys";
import { distance, gap, nearest, type DrawnRoute, type Point } from "./shapes";
import type { Camera } from "./zoom.svelte";

type Kind = "route" | "location";
type Spots = ReadonlyMap<string, Point>;

/** What can be pointed at, and what happens then. */
export interface Targets {
  camera: Camera;
  drawn: ReadonlyMap<string, DrawnRoute>;
  routes: Spots;
  /** All locations. */
  places: Spots;
  /** The locations that can be chosen now. */
  locations: Spots;
  /** How far from a route or location one may point, in the drawing's units. */
  reach: number;
  choose: (kind: Kind, id: string) => void;
}

const DOUBLE_TAP_MS = 350;
const STEP = 1.5;

/** Clicks and keys on the board; routes and choosable locations have one tab stop each. */
export class Input {
  /** The route under the mouse. */
  hovered = $state<string | null>(null);
  /** The route that has the focus by keyboard. */
  focused = $state<string | null>(null);
  /** The route and the location that were clicked last. */
  clicked = $state.raw<Partial<Record<Kind, string | null>>>({});
  /** What had the focus last. */
  last = $state({ route: "", location: "" });
  private lastTap = 0;
  private element: SVGSVGElement | null = null;

  constructor(private readonly targets: Targets) {}

  /** Begins to listen to the board, and returns how to stop it. */
  attach = (element: SVGSVGElement): (() => void) => {
    this.element = element;
    const stops = [
      listen(element, {
        click: (event) => this.click(event),
        pointermove: (event) => this.hover(event),
        pointerleave: () => (this.hovered = null),
        keydown: (event) => this.press(event),
      }),
      // An SVG element that itself listens for the focus becomes a tab stop.
      listen(element.parentElement as Element, {
        focusin: (event) => this.follow(event.target as Element),
        focusout: () => (this.focused = null),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  };

  /** Chooses what lies nearest, as targets are wide and overlap; a helper's click has no position but a target. */
  private click(event: MouseEvent): void {
    const isPointed = event.detail > 0;
    const { camera, locations, places } = this.targets;
    const location = isPointed ? this.locationAt(event, locations) : named(event.target, "location");
    const place = isPointed ? this.locationAt(event, places) : location;
    // Where names are not written, a location that is nearer than any route is asked for its name.
    const spot = camera.isFar && place ? places.get(place) : undefined;
    const route = isPointed ? this.routeAt(event, spot && distance(this.point(event), spot)) : named(event.target, "route");
    this.clicked = { route, location: place };
    if (location) this.choose("location", location);
    else if (route) this.choose("route", route);
    else if (isPointed) this.tapNothing(event);
  }

  private choose(kind: Kind, id: string): void {
    if (kind === "location" && !this.targets.locations.has(id)) return;
    this.last[kind] = id;
    this.targets.choose(kind, id);
  }

  private tapNothing(event: MouseEvent): void {
    const { left, top } = this.corner;
    const isDouble = event.timeStamp - this.lastTap < DOUBLE_TAP_MS;
    if (isDouble) this.targets.camera.approach(2, event.clientX - left, event.clientY - top);
    this.lastTap = isDouble ? 0 : event.timeStamp;
  }

  private hover(event: PointerEvent): void {
    this.hovered = event.pointerType === "mouse" && !event.buttons ? this.routeAt(event) : null;
  }

  private get corner(): DOMRect {
    return (this.element as SVGSVGElement).getBoundingClientRect();
  }

  private point(event: MouseEvent): Point {
    const { left, top } = this.corner;
    return this.targets.camera.point(event.clientX - left, event.clientY - top);
  }

  private routeAt(event: MouseEvent, reach = this.targets.reach): string | null {
    const point = this.point(event);
    return nearest([...this.targets.drawn].map(([id, drawn]) => [id, gap(point, drawn)]), reach);
  }

  private locationAt(event: MouseEvent, spots: Spots): string | null {
    const point = this.point(event);
    return nearest([...spots].map(([id, spot]) => [id, distance(point, spot)]), Math.max(28, this.targets.reach));
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.zoom(event.key) || this.activate(event) || this.walk(event)) event.preventDefault();
  }

  private zoom(key: string): boolean {
    const { camera } = this.targets;
    if (key === "0") camera.fit();
    else if (key === "-") camera.enlarge(1 / STEP);
    else if (key === "+" || key === "=") camera.enlarge(STEP);
    else return false;
    return true;
  }

  private activate({ key, target }: KeyboardEvent): boolean {
    if (key !== "Enter" && key !== " ") return false;
    const kind = kindOf(target);
    const id = named(target, kind);
    if (id) this.choose(kind, id);
    return true;
  }

  private walk({ key, target }: KeyboardEvent): boolean {
    const kind = kindOf(target);
    const next = step(key, named(target, kind) ?? "", this.targets[`${kind}s`]);
    if (next) this.mark(kind, next)?.focus({ preventScroll: true });
    return next !== undefined;
  }

  private mark(kind: Kind, id: string): SVGElement | null {
    return this.element?.querySelector<SVGElement>(`[data-${kind}="${CSS.escape(id)}"]`) ?? null;
  }

  /** Keeps the tab stop where the focus is, and brings it into sight when it came by keyboard. */
  private follow(target: Element): void {
    const kind = kindOf(target);
    const id = named(target, kind);
    if (!id) return;
    this.last[kind] = id;
    const spot = this.targets[`${kind}s`].get(id);
    if (!spot || !target.matches(":focus-visible")) return;
    this.targets.camera.show(spot);
    if (kind === "route") this.focused = id;
  }
}

function kindOf(target: EventTarget | null): Kind {
  return named(target, "location") ? "location" : "route";
}

function named(target: EventTarget | null, kind: Kind): string | null {
  return (target as Element | null)?.closest<SVGElement>(`[data-${kind}]`)?.dataset[kind] ?? null;
}
