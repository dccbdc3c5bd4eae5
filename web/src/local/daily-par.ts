import type { Bots } from "../bots/bots";
import { dailyDeal, dailyWords, inTurnOrder } from "../bots/daily";
import { yieldToBrowser } from "../browser/yield";
import type { EngineBoard } from "../engine/board";
import { Game } from "../engine/game";
import type { Kernel } from "../kernel/kernel";

/** Returns the points that a bot makes on the player's seat of the deal of a day, against the same opponents. */
export async function playDaily(kernel: Kernel, board: EngineBoard, bots: Bots, day: string, bot: string): Promise<number> {
  const deal = dailyDeal(day);
  const names = inTurnOrder(deal, deal.bots, bot);
  const game = Game.deal(kernel, board, names.map((name) => ({ name, kind: `bot:${name}` })), deal.seed);
  while (!game.isOver) {
    const mover = game.waitingFor[0]!;
    const number = game.moves.length < names.length ? 0 : game.moves.length;
    const action = await bots.decide(names[mover]!, board, game.observe(mover), dailyWords(day, mover, number));
    game.play(mover, game.move(mover, action));
    await yieldToBrowser();
  }
  return game.view(null).result!.scores[deal.seat]!.total;
}
