import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Blob, Buffer as Line, Face, Font, MetricsTag, shape, Variation } from "harfbuzzjs";
import subset from "subset-font";

/** A typeface as its package has it, and what of it the page uses. */
interface Typeface {
  name: string;
  file: string;
  licence: string;
  /** The weights that the page uses, and the other axes, each at one place. */
  axes: { wght: { min: number; max: number }; opsz?: number };
  /** Its figures of one width, where it has other signs of one width too, such as a wide hyphen: those stay as they are. */
  figures?: string[];
  /** The weights whose widths a regular and a bold letter of another face take meanwhile. */
  usual: [number, number];
}

/** A face that many machines have, and those as wide as it; how wide its letters are on average, in em, regular and bold. */
interface Substitute {
  names: string[];
  widths: [number, number];
}

const PACKAGES = new URL("node_modules/", import.meta.url);
/** Where the built faces wait for Vite, which names them after their content: a folder that git ignores. */
const FOLDER = ".fonts/";

const DISPLAY: Typeface = {
  name: "Jost",
  file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
  licence: "@fontsource-variable/jost/LICENSE",
  axes: { wght: { min: 400, max: 800 } },
  usual: [500, 600],
};
const TEXT: Typeface = {
  name: "Inter",
  file: "inter-ui/variable/InterVariable.woff2",
  licence: "inter-ui/LICENSE.txt",
  axes: { wght: { min: 400, max: 700 }, opsz: 14 },
  figures: range("\ue071", "\ue07a"),
  usual: [400, 600],
};

/** What is written in our five languages, and in the names of those who speak them; `tests/page/site/test_fonts.py` finds what is missing. */
const CHARACTERS = [...range(" ", "~"), ...range("\u00a0", "ÿ"), ..."ŒœŸẞĲĳΔ‐‑–—‘’‚“”„•…\u202f‹›€←↑→↓−▲▼●✓"];
/** What a face must be able to do: letters that fit each other, and figures of one width. */
const FEATURES = ["kern", "tnum", "ccmp", "mark"];
/** A hundred characters, each as often as in our catalogues. */
const SAMPLE = "               ,..:Saaaaabccdddeeeeeeeeeeeeeefgghhiiiiijkkllllmmnnnnnnoooopprrrrrrssssstttttttuuuvwy";

/** What shows a text until our faces are there. Widths are those of `SAMPLE`; a test measures DejaVu Sans. */
const SUBSTITUTES: Substitute[] = [
  { names: ["Arial", "Liberation Sans", "Arimo", "Helvetica"], widths: [0.4363, 0.4707] },
  { names: ["Roboto"], widths: [0.4348, 0.4435] },
  { names: ["DejaVu Sans"], widths: [0.5002, 0.5663] },
];
/** What both of our faces have: all else is taken from the text face, not from a substitute of the display face. */
const COMMON_RANGE = "U+0-FF,U+152-153,U+2013-201E,U+2026";

/** The title of the game as the poster has it, its weight, and how far apart its letters are, in em. */
const TITLE = { text: "CABLE CAR", weight: 800, spacing: 0.08 };

function range(first: string, last: string): string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

/** Makes both faces as small as our languages allow, and returns the rules by which a style sheet knows them. */
export async function fontRules(): Promise<string> {
  mkdirSync(new URL(FOLDER, PACKAGES), { recursive: true });
  return (await Promise.all([DISPLAY, TEXT].map(build))).flat().join("\n");
}

async function build(typeface: Typeface): Promise<string[]> {
  const path = `${FOLDER}${typeface.name.toLowerCase()}.woff2`;
  writeFileSync(new URL(path, PACKAGES), await cut(typeface, "woff2"));
  const font = await measurable(typeface);
  return [ownRule(typeface, font, path), ...SUBSTITUTES.flatMap((other) => substituteRules(typeface, font, other))];
}

/** Returns the licences of the faces, by where they lie in the page: a copy of the faces needs a copy of these. */
export function fontLicences(): Record<string, string> {
  const read = ({ name, licence }: Typeface) => [`licences/${name}.txt`, readFileSync(new URL(licence, PACKAGES), "utf-8")];
  return Object.fromEntries([DISPLAY, TEXT].map(read));
}

const cuts = new Map<Typeface, Promise<Buffer>>();

/** Returns a face of its own to measure and draw with, which may be set to any weight; it is cut once. */
async function measurable(typeface: Typeface): Promise<Font> {
  const bytes = cuts.get(typeface) ?? cut(typeface, "truetype");
  cuts.set(typeface, bytes);
  return new Font(new Face(new Blob(await bytes)));
}

/** Returns a face with the characters, weights and features that we need. */
function cut({ file, axes, figures }: Typeface, targetFormat: "truetype" | "woff2"): Promise<Buffer> {
  const told = { targetFormat, variationAxes: axes, keepFeatures: FEATURES, noHinting: true, noLayoutClosure: figures !== undefined };
  return subset(readFileSync(new URL(file, PACKAGES)), [...CHARACTERS, ...(figures ?? [])].join(""), told);
}

/** Returns the rule of a face whose file lies among the packages. It is swapped in however late it comes: everybody shall see the
 * same page, and as substitutes are as wide and high, next to nothing moves. */
function ownRule({ name, axes: { wght } }: Typeface, font: Font, path: string): string {
  const source = `url("../node_modules/${path}") format("woff2")`;
  const weight = `${wght.min} ${wght.max}`;
  return rule({ "font-family": name, src: source, "font-weight": weight, "font-display": "swap", ...line(font, 1) });
}

/** Returns the rules that make a face of the machine as wide and high as ours, regular and bold. */
function substituteRules({ name, usual }: Typeface, font: Font, { names, widths }: Substitute): string[] {
  return usual.map((weight, isBold) => {
    const size = meanWidth(font, weight) / (widths[isBold] as number);
    return rule({
      "font-family": `"${name} ${names[0]}"`,
      src: names.map((local) => `local("${local}${isBold ? " Bold" : ""}")`).join(", "),
      "font-weight": isBold ? "600 900" : "400 500",
      "size-adjust": percent(size),
      ...line(font, size),
      "unicode-range": COMMON_RANGE,
    });
  });
}

/** Returns how high lines are in a face of some size: as high as its letters, with capitals in the middle. */
function line(font: Font, size: number): Record<string, string> {
  const below = -lowest(font, "y") / font.face.upem;
  const above = below + font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / font.face.upem;
  return {
    "ascent-override": percent(above / size),
    "descent-override": percent(below / size),
    "line-gap-override": "0%",
  };
}

/** Returns how far down a letter reaches. */
function lowest(font: Font, letter: string): number {
  const { yBearing = 0, height = 0 } = font.glyphExtents(glyphOf(font, letter)) ?? {};
  return yBearing + height;
}

function glyphOf(font: Font, character: string): number {
  return font.nominalGlyph(character.charCodeAt(0)) ?? 0;
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${lines.join(" ")} }`;
}

function percent(part: number): string {
  return `${+(part * 100).toFixed(2)}%`;
}

/** Returns how wide a character is on average at a weight, in em. */
function meanWidth(font: Font, weight: number): number {
  font.setVariations([new Variation("wght", weight)]);
  const widths = [...SAMPLE].map((character) => font.glyphHAdvance(glyphOf(font, character)));
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.face.upem;
}

/** Returns the title as a drawing, which is there before any face is: its box is as high as capitals are. */
export async function drawTitle(): Promise<string> {
  const font = await measurable(DISPLAY);
  font.setVariations([new Variation("wght", TITLE.weight)]);
  const height = Math.round(font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT));
  const line = new Line();
  line.addText(TITLE.text);
  line.guessSegmentProperties();
  shape(font, line);
  let [x, path] = [0, ""];
  for (const { codepoint: glyph, xAdvance = 0 } of line.getGlyphInfosAndPositions()) {
    path += outline(font, glyph, x, height);
    x += xAdvance + TITLE.spacing * font.face.upem;
  }
  const width = Math.round(x - TITLE.spacing * font.face.upem);
  return `<svg class="drawn" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}" /></svg>`;
}

/** Returns the path of a letter from its left end and upper edge on. */
function outline(font: Font, glyph: number, left: number, height: number): string {
  const place = (value: number, index: number) => Math.round(index % 2 ? height - value : left + value);
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => type + values.map(place).join(" "))
    .join("");
}
