import { percentOf } from '../document.ts';
import { coinText, termsOfPlayIn } from '../terms-of-play.ts';

export const termsOfPlay = termsOfPlayIn({
  title: '遊戲規則',
  summary: '開箱、升級、追夢和獎勵所依據的數值：現行的、已預告的和以往的。',
  about: {
    heading: '這些數值從哪裡來',
    paragraphs: [
      '數值先公布在公開日誌裡，之後才有人按它來玩；每一次遊玩都寫明所依章節的雜湊值。任何人都能用稽核工具核對，結果沒有用過別的數值。',
      '凡是影響抽取的改動，至少提前 60 秒預告；新數值生效後 60 秒內，你看到的舊數值仍然有效。',
    ],
  },
  headings: { case: '開箱', upgrade: '升級', dream: '追夢', contract: '合約', rewards: '贈金與獎勵' },
  says: {
    case: ({ maxQuantity }) => [`一次最多開啟 ${maxQuantity} 個。每款盲盒的內容和機率見各自頁面。`],
    upgrade: ({ returnPercent, minTickets, maxTickets, maxItems }) => [
      `平均返還投入的 ${returnPercent}%。機率在 ${percentOf(minTickets)}% 到 ${percentOf(maxTickets)}% 之間，一次最多投入 ${maxItems} 件藏品。`,
    ],
    dream: ({ returnPercent, minTickets, maxTickets }) => [
      `連同安慰獎在內，平均返還追夢費的 ${returnPercent}%。機率在 ${percentOf(minTickets)}% 到 ${percentOf(maxTickets)}% 之間。`,
    ],
    contract: ({ returnPercent, minItems, maxItems, lowestPercent, highestPercent }) => [
      `平均返還投入的至多 ${returnPercent}%。一次投入 ${minItems} 到 ${maxItems} 件藏品，可能得到的藏品價值為投入的 ${lowestPercent}% 到 ${highestPercent}%。`,
    ],
    rewards: ({ firstDeposit, dailyTiers, rebateLevels, vipRewards, freeCases }) => [
      `首儲：贈送 ${firstDeposit.percent}% 的鎖定獎勵，最多 ${coinText(firstDeposit.max)}。`,
      `每日儲值：${dailyTiers.map(({ deposit, reward }) => `滿 ${coinText(deposit)} 送 ${coinText(reward)}`).join('；') || '無'}。`,
      `各級推廣回饋：${rebateLevels.map(({ ratio }) => `${ratio / 100}%`).join('、')}。`,
      `各級會員獎勵積分：${vipRewards.map(coinText).join('、')}。`,
      `每日免費盲盒：${freeCases.map((tier) => `${tier.grade} 級起 ${tier.case}`).join('；') || '無'}。`,
    ],
  },
  inForce: (since, hash) => `自 ${since} 起生效。雜湊值：${hash}`,
  announced: (from) => `已預告，${from} 起生效：`,
  earlier: (from, until) => `以往，${from} 至 ${until}：`,
});
