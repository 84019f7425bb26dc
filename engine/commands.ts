import type { PublishCase, RetireCase } from './catalog/case/publish-case.ts';
import type { PublishConsolation } from './catalog/consolation/publish-consolation.ts';
import type { PublishCatalog } from './catalog/publish-catalog.ts';
import type { PublishSkin } from './catalog/skin/publish-skin.ts';
import type { CancelDeposit } from './deposits/cancel-deposit.ts';
import type { RequestDeposit } from './deposits/request-deposit.ts';
import type { SettlePayment } from './deposits/settle-payment.ts';
import type { CreateBattle } from './games/battle/create-battle.ts';
import type { DissolveBattle, ExpireBattle } from './games/battle/dissolve-battle.ts';
import type { DeliverBattleBeacon, PlayBattleRound } from './games/battle/play-round.ts';
import type { AddBot, JoinBattle } from './games/battle/take-seat.ts';
import type { OpenCase } from './games/case/open-case.ts';
import type { OpenFreeCase } from './games/case/open-free-case.ts';
import type { ChaseDream } from './games/dream/chase-dream.ts';
import type { AwardPrizes } from './games/giveaway/award-prizes.ts';
import type { CancelGiveaway } from './games/giveaway/cancel-giveaway.ts';
import type { CreateGiveaway } from './games/giveaway/create-giveaway.ts';
import type { DeliverGiveawayBeacon, DrawGiveaway } from './games/giveaway/draw-giveaway.ts';
import type { EnterGiveaway } from './games/giveaway/enter-giveaway.ts';
import type { UpgradeItems } from './games/upgrade/upgrade-items.ts';
import type { CommandId, PlayerId } from './kernel/ids.ts';
import type { ExchangeItems } from './market/points/exchange-items.ts';
import type { TransferPoints } from './market/points/transfer-points.ts';
import type { SellItems } from './market/selling/sell-items.ts';
import type { BuyFromShop } from './market/shop/buy-from-shop.ts';
import type { CloseListing } from './market/shop/close-listing.ts';
import type { StockListing } from './market/shop/stock-listing.ts';
import type { AdjustBalance } from './player/adjust-balance.ts';
import type { CommitHostSeeds } from './player/commit-host-seeds.ts';
import type { ErasePlayer } from './player/erase-player.ts';
import type { RegisterPlayer } from './player/register-player.ts';
import type { RetireSeed, RotateSeed } from './player/rotate-seed.ts';
import type { SettleDeposit } from './player/settle-deposit.ts';
import type { BindInviter } from './programme/bind-inviter.ts';
import type { ClaimDailyReward } from './programme/claim-daily-reward.ts';
import type { ClaimRebate } from './programme/claim-rebate.ts';
import type { ClaimVipReward } from './programme/claim-vip-reward.ts';
import type { GrantCoupon } from './programme/grant-coupon.ts';
import type { IssueGoldenCode } from './programme/issue-golden-code.ts';
import type { PublishProgramme } from './programme/publish-programme.ts';
import type { RedeemGoldenCode } from './programme/redeem-golden-code.ts';
import type { RevokeCoupon } from './programme/revoke-coupon.ts';
import type { AdvanceRetrieval } from './retrieval/advance-retrieval.ts';
import type { RetrieveItems } from './retrieval/retrieve-items.ts';
import type { StopGame } from './site/stop-game.ts';

/** Everything that can be asked of the engine. Plain JSON-like data: amounts are decimal strings. */
export type Command =
  | RegisterPlayer
  | SettleDeposit
  | SellItems
  | RotateSeed
  | RetireSeed
  | CommitHostSeeds
  | OpenCase
  | UpgradeItems
  | ChaseDream
  | CreateBattle
  | JoinBattle
  | AddBot
  | DissolveBattle
  | ExpireBattle
  | PlayBattleRound
  | DeliverBattleBeacon
  | CreateGiveaway
  | EnterGiveaway
  | DrawGiveaway
  | DeliverGiveawayBeacon
  | CancelGiveaway
  | AwardPrizes
  | PublishSkin
  | PublishCase
  | RetireCase
  | PublishConsolation
  | PublishCatalog
  | StopGame
  | RequestDeposit
  | CancelDeposit
  | SettlePayment
  | ExchangeItems
  | TransferPoints
  | BindInviter
  | ClaimRebate
  | ClaimVipReward
  | ClaimDailyReward
  | GrantCoupon
  | RevokeCoupon
  | IssueGoldenCode
  | RedeemGoldenCode
  | PublishProgramme
  | OpenFreeCase
  | StockListing
  | CloseListing
  | BuyFromShop
  | RetrieveItems
  | AdvanceRetrieval
  | AdjustBalance
  | ErasePlayer;

/** Who asks. Receipts belong to the actor, so that nobody meets another's command id. */
export type Actor = PlayerId | 'operator' | 'system';

/** A command with its identity: the same id and body give the same answer, however often it is sent. */
export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly command: Command;
}

/** Who may ask for a command. What has no player in it comes from the house: an operator, a deadline or a beacon. */
export const actorOf = (command: Command): Actor => {
  switch (command.type) {
    case 'RetireSeed':
    case 'CommitHostSeeds':
    case 'ExpireBattle':
    case 'PlayBattleRound':
    case 'DeliverBattleBeacon':
    case 'DrawGiveaway':
    case 'AwardPrizes':
    case 'DeliverGiveawayBeacon':
    case 'SettlePayment':
    case 'AdvanceRetrieval':
      return 'system';
    case 'CancelDeposit':
      return command.reason === 'player' ? command.playerId : 'system';
    case 'GrantCoupon':
    case 'RevokeCoupon':
    case 'AdjustBalance':
      return 'operator';
    case 'CreateGiveaway':
      return command.host.kind === 'player' ? command.host.playerId : 'operator';
    default:
      return 'playerId' in command ? (command.playerId ?? 'operator') : 'operator';
  }
};
