// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  win: {
    case: {
      title: (a) => `開出 ${a.skin}`,
      body: (a) => `恭喜，盲盒開出了價值 ${a.value} 的 ${a.skin}，已放進背包。`,
    },
    upgrade: {
      title: (a) => `升級成功：${a.skin}`,
      body: (a) => `價值 ${a.value} 的 ${a.skin} 已放進背包。`,
    },
    dream: {
      title: (a) => `追夢成功：${a.skin}`,
      body: (a) => `目標 ${a.skin}（價值 ${a.value}）已放進背包。`,
    },
    contract: {
      title: (a) => `合約開出 ${a.skin}`,
      body: (a) => `恭喜，合約換得價值 ${a.value} 的 ${a.skin}，已放進背包。`,
    },
    battle: {
      title: "對戰獲勝",
      body: (a) => `你在對戰中贏得 ${a.count} 件藏品，總值 ${a.value}，已放進背包。`,
    },
    giveaway: {
      title: (a) => `贈品房中獎：${a.skin}`,
      body: (a) => `你的抽獎碼中獎了，價值 ${a.value} 的 ${a.skin} 已放進背包。`,
    },
  },
  'deposit-paid': {
    title: "儲值入帳",
    body: (a) => `餘額增加 ${a.coin}。`,
    bodyWithBonus: (a) => `餘額增加 ${a.coin}，另有 ${a.locked} 鎖定獎勵，會隨流水逐步轉為餘額。`,
  },
  'retrieval-sent': {
    title: (a) => `請在 Steam 接收 ${a.skin}`,
    body: "報價已經送出，請儘快在 Steam 中確認。逾時未接收的藏品會退回背包。",
  },
  'retrieval-done': {
    title: (a) => `${a.skin} 已取回`,
    body: "藏品已送達你的 Steam 帳號。",
  },
  'retrieval-failed': {
    title: (a) => `${a.skin} 取回失敗`,
    body: "藏品已退回背包。請檢查交易連結和 Steam 帳號狀態後再試，或聯絡客服。",
  },
  coupon: {
    title: "收到一張優惠券",
    body: "可以在「獎勵」裡查看和使用，請留意有效期限。",
  },
  'contest-prize': {
    title: (a) => `排行賽第 ${a.rank.toLocaleString('zh-TW-u-nu-latn')} 名`,
    titleOfNamed: (a) => `「${a.contest}」第 ${a.rank.toLocaleString('zh-TW-u-nu-latn')} 名`,
    body: (a) => `獎金 ${a.amount} 已存入你的餘額。`,
    bodyOfBonus: (a) => `獎金 ${a.amount} 以鎖定獎勵發放，會隨流水逐步轉為餘額。`,
  },
  'contest-prize-lost': {
    title: (a) => `「${a.contest}」第 ${a.rank.toLocaleString('zh-TW-u-nu-latn')} 名：獎金未發放`,
    body: (a) => `你的餘額加上獎金 ${a.amount} 會超出帳戶可容納的上限，因此這筆獎金失效，不再補發。名次照常保留。`,
  },
  'support-answer': {
    title: "客服已回覆",
    body: (a) => `你的客服單「${a.subject}」有了新回覆。`,
  },
};

export default texts;
