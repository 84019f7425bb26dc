import type { Command } from './commands.ts';
import type { Hashing } from './fairness/hashing.ts';
import { openCase } from './games/case/open-case.ts';
import { stopGame } from './games/switch/stop-game.ts';
import type { Decision } from './kernel/decision.ts';
import type { Handler } from './kernel/handler.ts';
import type { CommandId } from './kernel/ids.ts';
import type { Known, Needs, World } from './kernel/world.ts';
import { publishCaseWith, retireCase } from './operator/case/publish-case.ts';
import { publishSkin } from './operator/skin/publish-skin.ts';
import { registerPlayer } from './player/register-player.ts';
import { retireSeed, rotateSeed } from './player/rotate-seed.ts';
import { sellItems } from './player/sell-items.ts';
import { settleDeposit } from './player/settle-deposit.ts';

type Handlers = { readonly [Type in Command['type']]: Handler<Extract<Command, { type: Type }>> };

/** All deciders of the product, as the committer and the auditor use them. */
export interface Rules {
  needs(command: Command, known: Known): Needs;
  decide(command: Command, world: World, commandId: CommandId): Decision;
}

/** Adding a command is one line in the table and one in each switch. */
export const rulesWith = (hashing: Hashing): Rules => {
  const handlers: Handlers = {
    RegisterPlayer: registerPlayer,
    SettleDeposit: settleDeposit,
    OpenCase: openCase,
    SellItems: sellItems,
    RotateSeed: rotateSeed,
    RetireSeed: retireSeed,
    PublishSkin: publishSkin,
    PublishCase: publishCaseWith(hashing),
    RetireCase: retireCase,
    StopGame: stopGame,
  };
  const pick = <Result>(command: Command, use: <C>(handler: Handler<C>, command: C) => Result): Result => {
    switch (command.type) {
      case 'RegisterPlayer':
        return use(handlers.RegisterPlayer, command);
      case 'SettleDeposit':
        return use(handlers.SettleDeposit, command);
      case 'OpenCase':
        return use(handlers.OpenCase, command);
      case 'SellItems':
        return use(handlers.SellItems, command);
      case 'RotateSeed':
        return use(handlers.RotateSeed, command);
      case 'RetireSeed':
        return use(handlers.RetireSeed, command);
      case 'PublishSkin':
        return use(handlers.PublishSkin, command);
      case 'PublishCase':
        return use(handlers.PublishCase, command);
      case 'RetireCase':
        return use(handlers.RetireCase, command);
      case 'StopGame':
        return use(handlers.StopGame, command);
    }
  };
  return {
    needs: (command, known) => pick(command, (handler, own) => handler.needs(own, known)),
    decide: (command, world, commandId) => pick(command, (handler, own) => handler.decide(own, world, commandId)),
  };
};
