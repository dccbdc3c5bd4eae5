import { mount, unmount } from "svelte";
import { ask, refusal } from "../server/api";
import type { TableShown } from "../server/types";
import TakeSeat from "./TakeSeat.svelte";

/** Takes a seat over whose code is in the address, or asks who takes an offered one; what could not be asked can be asked again. */
export async function claim(table: string): Promise<void> {
  const moved = new URLSearchParams(location.hash.slice(1));
  const [chair, code, offer] = [moved.get("seat"), moved.get("code"), moved.get("offer")];
  if (!/^\d$/.test(chair ?? "") || (code ?? offer) === null) return;
  const path = `/api/tables/${table}`;
  const seat = `${path}/seats/${chair}`;
  try {
    if (code !== null) await ask("POST", `${seat}/use-code`, { code });
    else await offered(path, Number(chair), (name) => ask("POST", `${seat}/take-over`, { code: offer, name }));
  } catch (error) {
    if (refusal(error).fault.key === "app-unreachable") throw error;
    forgetCode();
    throw error;
  }
  forgetCode();
}

/** Asks for a name until somebody has taken an offered seat, or only watches. */
async function offered(path: string, chair: number, take: (name: string) => Promise<void>): Promise<void> {
  const { table } = await ask<TableShown>("GET", path);
  const holder = table.seats[chair]?.name ?? "";
  await new Promise<void>((onclose) => {
    const form = mount(TakeSeat, { target: document.body, props: { holder, take, onclose: () => void unmount(form).then(onclose) } });
  });
}

function forgetCode(): void {
  history.replaceState(null, "", location.pathname);
}
