import people from "../../../src/cablecar/common/people.json";

/** What bots of each level are called at a table, by their ids: two of one level are two persons. */
export const PEOPLE: Record<string, string[] | undefined> = people;
