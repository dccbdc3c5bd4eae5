import { settings } from "../browser/settings.svelte";

/** Returns how long something takes that usually takes this many milliseconds: the slower the bots, the slower the show. */
export function paced(milliseconds: number): number {
  return milliseconds * Math.min(1.6, 0.4 + 0.4 * settings.pace);
}
