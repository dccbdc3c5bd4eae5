import type { Found } from "../table/found";
import type { ExerciseTable } from "./exercise-table.svelte";

/** Returns the table of an exercise as it is shown, with what asks for a good move. */
export function exerciseFound(service: ExerciseTable): Found {
  return { service, coach: () => import("./ExerciseCard.svelte") };
}
