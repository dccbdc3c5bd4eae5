import { refusal } from "../server/api";
import type { Company } from "./table-service";

/** Takes a seat over whose code is in the address; what could not be asked can be asked again. */
export async function claim(company: Company): Promise<void> {
  const moved = new URLSearchParams(location.hash.slice(1));
  const [chair, code] = [moved.get("seat"), moved.get("code")];
  if (!/^\d$/.test(chair ?? "") || code === null) return;
  try {
    await company.claim(Number(chair), code);
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
