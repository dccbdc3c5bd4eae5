/** The longest that the page waits for the first picture, in milliseconds. */
const PATIENCE = 1000;

/** How long nobody must have had to wait before the page is kept for later, in milliseconds. */
const CALM = 2000;

const told = document.querySelector<HTMLElement>("script[data-main]")?.dataset ?? {};

/** Lets the browser do what it has to do, and waits this long, in milliseconds. */
function later(wait = 0): Promise<unknown> {
  return new Promise((done) => setTimeout(done, wait));
}

/** Gets the page, and what the document says its address needs, one after the other, as each takes the browser a moment. */
async function start(): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = told["main"] ?? "";
  script.onerror = () => document.getElementById("failed")?.removeAttribute("hidden");
  document.head.append(script);
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) {
    if (!document.hidden) await later();
    link.rel = link.dataset["rel"] ?? "";
  }
}

/** Waits until a picture is on the screen, or, where a browser does not tell, until it could be; or until it can't be had. */
async function shown(picture: HTMLImageElement): Promise<void> {
  const told = PerformanceObserver.supportedEntryTypes.includes("element");
  const painted = told && new Promise((done) => new PerformanceObserver(done).observe({ type: "element", buffered: true }));
  try {
    await picture.decode();
    await painted;
  } catch {
    // The page shows its own board.
  }
}

/** Waits until what the document shows is drawn; a page that nobody looks at is never drawn. */
async function drawn(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>(".first img");
  if (picture) await Promise.race([shown(picture), later(PATIENCE)]);
  // The second frame begins when the first one has been drawn.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await later();
}

/** Keeps the page for when there is no network; browsers do it only for pages that came a safe way. */
async function keep(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
  await later(CALM);
  await navigator.serviceWorker?.register(told["worker"] ?? "");
}

void drawn()
  .then(start)
  .then(keep)
  .catch(() => undefined); // a browser that keeps nothing shows the page all the same
export {};
