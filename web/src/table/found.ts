import type { Component } from "svelte";
import type { Teller } from "../language/sentences";
import type { TableService } from "../session/table-service";
import type { Turn } from "../session/turn.svelte";

/** A table that is to be shown. */
export interface Found {
  service: TableService;
  /** Loads what stands beside the board and tells the player what to do; it says when it is wanted no more. */
  coach?: (() => Promise<{ default: Component<{ turn: Turn; teller: Teller; onend: () => void }> }>) | undefined;
}
