/** The longest that the page waits for the first picture, in milliseconds. */
const PATIENCE = 1000;

/** Lets the browser do what it has to do, and waits so long, in milliseconds. */
function later(wait = 0): Promise<unknown> {
  return new Promise((done) => setTimeout(done, wait));
}

/** Gets the page, and all that the document says its address needs, together. */
async function start(): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = document.querySelector<HTMLElement>("script[data-main]")?.dataset["main"] ?? "";
  script.onerror = () => document.getElementById("failed")?.removeAttribute("hidden");
  document.head.append(script);
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) {
    await later();
    link.rel = link.dataset["rel"] ?? "";
  }
}

/** Waits until a picture is on the screen, or, where a browser does not tell, until it could be. */
function shown(picture: HTMLImageElement): Promise<unknown> {
  if (!PerformanceObserver.supportedEntryTypes.includes("element")) return picture.decode().catch(() => undefined);
  return new Promise((done) => new PerformanceObserver(done).observe({ type: "element", buffered: true }));
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

void drawn().then(start);
