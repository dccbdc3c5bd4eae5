import type { ServerInfo } from "./types";
import { ask } from "./api";

/** The names of this machine for itself, which lead nobody else here. */
const OWN_NAMES = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/** Returns a link of this page as other machines can open it, null where none can: the server listens on its own machine only. */
export async function reachable(link: string): Promise<string | null> {
  const { hostname, origin } = new URL(link);
  if (!OWN_NAMES.test(hostname)) return link;
  const { network_address } = await ask<ServerInfo>("GET", "/api/server");
  return network_address && link.replace(origin, network_address);
}
