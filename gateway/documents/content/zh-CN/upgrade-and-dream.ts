import { type DocumentText, type Figures, percentOf } from '../../document.ts';

export const upgradeAndDream = ({ sections: { upgrade, dream } }: Figures): DocumentText => ({
  title: '升级与追梦',
  summary: '想要某一件特定的藏品，有两种玩法：投入藏品，或者支付追梦费。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '升级',
      paragraphs: [
        `投入 1 到 ${upgrade.maxItems} 件藏品，也可以加上余额，换取一件价值更高的目标。概率 = 投入 ÷ 目标价值 × ${upgrade.returnPercent}%，向下取整，必须在 ${percentOf(upgrade.minTickets)}% 到 ${percentOf(upgrade.maxTickets)}% 之间。少掉的 ${100 - upgrade.returnPercent}% 归平台。`,
        '转盘上的弧就是你的概率，转盘停下的角度就是抽中的票号。赢了得到目标，输了投入全部消失，没有安慰奖。',
      ],
    },
    {
      heading: '追梦',
      paragraphs: [
        `选择目标，再选 ${percentOf(dream.minTickets)}% 到 ${percentOf(dream.maxTickets)}% 之间的概率，两者决定追梦费。费用的算法保证：平均下来，连同安慰奖在内，返还不超过 ${dream.returnPercent}%。`,
        '没有追到时，会得到安慰奖表里的一件藏品。安慰奖表公开，有版本号，每件的概率都写明。',
      ],
    },
    {
      heading: '所见即所抽',
      paragraphs: [
        '每次操作都会写明你看到的价值和概率。如果其间有变动，操作会被拒绝，不扣任何费用；请看过新的数字再决定。',
      ],
    },
  ],
});
