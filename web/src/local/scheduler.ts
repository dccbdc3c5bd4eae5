import { grace, stand_in as STAND_IN, undo_seconds as UNDO_SECONDS } from "../../../src/cablecar/common/shared.json";
import type { Move } from "../game/types";
import type { ActionMeta, LiveGame } from "./live-game";
import { now } from "../store/types";

/** A browser's timer can't wait longer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What a scheduler reads of its table, and the ways in which it acts there. */
export interface ScheduledTable {
  readonly live: LiveGame;
  readonly pace: number;
  readonly clock: number | null;
  /** Whether this tab plays the table. */
  readonly isWriter: boolean;
  /** Returns the bot that plays a seat, null where a person does. */
  botOf(seat: number): string | null;
  /** Returns a legal action that a bot has chosen, and who chose it. */
  choose(seat: number, bot: string): Promise<[move: Move, bot: string]>;
  /** Makes a bot's move, unless things have changed meanwhile. */
  moveBot(isStill: () => boolean, meta: Omit<ActionMeta, "at">, move: Move): Promise<void>;
  /** Notes that a seat's time is over. */
  endTurn(isStill: () => boolean, seat: number, bot: string): Promise<void>;
}

interface BotTurn {
  game: string;
  position: number;
  seat: number;
  bot: string;
}

/** Lets bots move at their pace, and a bot for a person whose time is over. */
export class Scheduler {
  private turn: BotTurn | null = null;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  /** The seats whose time is over in this turn. */
  private late = new Set<number>();
  /** Once its table is opened a turn still has some seconds, whatever its clock says. */
  private readonly graceUntil = now() + grace;

  constructor(private readonly table: ScheduledTable) {}

  /** Looks again who is to move. */
  wake(): void {
    const waiting = this.waitingFor;
    this.late = new Set([...this.late].filter((seat) => waiting.includes(seat)));
    this.setAlarm();
    const next = this.nextTurn();
    if (isSame(next, this.turn)) return;
    this.turn = next;
    if (next) this.move(next).catch(() => this.forget(next));
  }

  /** When the time of those who are to act is over, null without a clock. */
  get deadline(): number | null {
    const { clock, live } = this.table;
    const people = this.waitingFor.filter((seat) => this.botOf(seat) === null);
    return clock === null || !people.length ? null : Math.max(live.turnBegan + clock, this.graceUntil);
  }

  /**
   * Until when bots show nothing new, so that the only person among them may take a move back; null where no bot is to
   * move, or where bots are to move at once.
   */
  get undoUntil(): number | null {
    const { live, pace } = this.table;
    return pace > 0 && this.nextTurn() ? live.undoUntil : null;
  }

  private get waitingFor(): number[] {
    return this.table.live.game.waitingFor;
  }

  private botOf(seat: number): string | null {
    return this.late.has(seat) ? STAND_IN : this.table.botOf(seat);
  }

  private nextTurn(): BotTurn | null {
    const { live, isWriter } = this.table;
    for (const seat of isWriter ? this.waitingFor : []) {
      const bot = this.botOf(seat);
      // First tickets are chosen by all at the same time: what others do there changes nothing.
      if (bot !== null) return { game: live.id, position: live.isOpening ? 0 : live.position, seat, bot };
    }
    return null;
  }

  private async move(turn: BotTurn): Promise<void> {
    const { live, pace } = this.table;
    const since = live.isOpening ? live.lastBotAt : live.lastAt;
    const pause = Math.min(pace, since + pace - now()); // the clock may have been set back
    const [[move, bot]] = await Promise.all([this.table.choose(turn.seat, turn.bot), later(pause)]);
    await this.keepUndoOpen(turn, move);
    await this.table.moveBot(() => this.isStill(turn), { seat: turn.seat, actor: `bot:${bot}` }, move);
    this.forget(turn);
  }

  /** Waits while a move that a bot has chosen would take away an undo that is still open. */
  private async keepUndoOpen(turn: BotTurn, move: Move): Promise<void> {
    let waited: number | null = null;
    for (let until = this.openUntil(turn, move); until !== null && until !== waited; until = this.openUntil(turn, move)) {
      await later(Math.min(UNDO_SECONDS, until - now()));
      waited = until;
    }
  }

  /** Returns until when an undo is open that a bot's move would end, null without one. */
  private openUntil(turn: BotTurn, move: Move): number | null {
    const until = this.isStill(turn) ? this.undoUntil : null;
    return until !== null && this.table.live.endsUndo(turn.seat, move) ? until : null;
  }

  private isStill(turn: BotTurn): boolean {
    return this.turn === turn && isSame(this.nextTurn(), turn);
  }

  /** Looks further, unless somebody has done so already. */
  private forget(turn: BotTurn): void {
    if (this.turn !== turn) return;
    this.turn = null;
    this.wake();
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const { deadline } = this;
    if (deadline === null || !this.table.isWriter) return;
    const wait = Math.min(LONGEST_WAIT, (deadline - now()) * 1000);
    this.alarm = setTimeout(() => void this.ring(deadline), Math.max(0, wait));
  }

  private async ring(deadline: number): Promise<void> {
    if (now() < deadline) return this.setAlarm();
    for (const seat of this.waitingFor.filter((seat) => this.botOf(seat) === null)) {
      this.late.add(seat);
      await this.table.endTurn(() => this.late.has(seat) && this.table.live.turnBegan <= deadline, seat, STAND_IN);
    }
  }
}

function isSame(one: BotTurn | null, other: BotTurn | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function later(seconds: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, Math.max(0, seconds * 1000)));
}
