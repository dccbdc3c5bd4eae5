import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { colors, cream, gold, ink, scenery, seats } from "../src/cablecar/board/palette.json";

/** What nearly every page needs packs best together: nearly all libraries, and what all folders of components rest on. */
const COMMON = new RegExp(
  [
    /node_modules\/(?!qrcode|svelte\/src\/motion)/,
    /src\/(main|(server|ui)\/.+)\.(ts|svelte)$/,
    /src\/(browser\/(clipboard|settings|storage|yield)|game\/board|language\/(sentences|words)|session\/(client|session|transfer))(\.svelte)?\.ts$/,
    /\/Icon\.svelte$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** The colours of what is printed, as properties of the style sheet. */
const PROPERTIES = Object.entries({
  "print-ink": ink,
  "print-cream": cream,
  gold,
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

export default defineConfig({
  plugins: [palette, svelte({ compilerOptions: { discloseVersion: false, runes: true } })],
  build: {
    outDir: "../src/cablecar/page",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    minify: "terser", // 4 % smaller than Vite's own, over the wire
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: ["index.html", "src/first-paint.ts"],
      output: {
        experimentalMinChunkSize: 2000, // tiny files pack badly
        chunkFileNames: "assets/[name]-[hash:6].js", // a page lists all files that it may load later
        manualChunks: (id) => (COMMON.test(id) ? "common" : undefined),
      },
    },
  },
});
