import type { GameStatistics } from "../game/types";
import { type Row, written } from "../language/rows";
import { colorWord } from "../language/sentences";
import { say } from "../language/words";

type Player = GameStatistics["players"][number];

/** Rows under a heading of their own. */
export interface Group {
  head: string;
  rows: Row[];
}

/** Returns a span of time in words. */
export function span(seconds: number): string {
  const whole = Math.round(seconds);
  return say("stat-span", { minutes: Math.floor(whole / 60), seconds: whole < 10 ? written(seconds) : whole % 60 });
}

const FIGURES: Record<string, Record<string, (player: Player) => number>> = {
  points: {
    routes: (player) => player.points.routes,
    tickets: (player) => player.points.tickets,
    lost: (player) => player.points.lost_on_tickets,
    souvenirs: (player) => player.points.souvenirs,
  },
  turns: {
    all: (player) => player.turns,
    passed: (player) => player.turns_passed,
  },
  cards: {
    "face-up": (player) => player.cards.face_up,
    "face-up-ferries": (player) => player.cards.face_up_ferries,
    blind: (player) => player.cards.blind,
    "blind-ferries": (player) => player.cards.blind_ferries,
    hand: (player) => player.cards.largest_hand,
  },
  tickets: {
    draws: (player) => player.tickets.draws,
    first: (player) => player.tickets.kept_at_start,
    later: (player) => player.tickets.kept_later,
    completed: (player) => player.tickets.completed,
    failed: (player) => player.tickets.failed,
  },
  routes: {
    claimed: (player) => player.routes.claimed,
    cars: (player) => player.routes.cars_placed,
    average: (player) => player.routes.average,
    longest: (player) => player.routes.longest,
    network: (player) => player.routes.largest_network,
    ferries: (player) => player.routes.ferries_paid,
    tokens: (player) => player.tokens_by_turn.at(-1) ?? 0,
  },
};

/** Returns all figures of the players in readable words. */
export function groupsOf({ players, table }: GameStatistics): Group[] {
  const row = (head: string, tell: (player: Player) => string) => ({ head, cells: players.map(tell) });
  const groups = Object.entries(FIGURES).map(([group, figures]) => ({
    head: say(`stat-${group}`),
    rows: Object.entries(figures).map(([key, figure]) => row(say(`stat-${group}-${key}`), (player) => written(figure(player)))),
  }));
  const { by_length, by_color } = players[0]!.routes;
  const lengths = Object.keys(by_length).map((length) => row(say("stat-length", { length: Number(length) }), (player) => written(player.routes.by_length[length] ?? 0)));
  const colors = Object.keys(by_color).map((color) => row(colorWord(color), (player) => written(player.routes.by_color[color] ?? 0)));
  const times = [
    row(say("stat-time-all"), (player) => span(player.thinking_seconds)),
    row(say("stat-time-longest"), (player) => span(player.longest_thinking_seconds)),
  ];
  return [
    ...groups,
    { head: say("stat-lengths"), rows: lengths },
    { head: say("stat-colors"), rows: colors },
    ...(table.minutes ? [{ head: say("stat-time"), rows: times }] : []),
  ];
}
