/** What was asked for, by name. */
const asked: Record<string, Promise<unknown> | undefined> = {};

/** Loads a part of the page, once its styles are there. Vite's build calls it for every part that is loaded later, with its files. */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: string[] = [], from = ""): Promise<Part> {
  try {
    await Promise.all(files.map((file) => (asked[file] ??= get(file, from))));
    return await load();
  } catch (error) {
    for (const file of files) delete asked[file];
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

/** Gets a file, and waits for it if it is a style sheet that the document does not have. */
function get(file: string, from: string): Promise<unknown> | undefined {
  const isStyle = file.endsWith(".css");
  if (isStyle && document.querySelector(`[rel=stylesheet][href$="${file.slice(1)}"]`)) return undefined;
  const link = document.createElement("link");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = new URL(file, from).href;
  document.head.append(link);
  return isStyle ? new Promise((done, failed) => ((link.onload = done), (link.onerror = failed))) : undefined;
}
