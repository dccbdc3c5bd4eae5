import { ask, refusal } from "../server/api";

/** Takes a seat over whose code is in the address; what could not be asked can be asked again. */
export async function claim(id: string): Promise<void> {
  const moved = new URLSearchParams(location.hash.slice(1));
  const [chair, code] = [moved.get("seat"), moved.get("code")];
  if (!/^\d$/.test(chair ?? "") || code === null) return;
  try {
    await ask("POST", `/api/tables/${id}/seats/${chair}/claim`, { code });
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
