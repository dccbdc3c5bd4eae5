import { SECRETS } from "../kernel/records";
import type { GameEvent } from "./types";

/** Returns what a seat, or with null a spectator, may see of an event. */
export function seenBy(event: GameEvent, seat: number | null): GameEvent {
  const [field, unless = ""] = SECRETS[event.event] ?? [];
  const fields: Record<string, unknown> = event;
  return !field || fields["seat"] === seat || fields[unless] != null ? event : { ...event, [field]: null };
}
