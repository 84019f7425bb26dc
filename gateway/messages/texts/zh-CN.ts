import { zhCN as notices } from '../../accounts/sensitive/texts/zh-CN.ts';
import type { MessageTexts, WinTexts } from './text.ts';

const wins: WinTexts = {
  case: ({ skin, value }, say) => ({
    title: `开出 ${say.skin(skin)}`,
    body: `恭喜，盲盒开出了价值 ${say.money(value)} 的 ${say.skin(skin)}，已放入背包。`,
  }),
  upgrade: ({ skin, value }, say) => ({
    title: `升级成功：${say.skin(skin)}`,
    body: `价值 ${say.money(value)} 的 ${say.skin(skin)} 已放入背包。`,
  }),
  dream: ({ skin, value }, say) => ({
    title: `追梦成功：${say.skin(skin)}`,
    body: `目标 ${say.skin(skin)}（价值 ${say.money(value)}）已放入背包。`,
  }),
  contract: ({ skin, value }, say) => ({
    title: `合约开出 ${say.skin(skin)}`,
    body: `恭喜，合约换得价值 ${say.money(value)} 的 ${say.skin(skin)}，已放入背包。`,
  }),
  battle: ({ count, value }, say) => ({
    title: '对战获胜',
    body: `你在对战中赢得 ${count} 件藏品，总值 ${say.money(value)}，已放入背包。`,
  }),
  giveaway: ({ skin, value }, say) => ({
    title: `赠品房中奖：${say.skin(skin)}`,
    body: `你的抽奖码中奖了，价值 ${say.money(value)} 的 ${say.skin(skin)} 已放入背包。`,
  }),
};

export const zhCN: MessageTexts = {
  win: (content, say) => wins[content.game](content, say),
  'deposit-paid': ({ coin, locked }, say) => ({
    title: '充值到账',
    body:
      locked === '0'
        ? `余额增加 ${say.money(coin)}。`
        : `余额增加 ${say.money(coin)}，另有 ${say.money(locked)} 锁定奖励，会随流水逐步转为余额。`,
  }),
  'retrieval-sent': ({ skin }, say) => ({
    title: `请在 Steam 接收 ${say.skin(skin)}`,
    body: '报价已经发出，请尽快在 Steam 中确认。超时未接收的藏品会退回背包。',
  }),
  'retrieval-done': ({ skin }, say) => ({ title: `${say.skin(skin)} 已取回`, body: '藏品已送达你的 Steam 账号。' }),
  'retrieval-failed': ({ skin }, say) => ({
    title: `${say.skin(skin)} 取回失败`,
    body: '藏品已退回背包。请检查交易链接和 Steam 账号状态后再试，或联系客服。',
  }),
  coupon: () => ({ title: '收到一张优惠券', body: '可以在“优惠活动”里查看和使用，注意有效期。' }),
  'support-answer': ({ subject }) => ({ title: '客服已回复', body: `你的工单“${subject}”有了新回复。` }),
  security: ({ event, detail }) => notices[event](detail),
  operator: ({ title, body }) => ({ title, body }),
};
