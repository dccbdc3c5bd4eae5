/** A colour of routes and cards: six colours, the wild ferry, and grey for any. */
export type Color = "blue" | "green" | "black" | "pink" | "red" | "orange" | "grey" | "ferry";

const ring = [0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="4.8" r="1.7" transform="rotate(${turn})"/>`);

/** The sign of each colour, centred at 0,0, to be laid on a cream disc. */
export const GLYPHS: Record<Color, string> = {
  blue: `<circle r="5.1" fill="#0f4687"/>`,
  green: `<path d="M0-6.8 6.3 4.6H-6.3z" fill="#12602f"/>`,
  black: `<path d="M-5.2-5.2h10.4v10.4h-10.4z" fill="#111"/>`,
  pink: `<path d="M0 6.4C-10-.6-5.6-8 0-2.8 5.6-8 10-.6 0 6.4z" fill="#b81e6c"/>`,
  red: `<path d="M0-7.2 5.5 0 0 7.2-5.5 0z" fill="#a80f18"/>`,
  orange: `<path d="M0-7 1.8-2.2 6.9-1.9 2.9 1.3 4.3 6.3 0 3.5-4.3 6.3-2.9 1.3-6.9-1.9-1.8-2.2z" fill="#a14a00"/>`,
  grey: `<g fill="var(--print-ink)">${ring.join("")}</g>`,
  ferry: `<path d="M0-3.4V6.4M-3.4-1.2h6.8M-6 1.6C-5.6 4.8-3.2 6.4 0 6.4S5.6 4.8 6 1.6M0-3.4a1.7 1.7 0 1 1 .01 0z" fill="none" stroke="var(--print-ink)" stroke-width="1.9" stroke-linecap="round"/>`,
};

const tile = (color: Color, width: number, height: number, turn: number, content: string): string =>
  `<pattern id="pattern-${color}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
  `<g fill="none" stroke="var(--${color}-mark)">${content}</g></pattern>`;

/** The pattern of each colour's spaces, as `#pattern-…`; black is solid and its tile empty. */
export const PATTERNS: Record<Color, string> = {
  blue: tile("blue", 8, 8, 0, `<path d="M4 4h.01" stroke-width="3.8" stroke-linecap="round"/>`),
  green: tile("green", 7, 7, 45, `<path d="M1.5 0v7" stroke-width="3"/>`),
  black: tile("black", 8, 8, 0, ""),
  pink: tile("pink", 12, 8, 0, `<path d="M-6 4q3 5 6 0t6 0 6 0 6 0" stroke-width="2"/>`),
  red: tile("red", 8, 8, 45, `<path d="M0 4h8M4 0v8" stroke-width="1.6"/>`),
  orange: tile("orange", 7, 7, 0, `<path d="M3.5 0v7" stroke-width="3"/>`),
  grey: tile("grey", 12, 7, 0, `<path d="M2 3.5h7" stroke-width="2"/>`),
  ferry: tile("ferry", 16, 8, 0, `<path d="M-8 4q4 6 8 0t8 0 8 0 8 0" stroke-width="2.2"/>`),
};
