import "./styles.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showSettings } from "./browser/settings.svelte";
import { read, write } from "./browser/storage";
import { yieldToBrowser } from "./browser/yield";
import { loadWords } from "./language/words";

const RELOADED = "cablecar-reloaded";

showSettings();
// A page that was open while the server got a newer one asks for parts that are gone; where no document can be had it would be gone itself.
addEventListener("vite:preloadError", () => {
  if (Date.now() - read(RELOADED, 0) < 60_000) return;
  fetch("", { method: "HEAD" }).then(
    ({ ok }) => {
      if (!ok) return;
      write(RELOADED, Date.now());
      location.reload();
    },
    () => {},
  );
});

const target = document.getElementById("page");
const failed = document.getElementById("failed");
if (target && failed) {
  yieldToBrowser()
    .then(loadWords)
    .then(yieldToBrowser)
    .then(
      () => mount(App, { target }),
      () => (failed.hidden = false),
    );
}
