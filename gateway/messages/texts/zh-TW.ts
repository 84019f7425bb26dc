import { zhTW as notices } from '../../accounts/sensitive/texts/zh-TW.ts';
import type { MessageTexts, WinTexts } from './text.ts';

const wins: WinTexts = {
  case: ({ skin, value }, say) => ({
    title: `開出 ${say.skin(skin)}`,
    body: `恭喜，盲盒開出了價值 ${say.money(value)} 的 ${say.skin(skin)}，已放進背包。`,
  }),
  upgrade: ({ skin, value }, say) => ({
    title: `升級成功：${say.skin(skin)}`,
    body: `價值 ${say.money(value)} 的 ${say.skin(skin)} 已放進背包。`,
  }),
  dream: ({ skin, value }, say) => ({
    title: `追夢成功：${say.skin(skin)}`,
    body: `目標 ${say.skin(skin)}（價值 ${say.money(value)}）已放進背包。`,
  }),
  contract: ({ skin, value }, say) => ({
    title: `合約開出 ${say.skin(skin)}`,
    body: `恭喜，合約換得價值 ${say.money(value)} 的 ${say.skin(skin)}，已放進背包。`,
  }),
  battle: ({ count, value }, say) => ({
    title: '對戰獲勝',
    body: `你在對戰中贏得 ${count} 件藏品，總值 ${say.money(value)}，已放進背包。`,
  }),
  giveaway: ({ skin, value }, say) => ({
    title: `贈品房中獎：${say.skin(skin)}`,
    body: `你的抽獎碼中獎了，價值 ${say.money(value)} 的 ${say.skin(skin)} 已放進背包。`,
  }),
};

export const zhTW: MessageTexts = {
  win: (content, say) => wins[content.game](content, say),
  'deposit-paid': ({ coin, locked }, say) => ({
    title: '儲值入帳',
    body:
      locked === '0'
        ? `餘額增加 ${say.money(coin)}。`
        : `餘額增加 ${say.money(coin)}，另有 ${say.money(locked)} 鎖定獎勵，會隨流水逐步轉為餘額。`,
  }),
  'retrieval-sent': ({ skin }, say) => ({
    title: `請在 Steam 接收 ${say.skin(skin)}`,
    body: '報價已經送出，請儘快在 Steam 中確認。逾時未接收的藏品會退回背包。',
  }),
  'retrieval-done': ({ skin }, say) => ({ title: `${say.skin(skin)} 已取回`, body: '藏品已送達你的 Steam 帳號。' }),
  'retrieval-failed': ({ skin }, say) => ({
    title: `${say.skin(skin)} 取回失敗`,
    body: '藏品已退回背包。請檢查交易連結和 Steam 帳號狀態後再試，或聯絡客服。',
  }),
  coupon: () => ({ title: '收到一張優惠券', body: '可以在「優惠活動」裡查看和使用，請留意有效期限。' }),
  'support-answer': ({ subject }) => ({ title: '客服已回覆', body: `你的客服單「${subject}」有了新回覆。` }),
  security: ({ event, detail }) => notices[event](detail),
  operator: ({ title, body }) => ({ title, body }),
};
