// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sent.ts';

const texts: Texts = {
  asking: (a) => `Asking what came of what you sent last: ${a.what}…`,
  done: (a) => `What you sent last stands, once: ${a.what}. It changed this:`,
  refused: (a) => `What you sent last was refused, and nothing was taken: ${a.what}.`,
  unknown: (a) => `It isn’t known yet what came of what you sent last: ${a.what}. This page keeps asking; if it took place, it counts once.`,
  unchanged: "Nothing moved on your balances or in your backpack.",
  gained: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item came to you` : `${a.count.toLocaleString('en-u-nu-latn')} items came to you`,
  given: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item left your backpack` : `${a.count.toLocaleString('en-u-nu-latn')} items left your backpack`,
  order: {
    PROCESSING: (a) => `The deposit order of ${a.amount} is open. It is credited once it is paid.`,
    COMPLETED: (a) => `The deposit of ${a.amount} is credited.`,
    CANCELLED: (a) => `The deposit order of ${a.amount} is cancelled.`,
  },
  commands: {
    addBot: "adding a bot",
    buyFromShop: "a purchase in the shop",
    chaseDream: "a dream chase",
    claimDailyReward: "claiming a daily reward",
    claimRebate: "claiming a rebate",
    claimVipReward: "claiming a member reward",
    createBattle: "creating a battle",
    createGiveaway: "creating a giveaway",
    deposit: "a deposit",
    dissolveBattle: "dissolving a battle",
    enterGiveaway: "entering a giveaway",
    exchangeItems: "exchanging items for points",
    fillWithBots: "filling a battle with bots",
    joinBattle: "joining a battle",
    openCase: "opening a case",
    openFreeCase: "opening a free case",
    playContract: "a contract",
    redeemGoldenCode: "redeeming a Golden Code",
    retrieveItems: "sending items to Steam",
    sellItems: "selling items",
    startDeposit: "a deposit",
    transferPoints: "a transfer of points",
    upgradeItems: "an upgrade",
  },
};

export default texts;
