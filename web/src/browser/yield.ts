/** Those who wait for the browser to have answered in between. */
const waiting: (() => void)[] = [];
/** A message is heard at once also where nobody looks; timers of hidden pages are late. */
const { port1: told, port2: heard } = new MessageChannel();

heard.onmessage = () => waiting.shift()?.();

/** Lets the browser answer first, so that nothing it has to do waits for long. */
export function yieldToBrowser(): Promise<void> {
  told.postMessage(null);
  return new Promise((done) => waiting.push(done));
}

/** How long a page may take to be drawn: one that nobody sees is not drawn at all. */
const DRAWN_MS = 100;

/** Waits until the page is drawn as it stands now, so that what comes then is not drawn, or measured, together with it. */
export async function pageDrawn(): Promise<void> {
  await new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, DRAWN_MS);
  });
  await yieldToBrowser();
}
