import { read, write } from "./storage";

/** What a player has chosen for this browser. */
export interface Settings {
  name: string;
  /** A language's code, or "auto" for the browser's. */
  language: string;
  theme: "auto" | "light" | "dark";
  /** Whether things move: by default as the device wants it. */
  motion: "auto" | "full" | "reduced";
  sound: boolean;
  /** Whether the player was asked if there are to be sounds. */
  askedSound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether colours bear a pattern; their glyphs are always there. */
  patterns: boolean;
  /** How large texts are, in percent. */
  text: number;
  /** Whether moves ask once more: by default claims on touch screens, and drawing tickets everywhere. */
  confirm: "auto" | "on" | "off";
  /** How many seconds bots wait at tables made here. */
  pace: number;
  /** The colour of the player's own pieces at tables made here. */
  color: number;
  notify: boolean;
}

const KEY = "cablecar-settings";
const USUAL: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  motion: "auto",
  sound: false,
  askedSound: false,
  volume: 0.5,
  patterns: true,
  text: 100,
  confirm: "auto",
  pace: 1.5,
  color: 0,
  notify: false,
};
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The settings; change them with `choose`. */
export const settings: Settings = $state({ ...USUAL, ...read<Partial<Settings>>(KEY, {}) });

/** Changes settings, and keeps them. */
export function choose(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  write(KEY, settings);
  show();
}

/** Turns sounds on or off. */
export function turnSound(): void {
  choose({ sound: !settings.sound, askedSound: true });
}

/** Lets the style sheet follow the settings, and the device where they leave it to that. */
export function showSettings(): void {
  show();
  still.addEventListener("change", show);
}

function show(): void {
  const { dataset, style } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["motion"] = isStill() ? "reduced" : "full";
  dataset["patterns"] = settings.patterns ? "on" : "off";
  style.fontSize = `${settings.text}%`;
}

/** Returns whether nothing may move. */
export function isStill(): boolean {
  return settings.motion === "auto" ? still.matches : settings.motion === "reduced";
}

/** Returns whether a move asks once more: one that always shows something hidden, or on touch screens any. */
export function asksTwice(shows: boolean): boolean {
  return settings.confirm === "auto" ? shows || matchMedia("(pointer: coarse)").matches : settings.confirm === "on";
}
