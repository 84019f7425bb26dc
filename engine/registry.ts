import { publishCaseWith, retireCase } from './catalog/case/publish-case.ts';
import { publishConsolationWith } from './catalog/consolation/publish-consolation.ts';
import { publishCatalogWith } from './catalog/publish-catalog.ts';
import { publishSkin } from './catalog/skin/publish-skin.ts';
import type { Command } from './commands.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import { requestDeposit } from './deposits/request-deposit.ts';
import { settlePayment } from './deposits/settle-payment.ts';
import type { GlasscaseEvent } from './events.ts';
import type { Hashing } from './fairness/hashing.ts';
import { createBattleWith } from './games/battle/create-battle.ts';
import { dissolveBattle, expireBattle } from './games/battle/dissolve-battle.ts';
import { deliverBattleBeaconWith, playBattleRound } from './games/battle/play-round.ts';
import { addBotWith, joinBattleWith } from './games/battle/take-seat.ts';
import { openCase } from './games/case/open-case.ts';
import { openFreeCase } from './games/case/open-free-case.ts';
import { chaseDreamWith } from './games/dream/chase-dream.ts';
import { awardPrizes } from './games/giveaway/award-prizes.ts';
import { cancelGiveaway } from './games/giveaway/cancel-giveaway.ts';
import { createGiveawayWith } from './games/giveaway/create-giveaway.ts';
import { deliverGiveawayBeaconWith, drawGiveawayWith } from './games/giveaway/draw-giveaway.ts';
import { enterGiveawayWith } from './games/giveaway/enter-giveaway.ts';
import { upgradeItemsWith } from './games/upgrade/upgrade-items.ts';
import type { Decision } from './glasscase-decision.ts';
import type { Handler } from './kernel/handler.ts';
import type { CommandId } from './kernel/ids.ts';
import type { Needs } from './kernel/world.ts';
import { exchangeItems } from './market/points/exchange-items.ts';
import { transferPoints } from './market/points/transfer-points.ts';
import { sellItems } from './market/selling/sell-items.ts';
import { buyFromShopWith } from './market/shop/buy-from-shop.ts';
import { closeListing } from './market/shop/close-listing.ts';
import { stockListing } from './market/shop/stock-listing.ts';
import { adjustBalance } from './player/adjust-balance.ts';
import { commitHostSeeds } from './player/commit-host-seeds.ts';
import { erasePlayer } from './player/erase-player.ts';
import { registerPlayer } from './player/register-player.ts';
import { retireSeed, rotateSeed } from './player/rotate-seed.ts';
import { settleDeposit } from './player/settle-deposit.ts';
import { bindInviter } from './programme/bind-inviter.ts';
import { claimDailyReward } from './programme/claim-daily-reward.ts';
import { claimRebate } from './programme/claim-rebate.ts';
import { claimVipReward } from './programme/claim-vip-reward.ts';
import { grantCoupon } from './programme/grant-coupon.ts';
import { issueGoldenCode } from './programme/issue-golden-code.ts';
import { publishProgramme } from './programme/publish-programme.ts';
import { redeemGoldenCode } from './programme/redeem-golden-code.ts';
import { revokeCoupon } from './programme/revoke-coupon.ts';
import { advanceRetrieval } from './retrieval/advance-retrieval.ts';
import { retrieveItemsWith } from './retrieval/retrieve-items.ts';
import { stopGame } from './site/stop-game.ts';
import type { StreamState } from './stream-state.ts';
import type { GlasscaseKnown, GlasscaseWorld, WorldStates } from './world-states.ts';

type CommandType = Command['type'];
/** Commands by type, in the form by which TypeScript relates a command to its handler. */
type Commands = { readonly [Type in CommandType]: Extract<Command, { type: Type }> };
type CommandOf<Type extends CommandType> = { [Each in Type]: Commands[Each] & { readonly type: Each } }[Type];
/** What is emitted is in the product's language, and what is seen is in its world, whatever the area. */
type Handlers = {
  readonly [Type in CommandType]: Handler<CommandOf<Type>, GlasscaseEvent, WorldStates, StreamState>;
};

/** All deciders of the product, as the committer and the auditor use them. */
export interface Rules {
  needs(command: Command, known: GlasscaseKnown): Needs;
  decide(command: Command, world: GlasscaseWorld, commandId: CommandId): Decision;
}

/** Adding a command is one line in the table. */
export const rulesWith = (hashing: Hashing): Rules => {
  const handlers: Handlers = {
    RegisterPlayer: registerPlayer,
    SettleDeposit: settleDeposit,
    SellItems: sellItems,
    RotateSeed: rotateSeed,
    RetireSeed: retireSeed,
    CommitHostSeeds: commitHostSeeds,
    OpenCase: openCase,
    UpgradeItems: upgradeItemsWith(hashing),
    ChaseDream: chaseDreamWith(hashing),
    CreateBattle: createBattleWith(hashing),
    JoinBattle: joinBattleWith(hashing),
    AddBot: addBotWith(hashing),
    DissolveBattle: dissolveBattle,
    ExpireBattle: expireBattle,
    PlayBattleRound: playBattleRound,
    DeliverBattleBeacon: deliverBattleBeaconWith(hashing),
    CreateGiveaway: createGiveawayWith(hashing),
    EnterGiveaway: enterGiveawayWith(hashing),
    DrawGiveaway: drawGiveawayWith(hashing),
    DeliverGiveawayBeacon: deliverGiveawayBeaconWith(hashing),
    CancelGiveaway: cancelGiveaway,
    AwardPrizes: awardPrizes,
    PublishSkin: publishSkin,
    PublishCase: publishCaseWith(hashing),
    RetireCase: retireCase,
    PublishConsolation: publishConsolationWith(hashing),
    PublishCatalog: publishCatalogWith(hashing),
    StopGame: stopGame,
    RequestDeposit: requestDeposit,
    CancelDeposit: cancelDeposit,
    SettlePayment: settlePayment,
    ExchangeItems: exchangeItems,
    TransferPoints: transferPoints,
    BindInviter: bindInviter,
    ClaimRebate: claimRebate,
    ClaimVipReward: claimVipReward,
    ClaimDailyReward: claimDailyReward,
    GrantCoupon: grantCoupon,
    RevokeCoupon: revokeCoupon,
    IssueGoldenCode: issueGoldenCode,
    RedeemGoldenCode: redeemGoldenCode,
    PublishProgramme: publishProgramme,
    OpenFreeCase: openFreeCase,
    StockListing: stockListing,
    CloseListing: closeListing,
    BuyFromShop: buyFromShopWith(hashing),
    RetrieveItems: retrieveItemsWith(hashing),
    AdvanceRetrieval: advanceRetrieval,
    AdjustBalance: adjustBalance,
    ErasePlayer: erasePlayer,
  };
  const needs = <Type extends CommandType>(command: CommandOf<Type>, known: GlasscaseKnown): Needs =>
    handlers[command.type].needs(command, known);
  const decide = <Type extends CommandType>(
    command: CommandOf<Type>,
    world: GlasscaseWorld,
    commandId: CommandId,
  ): Decision => handlers[command.type].decide(command, world, commandId);
  return { needs, decide };
};
