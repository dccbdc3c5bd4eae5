import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

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

export default defineConfig({
  plugins: [svelte({ compilerOptions: { discloseVersion: false, runes: true } })],
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
        manualChunks: (id) => (COMMON.test(id) ? "common" : undefined),
      },
    },
  },
});
