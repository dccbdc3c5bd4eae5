/** The longest that the page waits for the first picture, in milliseconds. */
const PATIENCE = 1000;

/** Gets the page, and all that the document says its address needs, together. */
function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) link.rel = link.dataset["rel"] ?? "";
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = document.querySelector<HTMLElement>("script[data-main]")?.dataset["main"] ?? "";
  script.onerror = () => document.getElementById("failed")?.removeAttribute("hidden");
  document.head.append(script);
}

/** Waits until what the document shows is drawn; a page that nobody looks at is never drawn. */
async function drawn(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>(".first img");
  if (picture) await Promise.race([picture.decode().catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);
  // The second frame begins when the first one has been drawn.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
}

void drawn().then(start);
