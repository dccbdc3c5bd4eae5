import { networks } from "../game/network";
import type { GameEvent, GameStatistics, Result } from "../game/types";
import type { EngineBoard } from "./board";
import type { Game } from "./game";

type PlayerStatistics = GameStatistics["players"][number];
type EventOf<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;

/** Everything from when a seat is asked to act until the next one is. */
interface Turn {
  seat: number;
  events: GameEvent[];
}

/** What a seat does in its turn. */
const ACTS = ["card_taken", "route_claimed", "souvenir_taken", "tickets_drawn", "tickets_kept", "turn_passed"];

/** Returns the figures of a finished game; `seconds` tells how long each of its moves took to think. */
export function statisticsOf(game: Game, seconds: number[]): GameStatistics {
  const { result, moves, players, events } = game;
  if (!result || seconds.length !== moves.length) throw new RangeError("unfinished");
  const turns = turnsOf(events);
  const courses = players.map((_, seat) => courseOf(turns, seat));
  return {
    table: tableOf(game, result, seconds, turns, courses),
    players: players.map((_, seat) => playerOf(game, result, seconds, turns, seat, courses[seat]!)),
  };
}

/** Parts what happened after the opening into turns: two turns in a row are never of one seat. */
function turnsOf(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (ACTS.includes(event.event) && "seat" in event && turns.at(-1)?.seat !== event.seat) turns.push({ seat: event.seat, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

function ofKind<Kind extends GameEvent["event"]>(kind: Kind, events: GameEvent[]): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.event === kind);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the sums of all beginnings. */
function accumulated(numbers: number[], first = 0): number[] {
  let total = first;
  return numbers.map((number) => (total += number));
}

/** Returns a seat's points for routes after each turn of the table. */
function courseOf(turns: Turn[], seat: number): number[] {
  const gain = ({ events }: Turn) => sum(ofKind("route_claimed", events).map((claim) => (claim.seat === seat ? claim.points : 0)));
  return accumulated(turns.map(gain));
}

function tableOf(game: Game, { scores }: Result, seconds: number[], turns: Turn[], courses: number[][]): GameStatistics["table"] {
  const count = (kind: GameEvent["event"]) => ofKind(kind, game.events).length;
  const [best, second] = scores.map(({ total }) => total).sort((one, other) => other - one);
  return {
    turns: turns.length,
    minutes: minutesOf(seconds, game.players.length),
    sweeps: count("display_swept"),
    reshuffles: count("deck_reshuffled"),
    passes: count("turn_passed"),
    lead_changes: leadChanges(courses),
    margin: best! - second!,
    last_round: triggerOf(turns),
  };
}

/** Returns how long the table took: the first choices, one for each player, are made at the same time. */
function minutesOf(seconds: number[], players: number): number {
  return (Math.max(...seconds.slice(0, players)) + sum(seconds.slice(players))) / 60;
}

function leadChanges(courses: number[][]): number {
  const leaders = courses[0]!.flatMap((_, turn) => {
    const standing = courses.map((course) => course[turn]!);
    const leading = [...standing.keys()].filter((seat) => standing[seat] === Math.max(...standing));
    return leading.length === 1 ? leading : [];
  });
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

function triggerOf(turns: Turn[]): GameStatistics["table"]["last_round"] {
  const index = turns.findIndex(({ events }) => ofKind("last_round_begun", events).length);
  return index < 0 ? null : { seat: turns[index]!.seat, turn: index + 1 };
}

function playerOf(game: Game, result: Result, seconds: number[], turns: Turn[], seat: number, course: number[]): PlayerStatistics {
  const own = turns.filter((turn) => turn.seat === seat);
  const events = own.flatMap((turn) => turn.events);
  const tickets = ticketsOf(game, seat, own);
  const thinking = seconds.filter((_, index) => game.moves[index]!.seat === seat);
  return {
    turns: own.length,
    turns_passed: ofKind("turn_passed", events).length,
    points: pointsOf(game.board, result.scores[seat]!, tickets),
    cards: cardsOf(game.board, events),
    tickets,
    routes: routesOf(game.board, ofKind("route_claimed", events)),
    tokens_by_turn: accumulated(own.map((turn) => ofKind("souvenir_taken", turn.events).length)),
    points_by_table_turn: course,
    thinking_seconds: sum(thinking),
    longest_thinking_seconds: Math.max(...thinking),
  };
}

function pointsOf(board: EngineBoard, score: Result["scores"][number], { completed_at_turn }: PlayerStatistics["tickets"]): PlayerStatistics["points"] {
  const worth = (isDone: boolean) =>
    sum(Object.keys(completed_at_turn).map((id) => ((completed_at_turn[id] !== null) === isDone ? board.tickets.get(id)!.points : 0)));
  return { routes: score.routes, tickets: worth(true), lost_on_tickets: worth(false), souvenirs: score.souvenirs };
}

function cardsOf({ data: { components } }: EngineBoard, events: GameEvent[]): PlayerStatistics["cards"] {
  const taken = ofKind("card_taken", events);
  const blind = taken.filter(({ slot }) => slot === null);
  const faceUp = taken.filter(({ slot }) => slot !== null);
  const ferries = (cards: typeof taken) => cards.filter(({ card }) => card === "ferry").length;
  return {
    blind: blind.length,
    face_up: faceUp.length,
    blind_ferries: ferries(blind),
    face_up_ferries: ferries(faceUp),
    largest_hand: Math.max(components.dealt_cards, ...accumulated(events.map(gainedCards), components.dealt_cards)),
  };
}

/** Returns by how much an event makes its seat's hand larger. */
function gainedCards(event: GameEvent): number {
  return event.event === "route_claimed" ? -event.cards.length : Number(event.event === "card_taken");
}

function ticketsOf({ board, events }: Game, seat: number, own: Turn[]): PlayerStatistics["tickets"] {
  const first = ofKind("opening_chosen", events).find((choice) => choice.seat === seat)!.tickets ?? [];
  const completedAt = completedAtTurn(board, first, own);
  const failed = Object.values(completedAt).filter((turn) => turn === null).length;
  const kept = Object.keys(completedAt).length;
  return {
    draws: sum(own.map((turn) => ofKind("tickets_drawn", turn.events).length)),
    kept_at_start: first.length,
    kept_later: kept - first.length,
    completed: kept - failed,
    failed,
    completed_at_turn: completedAt,
  };
}

/** Returns for each ticket kept the number of the turn that ended with it held and its path whole. */
function completedAtTurn(board: EngineBoard, first: string[], own: Turn[]): Record<string, number | null> {
  const completedAt: Record<string, number | null> = Object.fromEntries(first.map((ticket) => [ticket, null]));
  const owners: Record<string, number> = {};
  own.forEach(({ seat, events }, index) => {
    for (const { route } of ofKind("route_claimed", events)) owners[route] = seat;
    for (const { tickets } of ofKind("tickets_kept", events)) for (const ticket of tickets ?? []) completedAt[ticket] = null;
    const groups = networks(board, { owners }, seat);
    for (const id of Object.keys(completedAt)) {
      const { a, b } = board.tickets.get(id)!;
      if (groups.some((group) => group.includes(a) && group.includes(b))) completedAt[id] ??= index + 1;
    }
  });
  return completedAt;
}

function routesOf(board: EngineBoard, claims: EventOf<"route_claimed">[]): PlayerStatistics["routes"] {
  const { routes: all, components } = board.data;
  const routes = claims.map(({ route }) => board.routes.get(route)!);
  const lengths = routes.map(({ length }) => length);
  const present = new Set(all.map(({ color }) => color));
  const tally = (keys: (string | number)[], values: (string | number)[]) =>
    Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length]));
  return {
    claimed: routes.length,
    cars_placed: sum(lengths),
    average: sum(lengths) / Math.max(1, routes.length),
    longest: Math.max(0, ...lengths),
    ferries_paid: sum(claims.map(({ cards }) => cards.filter((card) => card === "ferry").length)),
    by_length: tally([...new Set(all.map(({ length }) => length))].sort(), lengths),
    by_color: tally([...components.colors, "grey"].filter((color) => present.has(color)), routes.map(({ color }) => color)),
    largest_network: largestNetwork(board, claims),
  };
}

/** Returns the spaces of the largest group of connected routes. */
function largestNetwork(board: EngineBoard, claims: EventOf<"route_claimed">[]): number {
  const owners = Object.fromEntries(claims.map(({ route, seat }) => [route, seat]));
  const own = claims.map(({ route }) => board.routes.get(route)!);
  const groups = networks(board, { owners }, claims[0]?.seat ?? 0);
  return Math.max(0, ...groups.map((group) => sum(own.map(({ a, length }) => (group.includes(a) ? length : 0)))));
}
