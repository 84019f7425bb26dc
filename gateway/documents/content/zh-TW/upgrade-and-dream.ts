import { type DocumentText, type Figures, percentOf } from '../../document.ts';

export const upgradeAndDream = ({ sections: { upgrade, dream } }: Figures): DocumentText => ({
  title: '升級與追夢',
  summary: '想要某一件特定的藏品，有兩種玩法：投入藏品，或支付追夢費。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '升級',
      paragraphs: [
        `投入 1 到 ${upgrade.maxItems} 件藏品，也可以加上餘額，換取一件價值更高的目標。機率 = 投入 ÷ 目標價值 × ${upgrade.returnPercent}%，向下取整，必須在 ${percentOf(upgrade.minTickets)}% 到 ${percentOf(upgrade.maxTickets)}% 之間。少掉的 ${100 - upgrade.returnPercent}% 歸平台。`,
        '轉盤上的弧就是你的機率，轉盤停下的角度就是抽中的票號。贏了得到目標，輸了投入全部消失，沒有安慰獎。',
      ],
    },
    {
      heading: '追夢',
      paragraphs: [
        `選擇目標，再選 ${percentOf(dream.minTickets)}% 到 ${percentOf(dream.maxTickets)}% 之間的機率，兩者決定追夢費。費用的算法保證：平均下來，連同安慰獎在內，返還不超過 ${dream.returnPercent}%。`,
        '沒有追到時，會得到安慰獎表裡的一件藏品。安慰獎表公開、有版本編號，每件的機率都寫明。',
      ],
    },
    {
      heading: '所見即所抽',
      paragraphs: [
        '每次操作都會寫明你看到的價值和機率。如果期間有變動，操作會被拒絕，不會扣款；請看過新的數字再決定。',
      ],
    },
  ],
});
