import type { Color } from "./glyphs";

/** What a transport card may show: a vehicle for each colour, and the back's cable car. */
export type Vehicle = Exclude<Color, "grey"> | "back";

const INK = "var(--print-ink)";
const CREAM = "var(--print-cream)";
const ACCENT = "#b5301f";
const paint = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const cream = (d: string): string => paint(CREAM, d);
const ink = (d: string): string => paint(INK, d);
const own = (d: string): string => paint("currentColor", d);
const line = (stroke: string, width: number, d: string, dashes = "none"): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dashes}" d="${d}"/>`;
const round = (stroke: string, width: number, d: string): string => `<g stroke-linecap="round">${line(stroke, width, d)}</g>`;
const panes = (width: number, d: string, dashes?: string): string => line(INK, width, d, dashes);
const stripe = (width: number, d: string, dashes?: string): string => line("currentColor", width, d, dashes);
const wheels = (size: number, ...xs: number[]): string => {
  const d = xs.map((x) => `M${x} ${17 - size / 2}h.01`).join("");
  return round(INK, size, d) + round(CREAM, size / 3, d);
};

/** Side views, 60 wide, wheels on y = 17; currentColor is the card's colour. */
export const VEHICLES: Record<Vehicle, string> = {
  blue:
    line(CREAM, 1.6, "M-6-13 12-20M-32-20H32") +
    cream("M-29 8V-2Q-29-10-22-12L-17-14.5H17L22-12Q29-10 29-2V8Q29 13 24 13H-24Q-29 13-29 8z") +
    panes(8, "M-20.1-4.5H20.1", "5.2 1.8") +
    ink("M-26-6Q-25-8.5-23-8.5V-.5H-26zM26-6Q25-8.5 23-8.5V-.5H26z") +
    stripe(3, "M-29 4H29") +
    wheels(7, -20, -12, 12, 20),
  green:
    line(CREAM, 1.6, "M-4-12-32-21M3-12-25-21") +
    cream("M-29 12V-10Q-29-14-25-14H24Q28-14 28.5-10L29.5 0V12z") +
    panes(9, "M-26-6H14", "8 2.7") +
    ink("M17.5-10.5H25.2L26.6 0V9.5H17.5z") +
    line(CREAM, 1.2, "M22-10.5V9.5") +
    stripe(3, "M-29 4.5H15") +
    wheels(10, -17, 10),
  black:
    cream("M-4-13V-17H6V-13z") +
    cream("M-29 9V3Q-29-1-24-2L-16-3.5-9.5-11Q-8-13-5-13H8Q11-13 13-11L20-3.5 26-2Q29.5-1 29.5 3V9Q29.5 11 27 11H-27Q-29 11-29 9z") +
    ink("M-12-3.5-6.5-10H.5V-3.5zM3.5-3.5V-10H9L15-3.5z") +
    stripe(2.6, "M-29 1.5H30", "2.6 2.6") +
    stripe(2.6, "M-26.4 4.1H30", "2.6 2.6") +
    wheels(10, -17, 18),
  pink:
    cream("M-21-13 13-21V-13z") +
    stripe(3, "M-8-13V-17M-2-13V-18M4-13V-19M10-13V-20.5") +
    cream("M-29 9V-4Q-29-13-20-13H16Q21-13 23.5-9L27.5-2Q29 1 29 4V9Q29 12 26 12H-26Q-29 12-29 9z") +
    panes(7.5, "M-25-5.5H12", "10 3.5") +
    ink("M15.5-9.3H18.5Q20.5-9.3 21.5-7.5L24.6-1.7H15.5z") +
    own("M-29 2.5Q10 2.5 19 2.5 25 2.5 28 9L29 9V10H-29z") +
    wheels(10, -17, 16),
  red:
    line(CREAM, 1.8, "M-32-16H11M-32-9H11") +
    line(CREAM, 7, "M-30-12.5H11", "1.8 4.2") +
    cream("M14-13V-17H19V-13zM-29 12V-6H9V-13H21Q24-13 25.5-9L29 0V12z") +
    ink("M13-9.5H20.5L24-1H13zM-25-2.5H-16V4.5H-25zM-13-2.5H-4V4.5H-13z") +
    stripe(3, "M0 3H29") +
    wheels(10, -18, 2, 19),
  orange:
    cream("M-30 10V-13Q-30-19-24-19H20Q25-19 26.5-14L30 0V10Q30 12 28 12H-28Q-30 12-30 10z") +
    panes(9, "M-26.5-8H16", "9.5 1.5") +
    line(INK, 1.6, "M-25-15.5H19") +
    ink("M19-12.5H23.5L26.3-1H19z") +
    stripe(3.4, "M-30 3.5H30") +
    panes(1.4, "M-10 8.5H8") +
    wheels(10, -20, 17),
  ferry:
    cream("M-4-11V-21H4V-11z") +
    paint(ACCENT, "M-4-18.5H4V-15.5H-4zM20.5-15 28-13 20.5-11z") +
    cream("M-15-3V-11H14V-3zM-21 5V-4H20V5z") +
    panes(3.4, "M-12-7H12", "3.4 1.76") +
    panes(4, "M-18 .5H18", "4 2.2") +
    line(CREAM, 1.4, "M20-4V-15") +
    cream("M-31 4H31L24 20H-21Q-29 16-31 4z") +
    own("M-30 7H29.6L28.4 10H-28.8z"),
  back:
    cream("M-22-15Q-22-18-18-18H18Q22-18 22-15L28-13V-9.5H-28V-13z") +
    cream("M-26-10H-23V7H-26zM26-10H23V7H26zM-14-10H14V7H-14zM-28 2H28V10Q28 12 26 12H-26Q-28 12-28 10z") +
    ink("M-11-7H-5V0H-11zM-3-7H3V0H-3zM5-7H11V0H5zM-18-15.5H18V-13.5H-18z") +
    own("M-28 5H28V8H-28z") +
    wheels(8, -12, 12),
};

/** Silhouettes of the souvenirs within a radius of 10; cream marks what is lit. */
export const SOUVENIRS: Record<string, string> = {
  bell: ink("M-1.4-9.6h2.8v2C5.6-6.6 6.4-3 6.4 0 6.4 3.6 9 4.6 9 6.4H-9C-9 4.6-6.4 3.6-6.4 0-6.4-3-5.6-6.6-1.4-7.6zM-2.6 7.6H2.6a2.6 2.2 0 0 1-5.2 0z"),
  crab:
    round(INK, 1.7, "M-5 3-9.4 3.6M-5 5-8.4 7.6M5 3 9.4 3.6M5 5 8.4 7.6M-5 0Q-8.6-1-7.6-4.6M5 0Q8.6-1 7.6-4.6") +
    ink("M0-2.6C4-2.6 6.6-.4 6.6 2S4 7 0 7-6.6 4.4-6.6 2-4-2.6 0-2.6zM-7.2-3.6A3.3 3.3 0 1 1-5-9.4L-6.6-6.8-3.6-7.4A3.3 3.3 0 0 1-7.2-3.6zM7.2-3.6A3.3 3.3 0 1 0 5-9.4L6.6-6.8 3.6-7.4A3.3 3.3 0 0 0 7.2-3.6z") +
    cream("M-2.6-.8h1.4v1.6h-1.4zM1.2-.8h1.4v1.6h-1.4z"),
  loaf:
    ink("M-10 3.6C-10-3.6-5.4-7 0-7S10-3.6 10 3.6C10 6.6 7.6 7 6 7H-6C-7.6 7-10 6.6-10 3.6z") +
    round(CREAM, 1.7, "M-5.6-2.4-3.4 2.6M-.8-4 1.4 1.6M4.2-3.4 6 1.4"),
  cookie:
    ink("M-9.8 1.4C-9.8-5-5-8.6 0-8.6S9.8-5 9.8 1.4C9.8 5.2 7.2 7.6 5 6.6 2.6 5.4 2 1.6 0-1.4-2 1.6-2.6 5.4-5 6.6-7.2 7.6-9.8 5.2-9.8 1.4z") +
    round(CREAM, 1.3, "M0-1.4C-.4-3.8-1.6-5.4-3.4-6.4") +
    `<path d="M-1.6.6 3-.2 4.8 9.6.2 10.4z" fill="${CREAM}" stroke="${INK}"/>` +
    line(INK, 0.9, "M.4 3.2 3 2.8M.9 5.8 3.5 5.4"),
  seal:
    `<g transform="translate(1 1)scale(.96)"><circle cx="-5" cy="-7.6" r="2.5" fill="${INK}"/>` +
    ink("M-6-4.4C-4.4-6.2-.6-6.4.8-3.8 2-.8 8.4 0 9 5.2L11.2 3.4 11 7.6C10 9 8 8.8 6 8.8H-2.4L-8 9.4-4.4 5.8C-5.4 3.2-3.8 1-4.2-1L-6.6-2C-7-3-6.6-3.8-6-4.4z") +
    round(CREAM, 1.4, "M-2.4-3.4h.01") + line(CREAM, 1.2, "M-.6 3.4Q.6 6.4-2.8 8.4") + "</g>",
  globe:
    ink("M-6.4 5H6.4L8.4 9.6H-8.4zM0-9.8A7.4 7.4 0 1 1 0 5 7.4 7.4 0 0 1 0-9.8z") +
    cream("M0-8A5.6 5.6 0 1 0 0 3.2 5.6 5.6 0 0 0 0-8z") +
    ink("M-3.6 3V-5.6h1.6V3zM2 3V-5.6H3.6V3zM-5.6-.4H5.6V.8H-5.6z"),
  flower:
    round(INK, 1.8, "M0 0V9.6") +
    ink("M0 8.6C-1.4 4.6-5 3.8-7.4 4.4-6.4 7.4-3 9.2 0 8.6zM0 8.6C1.4 4.6 5 3.8 7.4 4.4 6.4 7.4 3 9.2 0 8.6z") +
    [0, 72, 144, 216, 288].map((turn) => `<circle cy="-3.4" r="2.7" fill="${INK}" transform="translate(0-3.4)rotate(${turn})"/>`).join("") +
    `<circle cy="-3.4" r="1.9" fill="${CREAM}"/>`,
};

/** The owners' signs by seat, of shapes that no colour has: hexagon, cross, crescent, chevron. */
const EMBLEMS = [
  "M-4.2-7.3H4.2L8.4 0 4.2 7.3H-4.2L-8.4 0z",
  "M-2.7-7.8H2.7V-2.7H7.8V2.7H2.7V7.8H-2.7V2.7H-7.8V-2.7H-2.7z",
  "M1.4-8A8 8 0 1 0 8 3.4 6.4 6.4 0 0 1 1.4-8z",
  "M0-7.8 8.2.2V7.2L0-.6-8.2 7.2V.2z",
];

/** All seats that there are pieces for. */
export const SEATS = [...EMBLEMS.keys()];

/** The outlines of the owners' cable cars by seat: square, round, pointed and notched ends. */
const HULLS = [
  "M-26-8H-13L-10-12H10L13-8H26V11H-26z",
  "M-18-8H-13L-10-12H10L13-8H18A9.5 9.5 0 0 1 18 11H-18A9.5 9.5 0 0 1-18-8z",
  "M-20-8H-13L-10-12H10L13-8H20L29 1.5 20 11H-20L-29 1.5z",
  "M-29-8H-13L-10-12H10L13-8H29L22 1.5 29 11H-29L-22 1.5z",
];

const outlined = (d: string, fill: string, outline: number): string =>
  `<g stroke-linejoin="round"><path d="${d}" stroke="${CREAM}" stroke-width="${outline * 2}"/>` +
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${outline}"/></g>`;

/** Returns an owner's sign with its outlines. */
export const emblem = (seat: number): string => outlined(EMBLEMS[seat] ?? "", `var(--seat-${seat})`, 2);

/** Returns an owner's cable car for one space, 58 by 23 at most, along the x axis. */
export const car = (seat: number): string =>
  outlined(HULLS[seat] ?? "", `var(--seat-${seat})`, 2.2) +
  line(`var(--on-seat-${seat})`, 7, "M-19.5-.5H-9M19.5-.5H9", "3.8 1.8") +
  line(`var(--on-seat-${seat})`, 1.6, "M-20 7H20") +
  `<circle cy="1.3" r="8.4" fill="var(--seat-${seat})"/>` +
  `<path d="${EMBLEMS[seat]}" transform="translate(0 1.2)scale(.92)" fill="var(--on-seat-${seat})"/>`;
