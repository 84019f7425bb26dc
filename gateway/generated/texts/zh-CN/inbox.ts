// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  win: {
    case: {
      title: (a) => `开出 ${a.skin}`,
      body: (a) => `恭喜，盲盒开出了价值 ${a.value} 的 ${a.skin}，已放入背包。`,
    },
    upgrade: {
      title: (a) => `升级成功：${a.skin}`,
      body: (a) => `价值 ${a.value} 的 ${a.skin} 已放入背包。`,
    },
    dream: {
      title: (a) => `追梦成功：${a.skin}`,
      body: (a) => `目标 ${a.skin}（价值 ${a.value}）已放入背包。`,
    },
    contract: {
      title: (a) => `合约开出 ${a.skin}`,
      body: (a) => `恭喜，合约换得价值 ${a.value} 的 ${a.skin}，已放入背包。`,
    },
    battle: {
      title: "对战获胜",
      body: (a) => `你在对战中赢得 ${a.count} 件藏品，总值 ${a.value}，已放入背包。`,
    },
    giveaway: {
      title: (a) => `赠品房中奖：${a.skin}`,
      body: (a) => `你的抽奖码中奖了，价值 ${a.value} 的 ${a.skin} 已放入背包。`,
    },
  },
  'deposit-paid': {
    title: "充值到账",
    body: (a) => `余额增加 ${a.coin}。`,
    bodyWithBonus: (a) => `余额增加 ${a.coin}，另有 ${a.locked} 锁定奖励，会随流水逐步转为余额。`,
  },
  'retrieval-sent': {
    title: (a) => `请在 Steam 接收 ${a.skin}`,
    body: "报价已经发出，请尽快在 Steam 中确认。超时未接收的藏品会退回背包。",
  },
  'retrieval-done': {
    title: (a) => `${a.skin} 已取回`,
    body: "藏品已送达你的 Steam 账号。",
  },
  'retrieval-failed': {
    title: (a) => `${a.skin} 取回失败`,
    body: "藏品已退回背包。请检查交易链接和 Steam 账号状态后再试，或联系客服。",
  },
  coupon: {
    title: "收到一张优惠券",
    body: "可以在“奖励”里查看和使用，注意有效期。",
  },
  'contest-prize': {
    title: (a) => `排行赛第 ${a.rank.toLocaleString('zh-CN-u-nu-latn')} 名`,
    titleOfNamed: (a) => `“${a.contest}”第 ${a.rank.toLocaleString('zh-CN-u-nu-latn')} 名`,
    body: (a) => `奖金 ${a.amount} 已存入你的余额。`,
    bodyOfBonus: (a) => `奖金 ${a.amount} 以锁定奖励发放，会随流水逐步转为余额。`,
  },
  'contest-prize-lost': {
    title: (a) => `“${a.contest}”第 ${a.rank.toLocaleString('zh-CN-u-nu-latn')} 名：奖金未发放`,
    body: (a) => `你的余额加上奖金 ${a.amount} 会超出账户可容纳的上限，因此这笔奖金失效，不再补发。名次照常保留。`,
  },
  'support-answer': {
    title: "客服已回复",
    body: (a) => `你的工单“${a.subject}”有了新回复。`,
  },
};

export default texts;
