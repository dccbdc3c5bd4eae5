import { FONT, type DrawnLocation } from "./shapes";

/** Where a name begins: at a height, and this many em below it. */
interface Hanging {
  y: number;
  em: number;
}

/** How large a name is drawn, how narrow its letters, and how far it is moved to stay on the board. */
export interface Fit {
  size: number;
  narrow: number;
  shift: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The height of a line in the drawing's units. */
export const LINE = 21;
/** Names larger than so, which would be higher than such a line, have lines of their own height. */
export const LARGE = 1.1;
/** How far letters reach above and below a line, in em. */
const [ABOVE, BELOW] = [0.75, 0.22];
/** Names that would meet are tightened by such steps; letters become narrower only where so much is enough. */
const [STEP, NARROWEST] = [0.95, 0.8];
/** How far what lies at a location reaches from its middle, where names are as large as they are drawn. */
const BESIDE = 20;
/** How far apart names stay, in the drawing's units. */
const APART = 4;

/** Returns where a name's first line stands, so that the name grows away from its location; one that was moved in from the edge hangs below it. */
export function hanging({ y: center, baselines }: DrawnLocation, { size, shift }: Pick<Fit, "size" | "shift">): Hanging {
  if (shift) return { y: Math.round(center + BESIDE * size), em: ABOVE };
  const isLarge = size > LARGE;
  const [first, last] = [baselines[0] ?? center, baselines.at(-1) ?? center];
  const em = center < first - FONT ? ABOVE : center > last ? 0 : 0.36;
  const y = Math.round(first - em * FONT);
  if (!isLarge || em === ABOVE) return { y, em };
  const part = em ? 0.5 : 1; // what stands beside its location grows both ways
  return { y: Math.round(y + part * (last - first)), em: em - part * (baselines.length - 1) };
}

/** Returns how those names are drawn that would meet others, or the board's edge, at the wanted size: smaller, if that can be read, or narrower, or moved in from the edge. */
export function fitted(locations: Record<string, DrawnLocation>, face: string, edge: number, wanted: number, least: number): Map<string, Fit> {
  const fits = new Map<string, Fit>();
  const widthOf = measure(face);
  const names = Object.entries(locations).map(([id, drawn]) => ({ id, drawn, width: widthOf(drawn.lines) }));
  const fit = (id: string) => fits.get(id) ?? { size: wanted, narrow: 1, shift: 0 };
  for (const [number, one] of names.entries()) {
    const isCut = ({ left, right }: Box) => left < 0 || right > edge;
    const box = () => boxOf(one.drawn, one.width, fit(one.id));
    while (fit(one.id).size > least && isCut(box())) fits.set(one.id, tighter(fit(one.id), least));
    const { left, right } = box();
    const shift = Math.max(-left, Math.min(0, edge - right));
    if (shift) fits.set(one.id, { ...fit(one.id), shift });
    for (const other of names.slice(0, number)) {
      const pair = [one, other];
      const doMeet = (narrow = 1) => meet(...(pair.map(({ id, drawn, width }) => boxOf(drawn, width * narrow, fit(id))) as [Box, Box]));
      const canYield = () => pair.some(({ id }) => fit(id).size > least) || !doMeet(NARROWEST);
      while (doMeet() && canYield()) for (const { id } of pair) fits.set(id, tighter(fit(id), least));
    }
  }
  return fits;
}

function tighter(fit: Fit, least: number): Fit {
  const { size, narrow } = fit;
  return size > least ? { ...fit, size: Math.max(least, +(size * STEP).toFixed(2)) } : { ...fit, narrow: +(narrow * STEP).toFixed(2) };
}

function boxOf(drawn: DrawnLocation, width: number, fit: Fit): Box {
  const { size, narrow, shift } = fit;
  const isLarge = size > LARGE;
  const { y, em } = hanging(drawn, fit);
  const font = FONT * size;
  const wide = width * font * narrow;
  const left = drawn.label_x + shift - (drawn.anchor === "start" ? 0 : drawn.anchor === "end" ? wide : wide / 2);
  const height = (drawn.lines.length - 1) * (isLarge ? font : LINE);
  const [top, bottom] = [y + (em - ABOVE) * font, y + (em + BELOW) * font + height];
  return { left: left - APART, right: left + wide + APART, top, bottom };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns what measures how wide a name is in a typeface, in em; in large letters, as those are not rounded to pixels. */
function measure(face: string): (lines: string[]) => number {
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  pen.font = `500 999px ${face}`;
  return (lines) => Math.max(...lines.map((line) => pen.measureText(line).width)) / 999;
}
