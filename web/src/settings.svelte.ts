import { read, write } from "./kept";

/** What a player has chosen for this browser. */
export interface Settings {
  name: string;
  /** A language's code, or "auto" for the browser's. */
  language: string;
  theme: "auto" | "light" | "dark";
  /** Whether a claim asks once more: on touch screens unless told otherwise. */
  confirm: "auto" | "on" | "off";
  /** How many seconds bots wait at tables made here. */
  pace: number;
  notify: boolean;
  /** Whether things move: as the device wishes, always, or not at all. */
  motion: "auto" | "full" | "reduced";
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
}

const KEY = "cablecar-settings";
const USUAL: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  confirm: "auto",
  pace: 1.5,
  notify: false,
  motion: "auto",
  sound: false,
  volume: 0.5,
};

/** The settings; change them with `choose`. */
export const settings: Settings = $state({ ...USUAL, ...read<Partial<Settings>>(KEY, {}) });

/** Changes settings, and keeps them. */
export function choose(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  write(KEY, settings);
  showTheme();
}

/** Tells the style sheet which scheme was chosen. */
export function showTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
}

/** Tells whether a claim asks once more. */
export function asksTwice(): boolean {
  return settings.confirm === "auto" ? matchMedia("(pointer: coarse)").matches : settings.confirm === "on";
}
