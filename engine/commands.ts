import type { OpenCase } from './games/case/open-case.ts';
import type { StopGame } from './games/switch/stop-game.ts';
import type { CommandId, PlayerId } from './kernel/ids.ts';
import type { PublishCase, RetireCase } from './operator/case/publish-case.ts';
import type { PublishSkin } from './operator/skin/publish-skin.ts';
import type { RegisterPlayer } from './player/register-player.ts';
import type { RetireSeed, RotateSeed } from './player/rotate-seed.ts';
import type { SellItems } from './player/sell-items.ts';
import type { SettleDeposit } from './player/settle-deposit.ts';

/** Everything that can be asked of the engine. Plain JSON-like data: amounts are decimal strings. */
export type Command =
  | RegisterPlayer
  | SettleDeposit
  | OpenCase
  | SellItems
  | RotateSeed
  | RetireSeed
  | PublishSkin
  | PublishCase
  | RetireCase
  | StopGame;

/** Who asks. Receipts belong to the actor, so that nobody meets another's command id. */
export type Actor = PlayerId | 'operator' | 'system';

/** A command with its identity: the same id and body give the same answer, however often it is sent. */
export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly command: Command;
}
