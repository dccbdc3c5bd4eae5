import type { FaultWithReason } from "../json/faults";
import { faultSentence } from "../language/sentences";
import { loadRecords } from "../language/words";
import { Refused } from "./api";

/** Returns why a game file was refused, with the sentence that says so: those are loaded with the first one. */
export async function explained(told: FaultWithReason): Promise<Refused> {
  if (told.message) return new Refused(told);
  await loadRecords();
  const reason = told.because && { reason: faultSentence(told.because) };
  return new Refused({ ...told, values: { ...told.values, ...reason } });
}
