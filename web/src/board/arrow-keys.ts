import type { Point } from "./shapes";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the thing that a key leads to from another: the nearest in an arrow's direction, the first, the last. */
export function step(key: string, from: string, spots: ReadonlyMap<string, Point>): string | undefined {
  const ids = [...spots.keys()];
  if (key === "Home") return ids[0];
  if (key === "End") return ids.at(-1);
  const [direction, start] = [DIRECTIONS[key], spots.get(from)];
  return direction && start && (towards(direction, start, from, spots) ?? from);
}

function towards(
  [right, down]: [number, number],
  start: Point,
  from: string,
  spots: ReadonlyMap<string, Point>,
): string | undefined {
  let [best, least] = [undefined as string | undefined, Infinity];
  for (const [id, { x, y }] of spots) {
    const [dx, dy] = [x - start.x, y - start.y];
    const [along, across] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
    const cost = along + 2 * across;
    if (id !== from && along > 0 && across <= 2 * along && cost < least) [best, least] = [id, cost];
  }
  return best;
}
