import type { GameEvent, Route, View } from "../game/types";
import type { PictureName } from "../rules/examples";
import { ferryRoutes, greyRoutes, ownTickets, souvenirLocations, type Target, type Scene } from "./targets";

/** What a step knows of the game. */
export interface Now extends Scene {
  view: View;
  seat: number;
  /** What the player has done since the step began. */
  done: GameEvent[];
}

/** One step of the first game. */
export interface Step {
  /** How its texts are called: `learn-…`, `learn-…-title`, `learn-…-task`. */
  name: string;
  rule: string;
  picture?: PictureName;
  /** Returns whether the player has done what the step asks for; a step without it is passed by a button. */
  isDone?: (now: Now) => boolean;
  /** Returns whether it can be done at all at the moment. */
  isPossible?: (now: Now) => boolean;
  /** What can be looked at, where it can't be done yet. */
  targets?: (now: Now) => Target[];
}

/** The steps, in order. */
export const STEPS: Step[] = [
  { name: "tickets", rule: "S6", isDone: ({ view, seat }) => !!view.players[seat]?.has_chosen },
  { name: "placing", rule: "S9", isDone: ({ view }) => view.phase !== "opening" && view.phase !== "placing" },
  { name: "cards", rule: "D1", isDone: ({ done }) => hasDrawn(done) },
  {
    name: "ferries",
    rule: "D3",
    picture: "both",
    isDone: ({ done }) => done.some(isFaceUpFerry),
    isPossible: ({ view }) => view.display.includes("ferry"),
  },
  { name: "claim", rule: "C2", picture: "route", isDone: ({ done }) => done.some(({ event }) => event === "route_claimed") },
  { name: "grey", rule: "C2", picture: "grey", isDone: claimed(({ color, ferries }) => color === "grey" && !ferries), targets: greyRoutes },
  { name: "ferry-route", rule: "C3", picture: "ferry", isDone: claimed(({ ferries }) => ferries > 0), targets: ferryRoutes },
  { name: "souvenirs", rule: "C7", picture: "souvenir", isDone: ({ done }) => done.some(({ event }) => event === "souvenir_taken"), targets: souvenirLocations },
  { name: "progress", rule: "K1", picture: "ticket", isDone: ({ done }) => done.some(({ event }) => event === "tickets_kept"), targets: ownTickets },
  { name: "end", rule: "E1" },
];

/** Returns whether cards were drawn as one action: two, or one face-up ferry. */
function hasDrawn(done: GameEvent[]): boolean {
  return done.some(isFaceUpFerry) || done.filter(({ event }) => event === "card_taken").length >= 2;
}

function isFaceUpFerry(event: GameEvent): boolean {
  return event.event === "card_taken" && event.slot !== null && event.card === "ferry";
}

function claimed(isSuch: (route: Route) => boolean): (now: Now) => boolean {
  return ({ done, board }) =>
    done.some((event) => {
      const route = event.event === "route_claimed" ? board.route.get(event.route) : undefined;
      return !!route && isSuch(route);
    });
}
