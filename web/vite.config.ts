import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import { minify, type MinifyOptions } from "terser";
import { defineConfig, type Plugin } from "vite";
import { colors, cream, gold, ink, scenery, seats, token } from "../src/cablecar/board/palette.json";
import { drawTitle, fontLicences, fontRules } from "./fonts";
import { png } from "./icons";

const TERSER = { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true, hoist_funs: true } } satisfies MinifyOptions;

/** What nearly every page needs packs best together: nearly all libraries, and what all folders of components rest on. */
const COMMON = new RegExp(
  [
    /node_modules\/(?!qrcode|svelte\/src\/motion)/,
    /src\/(main|preload|server\/(?!reachable).+|ui\/.+)\.(ts|svelte)$/,
    /src\/(browser\/(files|saved-lesson|settings|storage|yield)|game\/(board|network|progress)|language\/(catalogue|sentences|spoken|words)|session\/(client|session))(\.svelte)?\.ts$/,
    /src\/art\/((ArtDefs|Icon)\.svelte|(colors\.svelte|glyphs|pieces)\.ts)$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** Parts that would be packed with others which not everybody needs who needs them: each is a file of its own. */
const PARTS: Record<string, RegExp> = {
  common: COMMON,
  pieces: /src\/(art\/(?!Face|faces|icons)|board\/|log\/(lines|auto-scroll|log\.)|table\/PlayerPanel)[\w/.-]+$/,
  facts: /src\/(facts\/|game\/news)[\w/.-]+$/,
  turn: /src\/(browser\/shortcuts|show\/SoundOffer|turn\/(Absent|Clock|ColorChosen|DrawTickets|Payments|Refusal|Souvenirs|TurnOver|UndoButton)|table\/(CommandLine|Curtain|TableNotice|keys|turn-notice))\.(svelte|ts)$/,
  Celebration: /src\/(end\/(Celebration\.svelte|Farewells\.svelte|best-moment\.ts)|share\/((Board|Share)Picture\.svelte|(picture|share)\.ts))$/,
  Face: /src\/(art\/(Face\.svelte|faces\.ts)|game\/people\.ts)$/,
  talk: /src\/log\/(Bubbles|QuickTalk|Reaction|ChatLines)\.svelte$/,
  "share-link": /src\/(share\/Share(Link|Game)|end\/ShareLink)\.svelte$/,
  review: /src\/(exercise\/(exercise-table\.svelte|found)|analysis\/(client|summary)|hint\/(hint-words|source)|review\/(review-words|run\.svelte))\.ts$/,
  exercise: /src\/exercise\/\w+\.svelte$/,
  hint: /src\/hint\/(HintButton|HintPanel)\.svelte$/,
  Invite: /src\/(lobby\/Invite\.svelte|server\/reachable\.ts)$/,
  tables: /src\/(browser\/solved-puzzles|lobby\/tables|session\/offer|games\/games)\.ts$/,
  "local-route": /src\/(table\/local-route|session\/local-table|local\/(host-client|new-table|chance))\.ts$/,
  "remote-route": /src\/(table\/remote-route|session\/(remote-table|socket-connection))\.ts$/,
};

/** The colours of what is printed, as properties of the style sheet. */
const PROPERTIES = Object.entries({
  "print-ink": ink,
  "print-cream": cream,
  gold,
  token,
  ...Object.fromEntries(Object.entries(colors).flatMap(([name, { ground, mark }]) => [[name, ground], [`${name}-mark`, mark]])),
  ...Object.fromEntries(seats.flatMap(({ color, on }, seat) => [[`seat-${seat}`, color], [`on-seat-${seat}`, on]])),
}).map(([name, color]) => `--${name}: ${color};`);

/** Returns a colour of the scenery, by day and by night. */
function sceneryColor(_: string, name: string): string {
  const [day, night] = (scenery as Record<string, string[]>)[name] ?? [];
  if (!night) throw new Error(`palette.json has no scenery ${name}`);
  return `light-dark(${day}, ${night})`;
}

/** Writes the printed colours into the style sheet, where a comment asks for them, and those of the scenery where `scenery(…)` does. */
const palette: Plugin = {
  name: "palette",
  enforce: "pre",
  transform(code, id) {
    if (id.endsWith("/styles.css")) return code.replace(/\/\* vite\.config\.ts .*? \*\//, PROPERTIES.join("\n  "));
    if (id.endsWith("/Scenery.svelte")) return code.replace(/\bscenery\((\w+)\)/g, sceneryColor);
    return undefined;
  },
};

/** Writes the rules of our typefaces into the style sheet, draws the title, and puts the licences beside what they are for. */
const fonts: Plugin = {
  name: "fonts",
  enforce: "pre",
  async transform(code, id) {
    if (id.endsWith("/styles.css")) return (await fontRules()) + code;
    if (id.endsWith("/Title.svelte")) return code.replace(/<!-- vite\.config\.ts .*? -->/, await drawTitle());
    return undefined;
  },
  async generateBundle() {
    const files = { "title.svg": await drawTitle(), ...fontLicences() };
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
  },
};

/** Loads parts of the page in our own way, which is a fifth as long as Vite's. */
const preload: Plugin = {
  name: "preload",
  enforce: "pre",
  apply: "build",
  resolveId: (id) => (id === "\0vite/preload-helper.js" ? fileURLToPath(new URL("src/preload.ts", import.meta.url)) : null),
};

/** Leaves out what sentences may call, and dates: ours call nothing, and get words and numbers only. */
const functions: Plugin = {
  name: "functions",
  enforce: "pre",
  resolveId: (id, importer) => (id === "./builtins.js" && importer?.includes("@fluent/bundle") ? NO_FUNCTIONS : null),
  transform: (code, id) => (id.endsWith("/@fluent/bundle/esm/types.js") ? code.replace(/export class FluentDateTime .*/s, NO_DATES) : undefined),
  load: (id) => (id === NO_FUNCTIONS ? "export const NUMBER = undefined, DATETIME = undefined;" : null),
};
const NO_DATES = "export const FluentDateTime = { supportsValue: () => false };";
const NO_FUNCTIONS = "\0no-functions";

/** Packs scripts once all names are in them: 5 % smaller than by Vite's own, over the wire. */
const smaller: Plugin = {
  name: "smaller",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = (await minify(file.code, TERSER)).code ?? file.code;
      }
    },
  },
};

/** The icons of the installed page: what they are drawn from, and how large. */
const ICONS = { "icon-192": ["icon", 192], "icon-512": ["icon", 512], "maskable-192": ["icons/maskable", 192], "maskable-512": ["icons/maskable", 512] } as const;

/** Returns the class of a component's styles: shorter than Svelte's own, and still of one component only. */
const cssHash: NonNullable<CompileOptions["cssHash"]> = ({ hash, css, filename = css }) => `s-${hash(filename).slice(0, 4)}`;

/** Makes pictures of our icons for systems that take no drawings. */
const icons: Plugin = {
  name: "icons",
  apply: "build",
  generateBundle() {
    for (const [name, [drawing, size]] of Object.entries(ICONS)) {
      const svg = readFileSync(new URL(`public/${drawing}.svg`, import.meta.url), "utf-8");
      this.emitFile({ type: "asset", fileName: `icons/${name}.png`, source: png(svg, size) });
    }
  },
};

export default defineConfig({
  base: "./", // the page works from any folder
  plugins: [palette, fonts, preload, functions, icons, smaller, svelte({ compilerOptions: { discloseVersion: false, runes: true, cssHash } })],
  worker: { format: "es", plugins: () => [smaller] }, // it loads parts of itself later, too
  build: {
    outDir: "../src/cablecar/page",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false, // "smaller" does it
    cssMinify: true,
    modulePreload: {
      polyfill: false,
      // A script names what it loads later; scripts that those import are there already, or are found in them.
      resolveDependencies: (file, needed, { hostType }) => (hostType === "html" ? needed : needed.filter((name) => name === file)),
    },
    reportCompressedSize: false,
    rollupOptions: {
      input: ["index.html", "src/before-paint.ts", "src/first-paint.ts", "src/service-worker.ts"],
      output: {
        experimentalMinChunkSize: 2000, // tiny files pack badly
        chunkFileNames: "assets/[name]-[hash:6].js", // a page lists all files that it may load later
        assetFileNames: "assets/[name]-[hash:6][extname]",
        manualChunks: (id) => Object.keys(PARTS).find((name) => PARTS[name]?.test(id)),
      },
    },
  },
});
