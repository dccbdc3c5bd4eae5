import type { BoardDrawing, Route } from "../game/types";

export type DrawnRoute = BoardDrawing["routes"][string];
export type DrawnLocation = BoardDrawing["places"][string];
type Space = DrawnRoute["spaces"][number];

/** How a route stands. */
export type RouteStatus = "free" | "claimable" | "closed" | "owned" | "own";

export interface Point {
  x: number;
  y: number;
}

/** How long a space is, in the drawing's units. */
export const LENGTH = 62;
/** How wide a route's target is; what lies nearest is chosen also beyond it. */
const TARGET = 48;
/** How far the halves of a double route lie apart. */
const APART = 28;
/** The size of a name, in the drawing's units. */
export const FONT = 19;

/** Returns what a route's spaces look like: their colour, or the sea. */
export function lookOf({ color, ferries }: Route): string {
  return color === "grey" && ferries ? "ferry" : color;
}

/** Returns the distance of two points. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the two ends of a space. */
function ends({ x, y, angle, scale }: Space): [Point, Point] {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [(LENGTH / 2) * scale * Math.cos(turn), (LENGTH / 2) * scale * Math.sin(turn)];
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
}

/** Returns the middle of a route. */
export function middle({ spaces }: DrawnRoute): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [low, high] = [spaces[(spaces.length - 1) >> 1], spaces[spaces.length >> 1]] as [Space, Space];
  return { x: mean([low.x, high.x]), y: mean([low.y, high.y]) };
}

/** Returns the SVG path through all spaces of a route, moved aside. */
export function spine({ spaces }: DrawnRoute, aside: Point = { x: 0, y: 0 }): string {
  const [first, last] = [spaces[0], spaces.at(-1)] as [Space, Space];
  const outer = (space: Space, from: Point) => ends(space).sort((a, b) => distance(b, from) - distance(a, from))[0];
  const [start, end] = spaces.length > 1 ? [outer(first, last), outer(last, first)] : ends(first);
  let [x, y] = [0, 0];
  const bends = spaces.length > 1 ? spaces : [];
  const steps = [start as Point, ...bends, end as Point].map((point) => {
    const [dx, dy] = [Math.round(point.x + aside.x - x), Math.round(point.y + aside.y - y)];
    [x, y] = [x + dx, y + dy];
    return `${dx} ${dy}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ")}`.replaceAll(" -", "-");
}

/** Returns how far the target of half a double route lies away from the other half, so that they don't overlap. */
export function away(own: DrawnRoute, twin: DrawnRoute | undefined): Point {
  if (!twin) return { x: 0, y: 0 };
  const [here, there] = [middle(own), middle(twin)];
  const share = (TARGET - APART) / 2 / (distance(here, there) || 1);
  return { x: (here.x - there.x) * share, y: (here.y - there.y) * share };
}

/** Returns the thing nearest to a point and not further than its reach. */
export function nearest(far: Iterable<[string, number]>, reach: number): string | null {
  let best: [string | null, number] = [null, reach];
  for (const [id, gap] of far) if (gap <= best[1]) best = [id, gap];
  return best[0];
}

/** Returns how far a point is from a route's spaces. */
export function gap(point: Point, { spaces }: DrawnRoute): number {
  return Math.min(...spaces.map((space) => Math.max(0, toSegment(point, ...ends(space)))));
}

function toSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return distance(point, { x: start.x + part * dx, y: start.y + part * dy });
}
