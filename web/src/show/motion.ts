import { settings } from "../settings.svelte";

/** Tells whether nothing may move: by the player's wish here, or by the device's. */
export function isStill(): boolean {
  return settings.motion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : settings.motion === "reduced";
}

/** Returns how long something takes that usually takes so many milliseconds: the slower the bots, the slower the show. */
export function paced(milliseconds: number): number {
  return milliseconds * Math.min(1.6, 0.4 + 0.4 * settings.pace);
}
