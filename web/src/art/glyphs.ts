import { glyphs, patterns } from "../../../src/cablecar/board/palette.json";

/** A colour of routes and cards: six colours, the wild ferry, and grey for any. */
export type Color = keyof typeof glyphs;

/** The sign of each colour, centred at 0,0, to be laid on a cream disc. */
export const GLYPHS = Object.entries(glyphs).map(([color, shape]) => [color, shape.replace("INK", "var(--print-ink)")] as const);

/** The pattern of each colour's spaces, as `#pattern-…`; black is solid and its tile empty. */
export const PATTERNS = Object.entries(patterns).map(
  ([color, [width, height, turn, strokes]]) =>
    `<pattern id="pattern-${color}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<g fill="none" stroke="var(--${color}-mark)">${strokes}</g></pattern>`,
);
