import { deflateSync } from "node:zlib";

type Point = [number, number];
type Color = [number, number, number];

/** How far a point is outside a shape; below zero it is inside. */
type Distance = (point: Point) => number;

/** A shape, and what it is painted with. */
interface Painted {
  distance: Distance;
  color: Color;
}

/** A line from one corner to the next: where it begins, how far it goes, and how low it ends. */
interface Edge {
  ax: number;
  ay: number;
  ex: number;
  ey: number;
  by: number;
}

/** Returns a drawing of straight lines and circles, as our icons are, as a PNG picture of this many pixels. */
export function png(svg: string, size: number): Buffer {
  const [left = 0, top = 0, width = 1] = numbers(svg.match(/viewBox="([^"]+)"/)?.[1] ?? "");
  const { shapes, mask } = shapesOf(svg);
  const pixel = width / size;
  const cover = (distance: Distance, point: Point) => Math.min(1, Math.max(0, 0.5 - distance(point) / pixel));
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const point: Point = [left + (x + 0.5) * pixel, top + (y + 0.5) * pixel];
      let [red, green, blue] = [0, 0, 0];
      for (const { distance, color } of shapes) {
        const part = cover(distance, point);
        if (part === 0) continue;
        red += (color[0] - red) * part;
        green += (color[1] - green) * part;
        blue += (color[2] - blue) * part;
      }
      const at = y * (size * 4 + 1) + 1 + x * 4;
      rows[at] = Math.round(red);
      rows[at + 1] = Math.round(green);
      rows[at + 2] = Math.round(blue);
      rows[at + 3] = Math.round(mask ? cover(mask, point) * 255 : 255);
    }
  return file(size, rows);
}

/** Returns what an icon draws, the hindmost first, and what its corners are cut by. */
function shapesOf(svg: string): { shapes: Painted[]; mask: Distance | null } {
  const shapes: Painted[] = [];
  let mask: Distance | null = null;
  let turned = false;
  let [dx, dy, turn] = [0, 0, 0];
  const placed = (distance: Distance): Distance => {
    const [x, y, cos, sin] = [dx, dy, Math.cos(turn), Math.sin(turn)];
    return ([px, py]) => distance([(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin]);
  };
  for (const [, end, tag, rest = ""] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const attribute = (name: string) => rest.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? "";
    const number = (name: string) => Number(attribute(name));
    if (tag === "g" && end && turned) [turned, dx, dy, turn] = [false, 0, 0, 0];
    else if (tag === "g" && rest.includes("transform")) {
      [dx = 0, dy = 0, turn = 0] = numbers(attribute("transform"));
      [turned, turn] = [true, (turn * Math.PI) / 180];
    } else if (tag === "rect") mask = rounded(number("width"), number("rx"));
    else if (tag === "circle") shapes.push({ distance: placed(circle(number("cx"), number("cy"), number("r"))), color: rgb(attribute("fill")) });
    else if (tag === "path") {
      const inside = once(placed(polygons(attribute("d"))));
      const stroke = number("stroke-width") / 2;
      if (stroke) shapes.push({ distance: (point) => inside(point) - stroke, color: rgb(attribute("stroke")) });
      shapes.push({ distance: (point) => inside(point) + stroke, color: rgb(attribute("fill")) });
    }
  }
  return { shapes, mask };
}

/** A distance that is not measured again for the same point: an outline and what it encloses ask one after the other. */
function once(distance: Distance): Distance {
  let [last, known]: [Point | null, number] = [null, 0];
  return (point) => {
    if (point !== last) [last, known] = [point, distance(point)];
    return known;
  };
}

function numbers(text: string): number[] {
  return (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}

function rgb(color: string): Color {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as Color;
}

function circle(cx: number, cy: number, r: number): Distance {
  return ([x, y]) => Math.hypot(x - cx, y - cy) - r;
}

/** A square from zero with round corners. */
function rounded(size: number, radius: number): Distance {
  return (point) => {
    const [x, y] = point.map((value) => Math.abs(value - size / 2) - size / 2 + radius) as Point;
    return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - radius;
  };
}

/** More than any line is thick. */
const FAR = 3;

/** The polygons of a path that has straight lines only. */
function polygons(path: string): Distance {
  const lines: [Point, Point][] = [];
  let [x, y] = [0, 0];
  let first: Point = [0, 0];
  const to = (next: Point) => {
    lines.push([[x, y], next]);
    [x, y] = next;
  };
  for (const [, command = "", given = ""] of path.matchAll(/([MhvHVlz])([^MhvHVlz]*)/g)) {
    const values = numbers(given);
    if (command === "M") first = [x, y] = values.splice(0, 2) as Point;
    if (command === "z") to(first);
    if (command === "h") to([x + values[0]!, y]);
    if (command === "H") to([values[0]!, y]);
    if (command === "v") to([x, y + values[0]!]);
    if (command === "V") to([x, values[0]!]);
    if (command === "l") to([x + values[0]!, y + values[1]!]);
    if (command === "M") for (let at = 0; at < values.length; at += 2) to([values[at]!, values[at + 1]!]);
  }
  const corners = lines.flat();
  const edges: Edge[] = lines.map(([[ax, ay], [bx, by]]) => ({ ax, ay, ex: bx - ax, ey: by - ay, by }));
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  return ([x, y]) => {
    const away = Math.max(left - x, x - right, top - y, y - bottom);
    if (away > FAR) return away; // not the distance, but as far outside as matters
    let [far, isInside] = [Infinity, false];
    for (const edge of edges) {
      far = Math.min(far, squareTo(edge, x, y));
      if (crosses(edge, x, y)) isInside = !isInside;
    }
    return isInside ? -Math.sqrt(far) : Math.sqrt(far);
  };
}

/** Returns the square of how far an edge is. */
function squareTo({ ax, ay, ex, ey }: Edge, x: number, y: number): number {
  const along = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
  const dx = x - ax - along * ex;
  const dy = y - ay - along * ey;
  return dx * dx + dy * dy;
}

/** Returns whether a line to the right of a point meets an edge. */
function crosses({ ax, ay, ex, ey, by }: Edge, x: number, y: number): boolean {
  return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * ex;
}

/** Returns the file of a picture, whose rows begin with the number of their filter, which is 0. */
function file(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits each for red, green, blue and alpha
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, part("IHDR", head), part("IDAT", deflateSync(rows, { level: 9 })), part("IEND", Buffer.alloc(0))]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns the checksum CRC-32. */
function checksum(content: Buffer): number {
  let sum = ~0;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
