import { AnalysisClient } from "../analysis/client";
import type { Hint } from "../analysis/hint";
import { localHost } from "../local/host-client";

let client: AnalysisClient | undefined;

/** Returns a hint for a chair of a table on this device, from nothing but what its seat knows. */
export async function hintFor(table: string, chair: number): Promise<Hint> {
  client ??= new AnalysisClient();
  const { board, observation } = await localHost().call("observation", table, chair);
  try {
    return await client.call("hint", board, observation);
  } catch (error) {
    client.end();
    client = undefined;
    throw error;
  }
}
