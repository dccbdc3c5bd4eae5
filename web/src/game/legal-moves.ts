import type { ClaimRoute, Move } from "./types";

function claims(moves: Move[], color: string | null): ClaimRoute[] {
  return moves.filter((move) => move.do === "claim_route" && (!color || (move.cards[color] ?? 0) > 0)) as ClaimRoute[];
}

/** Returns the routes that can be claimed now, with a chosen colour if there is one. */
export function claimable(moves: Move[], color: string | null): Set<string> {
  return new Set(claims(moves, color).map((claim) => claim.route));
}

/** Returns the ways to pay a route, the cheapest in ferries first. */
export function payments(moves: Move[], route: string, color: string | null): ClaimRoute[] {
  const ferries = (claim: ClaimRoute) => claim.cards["ferry"] ?? 0;
  return claims(moves, color)
    .filter((claim) => claim.route === route)
    .sort((one, other) => ferries(one) - ferries(other));
}

/** Returns the locations that a souvenir may be put on, or taken from. */
export function choosable(moves: Move[], stack: string | null): Set<string> {
  const locations = new Set<string>();
  for (const move of moves) {
    if (move.do === "take_souvenir" || (move.do === "place_souvenir" && move.symbol === stack)) locations.add(move.location);
  }
  return locations;
}

/** Returns whether a card may be taken: of this slot, or from the draw pile (null). */
export function canTake(moves: Move[], slot: number | null): boolean {
  return moves.some((move) => move.do === "take_card" && (move.from === "display" ? move.slot === slot : slot === null));
}
