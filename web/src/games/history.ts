/** A finished game as a history counts it. */
export interface PlayedGame {
  /** When it ended, in seconds. */
  ended: number;
  players: { name: string; kind: string }[];
  /** The points of each seat. */
  totals: number[];
  winners: number[];
  /** The seat of the reader. */
  own: number;
}

/** How somebody fared in some games. */
export interface Tally {
  games: number;
  won: number;
  /** The most points in one of them, and the average. */
  best: number;
  average: number;
}

/** How somebody fared in all games, and in those of one kind. */
export interface History {
  all: Tally;
  /** How many of the newest games were won in a row, and the most that ever were. */
  streak: { now: number; longest: number };
  /** By the number of players, the fewest first. */
  sizes: { players: number; tally: Tally }[];
  /** By opponent, the most frequent first; bots of one level are one opponent. */
  opponents: { name: string; kind: string; tally: Tally }[];
}

const isWon = ({ winners, own }: PlayedGame): boolean => winners.includes(own);
const pointsOf = ({ totals, own }: PlayedGame): number => totals[own] ?? 0;

/** Returns what games, of which there is at least one, come to. */
export function historyOf(games: PlayedGame[]): History {
  const inOrder = [...games].sort((one, other) => one.ended - other.ended);
  const sizes = [...new Set(inOrder.map(({ players }) => players.length))].sort();
  return {
    all: tallyOf(inOrder),
    streak: streakOf(inOrder),
    sizes: sizes.map((count) => ({ players: count, tally: tallyOf(inOrder.filter(({ players }) => players.length === count)) })),
    opponents: opponentsOf(inOrder),
  };
}

function tallyOf(games: PlayedGame[]): Tally {
  const points = games.map(pointsOf);
  return {
    games: games.length,
    won: games.filter(isWon).length,
    best: Math.max(...points),
    average: points.reduce((sum, more) => sum + more, 0) / points.length,
  };
}

function streakOf(games: PlayedGame[]): History["streak"] {
  let now = 0;
  let longest = 0;
  for (const game of games) {
    now = isWon(game) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function opponentsOf(games: PlayedGame[]): History["opponents"] {
  const met = new Map<string, { name: string; kind: string; games: Set<PlayedGame> }>();
  for (const game of games) {
    for (const { name, kind } of game.players.filter((_, seat) => seat !== game.own)) {
      const key = kind === "human" ? `human:${name.toLowerCase()}` : kind;
      const known = met.get(key) ?? { name, kind, games: new Set() };
      // Two bots of one level are met once; a person is called by the newest name.
      met.set(key, { name, kind, games: known.games.add(game) });
    }
  }
  const told = [...met.values()].map(({ name, kind, games }) => ({ name, kind, tally: tallyOf([...games]) }));
  return told.sort((one, other) => other.tally.games - one.tally.games);
}
