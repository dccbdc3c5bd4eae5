/// <reference lib="webworker" />
// Keeps everything of the page in the browser, so that it works without a network. The server, or `cablecar site`, writes SITE before it.

/** What the page consists of, with paths from its root. */
declare const SITE: {
  /** Another one means that something has changed. */
  version: string;
  /** Whether there is a server for tables: then its documents are asked for first, as they may be newer. */
  server: boolean;
  pages: string[];
  files: string[];
};

/** How long to wait between two files of a server, in milliseconds: it answers an address only so often. */
const PAUSE = 100;
/** How long a server may take to send a document before the kept one is shown, in milliseconds. */
const PATIENCE = 3000;
/** How often a file is asked for that a server refuses because it was asked too often. */
const TRIES = 5;
/** Files whose names change with their content. */
const LASTING = /^(?:assets|engine)\//;

const worker = self as unknown as ServiceWorkerGlobalScope;
const root = worker.registration.scope;
/** Other pages of the same host, even of this game in another folder, have caches of their own. */
const prefix = `cablecar ${new URL(root).pathname} `;
const cacheName = prefix + SITE.version;
const pages = new Set(SITE.pages);
const known = new Set([...SITE.pages, ...SITE.files]);

/** Whether there was none before: then tabs that are open need not be opened again to work without a network. */
let isFirst = false;

const later = (wait: number): Promise<unknown> => new Promise((done) => setTimeout(done, wait));

/** Keeps all files; what a version before has kept already, or a try before this one, is not asked for again. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of known) {
    const address = root + path;
    if (await cache.match(address, { ignoreVary: true })) continue;
    const kept = LASTING.test(path) && (await caches.match(address, { ignoreVary: true }));
    const got = kept || (await get(address, LASTING.test(path)));
    // While a site is being copied some documents are of another version: the browser tries again at a later visit.
    if (pages.has(path) && !(await got.clone().text()).includes(SITE.version)) throw new Error(`${address}: another version`);
    await cache.put(address, got);
  }
}

/** Gets a file from the network. */
async function get(address: string, isLasting: boolean): Promise<Response> {
  for (let tries = TRIES; ; tries--) {
    if (SITE.server) await later(PAUSE);
    const answer = await fetch(address, { cache: isLasting ? "default" : "no-cache" });
    // A browser shows no document that came from another address.
    if (answer.ok) return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
    if (answer.status !== 429 || tries === 0) throw new Error(`${address}: ${answer.status}`);
    await later(1000 * Number(answer.headers.get("retry-after") ?? 1));
  }
}

/** Drops what versions before have kept: no tab shows them any more. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== cacheName);
  await Promise.all(old.map((other) => caches.delete(other)));
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(root + path, { ignoreVary: true });
}

/** Returns a file as it was kept; it is asked for only where the browser has dropped it. */
async function file(path: string, request: Request): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

/** Returns a server's document, or the kept one where there is no network, or hardly any. */
async function page(path: string, request: Request): Promise<Response> {
  const asked = fetch(request);
  const usable = asked.catch(() => undefined).then((answer) => (answer && answer.status < 500 ? answer : undefined));
  return (await Promise.race([usable, later(PATIENCE).then(() => undefined)])) ?? (await kept(path)) ?? asked;
}

// Nothing calls `skipWaiting`: a new version waits until no tab shows the old one any more, never in the middle of a game.
worker.addEventListener("install", (event) => {
  isFirst = !worker.registration.active;
  event.waitUntil(keep());
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => (isFirst ? worker.clients.claim() : undefined)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const version = url.searchParams.get("version");
  if (request.method !== "GET" || !request.url.startsWith(root) || (version && version !== SITE.version)) return;
  const path = (url.origin + url.pathname).slice(root.length).replace(/(?<=^|\/)index\.html$/, "");
  if (pages.has(`${path}/`)) event.respondWith(Response.redirect(`${root}${path}/${url.search}`));
  else if (SITE.server && pages.has(path)) event.respondWith(page(path, request));
  else if (known.has(path)) event.respondWith(file(path, request));
});
export {};
