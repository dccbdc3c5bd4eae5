// Written by `python -m cablecar.kernel.build.types`; a test fails where it is old.

/** The fields of each record. */
export interface RecordFields {
  belief: "odds" | "length" | "pool" | "free";
  board: "locations" | "routes" | "tickets" | "souvenirs" | "starts" | "cars" | "display" | "sweep_at" | "dealt_cards" | "dealt_tickets" | "last_round_at" | "cards" | "first_keep" | "first_take_souvenir" | "first_place" | "first_claim" | "actions" | "card_counts" | "color_rank" | "route_words" | "scanned_routes" | "payable" | "coverable" | "closed_to_all" | "closed_to_owner" | "by_color" | "ticket_points" | "route_points" | "souvenir_points" | "first_payment" | "payment_route" | "payment_color" | "payment_ferries" | "route_a" | "route_b" | "route_length" | "route_color" | "route_ferries" | "route_twin" | "ticket_a" | "ticket_b" | "start_places";
  calibration: "wins" | "seats" | "judging" | "places" | "margins" | "base";
  choices: "count" | "actions";
  dealer: "events.noting" | "events.count" | "events.shows" | "events.rows" | "prescribed" | "prescribed_reshuffles" | "mismatch" | "reshuffles" | "transport" | "tickets" | "souvenirs" | "deck_sizes" | "decks" | "prescribed_transport" | "prescribed_tickets" | "prescribed_souvenirs" | "prescribed_deck_sizes" | "prescribed_decks" | "groups";
  events: "noting" | "count" | "shows" | "rows";
  foresight: "guesses" | "own" | "taken" | "completed";
  leaf: "seats" | "features" | "sums" | "groups";
  net: "hidden" | "hidden_bias" | "output" | "output_bias" | "margin" | "beliefs";
  observation: "version" | "seat" | "unseen_cards" | "tickets" | "waiting" | "closed" | "state.random" | "state.points" | "state.players" | "state.phase" | "state.current" | "state.passes" | "state.turns_left" | "state.claimed" | "state.deck_size" | "state.ticket_deck_size" | "state.ticket_top" | "state.chosen" | "state.offered" | "state.offers" | "state.cars" | "state.hands" | "state.known" | "state.discard" | "state.display" | "state.deck" | "state.owners" | "state.ticket_deck" | "state.ticket_owners" | "state.rejected_by" | "state.stack_places" | "state.stack_sizes" | "state.souvenirs";
  paths: "cost" | "distance" | "arrived_by" | "busy" | "souvenir" | "ready" | "gain" | "found" | "late";
  plan: "spaces" | "value" | "open_tickets" | "routes" | "demand" | "stale" | "needed" | "tickets";
  result: "routes" | "tickets" | "souvenirs" | "total" | "completed" | "places";
  search: "count" | "simulations" | "rounds" | "next" | "random" | "actions" | "priors" | "values" | "visits";
  standing: "seat" | "action" | "later" | "players" | "guesses" | "dropped" | "stage" | "last" | "wins" | "leads" | "squares" | "chances" | "margins" | "places";
  state: "random" | "points" | "players" | "phase" | "current" | "passes" | "turns_left" | "claimed" | "deck_size" | "ticket_deck_size" | "ticket_top" | "chosen" | "offered" | "offers" | "cars" | "hands" | "known" | "discard" | "display" | "deck" | "owners" | "ticket_deck" | "ticket_owners" | "rejected_by" | "stack_places" | "stack_sizes" | "souvenirs";
}

export type RecordName = keyof RecordFields;

/** What the kernel can be asked to do. */
export type Entry = "new_game" | "list_legal" | "refusal" | "play_action" | "may_withdraw" | "withdraw_choice" | "final_score" | "observe" | "count_unseen" | "is_open" | "list_payable" | "likeliest_claim" | "waiting_seats" | "next_seat" | "random_games" | "copy_states" | "planner_blocks" | "begin_search" | "search_on" | "halve" | "choose_by_search" | "begin_judging" | "judge_on" | "drop_worst" | "judge_position" | "foresee" | "judge_open_position" | "follow_move" | "calibrate" | "choose_action" | "choose_forgetfully";

/** By kind of event: the field that its own seat alone may know, unless another is filled. */
export const SECRETS: Record<string, [field: string, unless?: string]> = {
  opening_chosen: ["tickets"],
  card_taken: ["card", "slot"],
  tickets_drawn: ["tickets"],
  tickets_kept: ["tickets"],
};
