import type { DocumentText } from '../../document.ts';

export const retrievalDelayed: DocumentText = {
  title: '取回很慢或失敗了',
  summary: '取回最長可能需要 12 小時。各個狀態是什麼意思，什麼時候該聯絡我們。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '12 小時以內',
      paragraphs: [
        '部分藏品從亞洲出貨，取回最長可能需要 12 小時。取回中和待出貨時，你不用做什麼。',
        '待收貨表示 Steam 裡有一份交易提案在等你。提案會過期，請盡快接受。',
      ],
    },
    {
      heading: '失敗了',
      paragraphs: [
        '藏品已經回到背包，紀錄裡寫明了原因。常見原因有：交易連結有誤，或在 Steam 裡更新過；物品庫不公開；帳號被 Steam 限制交易。請在設定裡更正後再試。',
      ],
    },
    {
      heading: '沒有收到',
      paragraphs: [
        '如果紀錄顯示成功而物品庫裡沒有，或超過 12 小時沒有進展，請在紀錄上提出異議，系統會建立一張已連結該取回的客服單。',
      ],
    },
  ],
};
