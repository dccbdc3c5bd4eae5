import type { BoardData } from "../game/types";
import { has, say } from "../language/words";
import { furtherLines, ruleValues } from "./values";

/** The letters that begin the ids of a section's rules. */
const LETTERS = { setup: "S", turn: "T", "draw-cards": "D", claim: "C", "draw-tickets": "K", end: "E" };
const ID = /\b([A-Z]\d)\b/;

/** A part of the rules, with the ids of its rules in order. */
export interface Section {
  name: string;
  rules: string[];
}

/** Returns all sections with the rules that the catalogue has. */
export function sections(): Section[] {
  return Object.entries(LETTERS).map(([name, letter]) => ({ name, rules: rulesOf(letter) }));
}

function rulesOf(letter: string): string[] {
  const rules: string[] = [];
  while (has(`rule-${letter}${rules.length + 1}`)) rules.push(`${letter}${rules.length + 1}`);
  return rules;
}

/** Returns a rule's title. */
export function titleOf(rule: string, data: BoardData): string {
  return say(`rule-${rule}-title`, ruleValues(data));
}

function textOf(rule: string, data: BoardData): string[] {
  return [...say(`rule-${rule}`, ruleValues(data)).split("\n"), ...furtherLines(rule, data)];
}

/** Returns whether a rule's id, title or text has all the words that somebody looks for. */
export function matches(rule: string, wish: string, data: BoardData): boolean {
  const text = plain([rule, titleOf(rule, data), ...textOf(rule, data)].join(" "));
  return plain(wish).split(/\s+/).every((word) => text.includes(word));
}

/** Returns a text without capitals and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase();
}

/** Returns a rule's sentences, each parted at the ids of other rules, which have odd indexes. */
export function linesOf(rule: string, data: BoardData): string[][] {
  return textOf(rule, data).map((line) => line.split(ID));
}
