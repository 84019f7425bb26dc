// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sent.ts';

const texts: Texts = {
  asking: (a) => `正在确认你最后一次操作的结果：${a.what}…`,
  done: (a) => `你最后一次操作已经生效，只算一次：${a.what}。变动如下：`,
  refused: (a) => `你最后一次操作被拒绝，没有扣除任何东西：${a.what}。`,
  unknown: (a) => `还不知道你最后一次操作的结果：${a.what}。本页会继续确认；如果已经生效，也只算一次。`,
  unchanged: "你的余额、积分和背包都没有变动。",
  gained: (a) => `得到 ${a.count} 件藏品`,
  given: (a) => `背包减少 ${a.count} 件藏品`,
  order: {
    PROCESSING: (a) => `充值订单 ${a.amount} 已创建，付款后到账。`,
    COMPLETED: (a) => `充值 ${a.amount} 已到账。`,
    CANCELLED: (a) => `充值订单 ${a.amount} 已取消。`,
  },
  commands: {
    addBot: "添加机器人",
    buyFromShop: "商城购买",
    chaseDream: "追梦",
    claimDailyReward: "领取每日奖励",
    claimRebate: "领取返利",
    claimVipReward: "领取会员奖励",
    createBattle: "创建对战",
    createGiveaway: "创建赠品房",
    deposit: "充值",
    dissolveBattle: "解散对战",
    enterGiveaway: "参加赠品房",
    exchangeItems: "藏品换积分",
    fillWithBots: "用机器人补满席位",
    joinBattle: "加入对战",
    openCase: "开启盲盒",
    openFreeCase: "开启免费盲盒",
    playContract: "合约",
    redeemGoldenCode: "兑换金色口令",
    retrieveItems: "取回藏品到 Steam",
    sellItems: "出售藏品",
    startDeposit: "充值",
    transferPoints: "积分转账",
    upgradeItems: "升级",
  },
};

export default texts;
