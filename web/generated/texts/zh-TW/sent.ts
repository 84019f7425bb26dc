// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sent.ts';

const texts: Texts = {
  asking: (a) => `正在確認你最後一次操作的結果：${a.what}…`,
  done: (a) => `你最後一次操作已經生效，只算一次：${a.what}。變動如下：`,
  refused: (a) => `你最後一次操作被拒絕，沒有扣除任何東西：${a.what}。`,
  unknown: (a) => `還不知道你最後一次操作的結果：${a.what}。本頁會繼續確認；如果已經生效，也只算一次。`,
  unchanged: "你的餘額、積分和背包都沒有變動。",
  gained: (a) => `得到 ${a.count} 件藏品`,
  given: (a) => `背包減少 ${a.count} 件藏品`,
  order: {
    PROCESSING: (a) => `儲值訂單 ${a.amount} 已建立，付款後入帳。`,
    COMPLETED: (a) => `儲值 ${a.amount} 已入帳。`,
    CANCELLED: (a) => `儲值訂單 ${a.amount} 已取消。`,
  },
  commands: {
    addBot: "新增機器人",
    buyFromShop: "商城購買",
    chaseDream: "追夢",
    claimDailyReward: "領取每日獎勵",
    claimRebate: "領取返利",
    claimVipReward: "領取會員獎勵",
    createBattle: "建立對戰",
    createGiveaway: "建立贈品房",
    deposit: "儲值",
    dissolveBattle: "解散對戰",
    enterGiveaway: "參加贈品房",
    exchangeItems: "藏品換積分",
    fillWithBots: "用機器人補滿席位",
    joinBattle: "加入對戰",
    openCase: "開啟盲盒",
    openFreeCase: "開啟免費盲盒",
    playContract: "合約",
    redeemGoldenCode: "兌換金色口令",
    retrieveItems: "取回藏品到 Steam",
    sellItems: "出售藏品",
    startDeposit: "儲值",
    transferPoints: "積分轉帳",
    upgradeItems: "升級",
  },
};

export default texts;
