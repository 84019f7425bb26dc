// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/retrieval.ts';

const texts: Texts = {
  title: "取回到 Steam",
  about: (a) => `${a.count} 件藏品將寄往你的 Steam 帳號。`,
  items: "要取回的藏品",
  to: "交易連結",
  upTo12Hours: "部分藏品從亞洲出貨，最長可能需要 12 小時。",
  failureReturns: "如果沒有送達，藏品會回到背包。",
  send: (a) => `取回 ${a.count} 件`,
  sending: "送出中…",
  working: (a) => `正在送出 ${a.count} 件藏品的取回申請…`,
  sent: (a) => `${a.count} 件藏品已開始取回`,
  unanswered: "上一次取回還沒有收到回覆，確認時會沿用同一編號，不會重複送出。",
  confirm: "繼續確認",
  noLink: {
    title: "請先填寫交易連結",
    text: "取回的藏品會透過 Steam 交易提案寄給你，需要你的交易連結。在帳號設定填好後再回來。",
    action: "前往填寫",
  },
  states: {
    RETRIEVING: "取回中",
    AWAITING_SHIPMENT: "待出貨",
    AWAITING_RECEIPT: "待收貨",
    SUCCESS: "已送達",
    FAILED: "取回失敗",
  },
  step: (a) => `第 ${a.step} 步，共 ${a.all} 步：${a.name}`,
  failed: "藏品已回到背包。",
  message: "服務商留言",
  updated: "更新於",
  created: "送出於",
  dispute: {
    action: "有問題",
    title: "對這次取回提出異議",
    text: "寫下發生了什麼事，我們會在客服單裡回覆。",
    label: "問題描述",
    hint: "10–2,000 個字元",
    invalid: "請寫 10–2,000 個字元",
    send: "送出客服單",
    sending: "送出中…",
    done: "客服單已送出",
    see: "查看客服單",
  },
};

export default texts;
