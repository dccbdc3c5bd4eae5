// Works out daily deals, results and streaks as the page does; tests/page/test_daily.py asks.
import { dailyDeal, dailyWords, dayOf, type DailyDeal } from "../../../web/src/bots/daily";
import { resultOf, streakOf, type DailyResult } from "../../../web/src/daily/results";

interface Asked {
  days: string[];
  /** For which day, seat and move chance is wanted, and how many words of it. */
  words: [day: string, seat: number, number: number, count: number][];
  tables: string[];
  games: [day: string, game: Parameters<typeof resultOf>[1]][];
  /** The days that were played, and whether on time. */
  streaks: { today: string; played: [day: string, isOnTime: boolean][] }[];
}

interface Answers {
  deals: DailyDeal[];
  words: number[][];
  days: (string | null)[];
  results: (DailyResult | null)[];
  streaks: number[];
}

export function run({ days, words, tables, games, streaks }: Asked): Answers {
  return {
    deals: days.map(dailyDeal),
    words: words.map(([day, seat, number, count]) => {
      const word = dailyWords(day, seat, number);
      return Array.from({ length: count }, word);
    }),
    days: tables.map(dayOf),
    results: games.map(([day, game]) => resultOf(day, game)),
    streaks: streaks.map(({ today, played }) => {
      const results = played.map(([day, isOnTime]) => [day, { points: 0, others: 0, isWon: false, isOnTime }] as const);
      return streakOf(new Map(results), today);
    }),
  };
}
