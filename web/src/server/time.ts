let ahead = -Infinity;

/** The seconds of a clock that never jumps, unlike the browser's. */
function ticks(): number {
  return performance.now() / 1000;
}

/** Learns the server's time from a moment that it has just sent: no such moment lies after its present. */
export function syncTime(at: number): void {
  ahead = Math.max(ahead, at - ticks());
}

/** Returns the server's time in seconds, as far as it was heard: a browser's own clock may be wrong. */
export function serverTime(): number {
  return Number.isFinite(ahead) ? ahead + ticks() : Date.now() / 1000;
}
