import { settings } from "../browser/settings.svelte";
import { say } from "../language/words";
import { ask, refusal } from "../server/api";

/** Takes a seat over whose code is in the address, or an offered one; what could not be asked can be asked again. */
export async function claim(table: string): Promise<void> {
  const moved = new URLSearchParams(location.hash.slice(1));
  const [chair, code, offer] = [moved.get("seat"), moved.get("code"), moved.get("offer")];
  if (!/^\d$/.test(chair ?? "") || (code ?? offer) === null) return;
  try {
    const name = settings.name.trim() || say("start-player", { number: Number(chair) + 1 });
    const seat = `/api/tables/${table}/seats/${chair}`;
    await (offer === null ? ask("POST", `${seat}/use-code`, { code }) : ask("POST", `${seat}/take-over`, { code: offer, name }));
  } catch (error) {
    if (refusal(error).fault.key === "app-unreachable") throw error;
    forgetCode();
    throw error;
  }
  forgetCode();
}

function forgetCode(): void {
  history.replaceState(null, "", location.pathname);
}
