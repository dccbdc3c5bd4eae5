const INK = "#14313b";
const CREAM = "#fff8e7";
const SKINS = ["#f1c8a0", "#c78c5e", "#8b5b3c", "#f7dcc0"];

const paint = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number): string => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const rings = (stroke: string): string => line(stroke, 1.8, "M21 30.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0M33 30.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0M31 30h2");

/** A way to wear hair: what is seen of it behind a head, and before it. */
interface Hair {
  behind: (color: string) => string;
  before: (color: string) => string;
}

const FRINGE = (color: string): string => paint(color, "M18 31Q15 12 32 12T46 31Q45.5 22 38 19 30 24.5 21 23 18.5 26 18 31z");
const SHORT = (color: string): string => paint(color, "M18.5 29Q16.5 12 32 12T45.5 29Q44.5 21 37 19 27 18 23.5 21.5 19.5 23 18.5 29z");
const HAIR = {
  crop: { behind: () => "", before: SHORT },
  bob: { behind: (color) => paint(color, "M15.5 28Q14.5 11 32 11T48.5 28V42.5Q40 46 32 46T15.5 42.5z"), before: FRINGE },
  long: { behind: (color) => paint(color, "M15 29Q14 11 32 11T49 29L52 54H12z"), before: FRINGE },
  curls: {
    behind: (color) => [[18, 22], [25, 14], [36, 13], [45, 19], [48, 29], [16, 32], [47, 38], [17, 40]].map(([x, y]) => disc(color, x!, y!, 7.5)).join(""),
    before: (color) => [[22, 20], [29, 17], [36, 17], [42, 20]].map(([x, y]) => disc(color, x!, y!, 5)).join(""),
  },
  bun: { behind: (color) => disc(color, 32, 8.5, 6.5), before: (color) => paint(color, "M18.5 29Q17 11.5 32 11.5T45.5 29Q42 19.5 32 18.5T18.5 29z") },
  tails: { behind: (color) => disc(color, 13, 37, 6.5) + disc(color, 51, 37, 6.5), before: FRINGE },
} satisfies Record<string, Hair>;

/** What one person has and others have not. */
const EXTRAS = {
  none: () => "",
  beard: (color: string) => paint(color, "M18.8 31Q18 49 32 49T45.2 31Q43.5 37 38 37H26Q20.5 37 18.8 31z") + line(CREAM, 2, "M28 40.5Q32 43 36 40.5"),
  moustache: (color: string) => paint(color, "M23.5 39.5Q27 34.5 32 36.8 37 34.5 40.5 39.5 35.5 41 32 39.3 28.5 41 23.5 39.5z"),
  glasses: () => rings(INK),
  freckles: () => line("#b5653a", 1.5, "M22 35.5h.01M25 37h.01M24 34h.01M39 37h.01M42 35.5h.01M40 34h.01"),
} satisfies Record<string, (color: string) => string>;

/** A person of a level: the number of a skin, how hair is worn, its colour, and what else there is. */
type Person = [skin: number, hair: keyof typeof HAIR, color: string, extra: keyof typeof EXTRAS];

/** How the people of a level look: the ground behind them, what they wear, how they look at others, and who they are. */
interface Level {
  ground: string;
  wear: string;
  /** What lies over face and hair. */
  over: string;
  mouth: string;
  people: Person[];
}

const SHIRT = "M5 70Q7 51 25 48.5H39Q57 51 59 70z";
const SMILE = "M27 39.5Q32 43.5 37 39.5";
const LEVELS: Record<string, Level> = {
  novice: {
    ground: "#8fcdc0",
    wear: paint("#fff8e7", SHIRT) + line("#c0362c", 3, "M9 56H55M7 63H57"),
    over: paint("#c0362c", "M16.5 24Q17 9 32 9T47.5 24Q40 20.5 32 20.5T16.5 24z") + paint("#f2b544", "M26 21Q26 11 32 9 38 11 38 21 35 20.5 32 20.5T26 21z") + paint(INK, "M22 5.5q5-3.5 10 1 5-4.5 10-1-5 3-10 .8-5 2.2-10-.8z"),
    mouth: paint(CREAM, "M26.5 38.5H37.5Q36.5 44 32 44T26.5 38.5z"),
    people: [[0, "tails", "#a5502a", "freckles"], [3, "crop", "#d9a441", "glasses"], [2, "bob", "#2b1d18", "none"], [1, "curls", "#3a2a22", "none"]],
  },
  casual: {
    ground: "#f2b544",
    wear: paint("#1f7883", SHIRT) + line("#fff8e7", 2.4, "M17 57h.01M25 61h.01M38 61h.01M46 56h.01M32 56h.01"),
    over: paint("#f3e3bf", "M7 22.5Q32 15 57 22.5 45 26 32 26T7 22.5z") + paint("#f3e3bf", "M20 20.5Q20 6 32 6T44 20.5z") + paint("#c0362c", "M20 16Q32 13.5 44 16V20.5Q32 18 20 20.5z"),
    mouth: line(INK, 2, SMILE),
    people: [[1, "long", "#2b1d18", "none"], [3, "crop", "#a5702a", "beard"], [0, "bob", "#1c1a1a", "none"], [1, "curls", "#2b1d18", "moustache"]],
  },
  steady: {
    ground: "#e8823a",
    wear: paint("#24505c", SHIRT) + line("#f2b544", 3, "M32 55h.01M32 61h.01") + paint(CREAM, "M26 48.5H38L32 54z"),
    over: paint(INK, "M15.5 19Q16 6.5 32 6.5T48.5 19z") + paint("#24505c", "M16.5 17.5H47.5V22.5H16.5z") + paint(INK, "M18.5 22.5H45.5Q41 27 32 27T18.5 22.5z") + disc("#f2b544", 32, 12.5, 3.4),
    mouth: line(INK, 2, "M27.5 40.5H36.5"),
    people: [[3, "crop", "#6b4a2f", "moustache"], [0, "curls", "#d9a441", "none"], [0, "crop", "#1c1a1a", "glasses"], [3, "bun", "#a5502a", "none"]],
  },
  strong: {
    ground: "#c0362c",
    wear: paint(INK, SHIRT) + line(CREAM, 3, "M8 60H56") + paint(CREAM, "M25 48.5H39L32 58z"),
    over: paint("#f2b544", "M17.8 21.5Q32 15.5 46.2 21.5V26.5Q32 20.5 17.8 26.5z") + line(INK, 2.2, "M22.5 26.5 29 28M41.5 26.5 35 28"),
    mouth: line(INK, 2, "M27.5 41Q33 42 37 39"),
    people: [[1, "long", "#3a2a22", "none"], [3, "crop", "#d9a441", "beard"], [2, "curls", "#1c1a1a", "none"], [0, "crop", "#6b4a2f", "freckles"]],
  },
  sharp: {
    ground: "#1f7883",
    wear: paint("#8f1a20", SHIRT) + paint(INK, "M24 48.5 32 62 40 48.5 47 51 36 70H28L17 51z"),
    over: paint(INK, "M18 27H46L45 31.5Q43.5 36.5 39 36.5 33.5 36.5 33 31H31Q30.5 36.5 25 36.5 20.5 36.5 19 31.5z") + line("#9fc3b7", 1.4, "M23 29.5 21.5 32M37 29.5 35.5 32"),
    mouth: line(INK, 2, "M28 41.5Q34 41.5 37 38.5"),
    people: [[3, "crop", "#d9a441", "none"], [1, "long", "#8f1a20", "none"], [2, "bob", "#2b1d18", "none"], [0, "crop", "#1c1a1a", "moustache"]],
  },
  veteran: {
    ground: "#5c8f7c",
    wear: paint("#a5702a", SHIRT) + paint(CREAM, "M26 48.5H38L32 60z") + line("#6b4a2f", 2, "M26 48.5 32 60 38 48.5"),
    over: paint("#5b4a3a", "M14.5 21.5Q14 8 33 8 48 8.5 49 21 40 17.5 14.5 21.5z") + paint("#43372b", "M11.5 24Q14 18.5 33 19.5L38 21.5Q24 20.5 11.5 24z") + line("#00000026", 1.4, "M22 35h3M39 35h3M22.5 25.5h6M35.5 25.5h6"),
    mouth: line(INK, 2, SMILE),
    people: [[3, "crop", "#e6e1d6", "moustache"], [0, "bun", "#e6e1d6", "glasses"], [2, "crop", "#d8d3c8", "beard"], [1, "curls", "#e6e1d6", "none"]],
  },
  expert: {
    ground: INK,
    wear: paint("#071722", SHIRT) + paint(CREAM, "M25 48.5H39L34 70H30z") + paint("#f2b544", "M32 53l-7.5-4v8zM32 53l7.5-4v8z"),
    over: rings("#f2b544") + line(INK, 1.8, "M22 23.5Q25.5 21.5 29 23M42 23.5Q38.5 21.5 35 23"),
    mouth: line(INK, 2, "M28.5 40.5Q32 42 35.5 40.5"),
    people: [[2, "bun", "#1c1a1a", "none"], [3, "crop", "#8d8a84", "beard"], [1, "bob", "#3a2a22", "none"], [0, "crop", "#a5502a", "moustache"]],
  },
};

/** Returns the face of a person of a level as a drawing, 64 by 64; nothing where there is none. */
export function face(bot: string, number: number): string {
  const level = LEVELS[bot];
  const person = level?.people[number];
  if (!person) return "";
  const [tone, style, color, extra] = person;
  const [skin, hair] = [SKINS[tone]!, HAIR[style]];
  return [
    disc(level.ground, 32, 32, 32),
    hair.behind(color),
    level.wear,
    paint(skin, "M26.5 40H37.5V50Q32 54 26.5 50z") + paint("#00000026", "M26.5 44Q32 50 37.5 44V47Q32 52 26.5 47z"),
    disc(skin, 18.5, 32, 3.6) + disc(skin, 45.5, 32, 3.6),
    paint(skin, "M18.5 26Q18.5 13 32 13T45.5 26V33Q45.5 47 32 47T18.5 33z"),
    paint("#00000017", "M32 13Q45.5 13 45.5 26V33Q45.5 47 32 47z"),
    disc(INK, 26, 30.5, 2) + disc(INK, 38, 30.5, 2) + line("#0000003d", 1.7, "M32.5 31 30.5 36H33"),
    extra === "beard" ? "" : level.mouth,
    hair.before(color),
    EXTRAS[extra](color),
    level.over,
  ].join("");
}
