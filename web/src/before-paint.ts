// Tells the style sheet, before anything is drawn, which of the words that the document holds in every language to show,
// and whether the address asks for something by its hash.

const SETTINGS = "cablecar-settings";
const { documentElement: root, currentScript: script } = document;
const { languages = "", words = "" } = script?.dataset ?? {};

/** Returns the language that was chosen, if one was. */
function chosen(): string {
  try {
    return (JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") as { language?: string }).language ?? "";
  } catch {
    return "";
  }
}

const spoken = languages.split(" ");
const language = [chosen(), ...navigator.languages].map((wish) => wish.slice(0, 2)).find((wish) => spoken.includes(wish));
if (location.hash) root.dataset["hash"] = "";
if (language && language !== root.lang) {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = manifest.href.replace(`manifests/${root.lang}.`, `manifests/${language}.`);
  root.lang = language;
  const link = document.createElement("link");
  link.dataset["rel"] = "preload";
  link.as = "fetch";
  link.crossOrigin = "";
  link.href = words.replace("LANGUAGE", language);
  document.head.append(link);
}
export {};
