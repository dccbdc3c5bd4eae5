/** What the judgement of one kind of knowledge is calibrated by: `CALIBRATION` of `cablecar.search.judging`. */
export interface Calibration {
  wins: number[][];
  seats: number[][];
  judging: number[];
  places: number[];
  margins: number[][];
  base: number[];
}

/** Parts of a budget: how many moves go on, and on how many more guesses each is tried. */
export type Effort = readonly (readonly [moves: number, guesses: number])[];

/** The numbers that reviews and hints are made by, as `cablecar.analysis.export` writes them. */
export interface Numbers {
  /** Fitted on games of the board with this hash, by the number of players. */
  calibration: { board: string; players: Record<string, Record<"own" | "open", Calibration>> };
  /** What the judge takes everybody to weigh, by the number of players. */
  weights: Record<string, number[]>;
  rounds: number;
  /** How far means are moved to see what that does to a chance. */
  nudge: number;
  /** A move that gives away this much of the chance to win is a mistake. */
  mistake: number;
  review: { effort: Effort; guesses: number; moments: number };
  puzzle: { effort: Effort };
  hint: { effort: Effort; guesses: number; moves: number; often: number };
}
