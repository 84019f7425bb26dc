import { maxFallPercent } from '../../../../engine/market/terms.ts';
import { daysOf, hoursOf, minutesOf, percentOf, secondsOf } from '../document.ts';
import { coinText, termsOfPlayIn } from '../terms-of-play.ts';

export const termsOfPlay = termsOfPlayIn({
  title: '遊戲規則',
  summary: '各玩法、藏品、商城和獎勵所依據的數值：現行的、已預告的和以往的。',
  about: {
    heading: '這些數值從哪裡來',
    paragraphs: [
      '數值先公布在公開日誌裡，之後才有人按它來玩；每一次遊玩都寫明所依章節的雜湊值。任何人都能用稽核工具核對，結果沒有用過別的數值。',
      '凡是影響抽取的改動，至少提前 60 秒預告；新數值生效後 60 秒內，你看到的舊數值仍然有效。',
    ],
  },
  headings: {
    seeds: '種子對',
    case: '開箱',
    upgrade: '升級',
    dream: '追夢',
    contract: '合約',
    battle: '對戰',
    giveaway: '贈品房',
    items: '藏品：保值、出售與換積分',
    shop: '商城',
    transfer: '積分',
    rewards: '贈金與獎勵',
  },
  says: {
    seeds: ({ longestUseMs, maxRounds }) => [
      `每對種子最遲在啟用 ${daysOf(longestUseMs)} 天或玩滿 ${maxRounds} 輪後自動揭示，時限以承諾它那一刻的規則為準。`,
    ],
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
    battle: ({ maxSeats, maxBoxes, firstRoundMs, roundMs, expiryMs, beaconMarginMs }) => [
      `一間房最多 ${maxSeats} 個座位、${maxBoxes} 輪，最多等待 ${minutesOf(expiryMs)} 分鐘。滿員後（使用信標時為信標到達後）${secondsOf(firstRoundMs)} 秒開始第一輪，之後每 ${secondsOf(roundMs)} 秒一輪。所用信標至少在滿員 ${secondsOf(beaconMarginMs)} 秒之後才產生。`,
    ],
    giveaway: (terms) => {
      const {
        longestWaitMs,
        longestOpenMs,
        shortestOpenMs,
        maxPrizes,
        maxHousePrizes,
        maxEntries,
        maxOpen,
        beaconMarginMs,
      } = terms;
      return [
        `房間最多可提前 ${daysOf(longestWaitMs)} 天設好，接受參加 ${minutesOf(shortestOpenMs)} 分鐘到 ${daysOf(longestOpenMs)} 天，最多 ${maxEntries} 人參加。玩家每間房最多拿出 ${maxPrizes} 件藏品，同時最多開 ${maxOpen} 間；官方每間最多 ${maxHousePrizes} 件。所用信標至少在開獎時間 ${secondsOf(beaconMarginMs)} 秒之後才產生。`,
      ];
    },
    items: (terms) => {
      const { valueLockMs, sellPercent, exchangePercent } = terms;
      const fall = maxFallPercent(terms);
      return [
        `藏品在取得後的 ${hoursOf(valueLockMs)} 小時內維持取得時的價值；時長以取得那一刻的規則為準，之後的改動不影響它。出售得到價值 ${sellPercent}% 的餘額，換積分得到價值 ${exchangePercent}% 的積分。`,
        fall === null
          ? '目錄裡的價值下跌多快沒有上限。'
          : `目錄裡的價值在 24 小時內下跌不超過 ${fall}%，這個上限以後只會收緊，不會放寬。`,
      ];
    },
    shop: ({ coinPercent, pointsPercent, maxItems }) => [
      `用餘額購買為目錄價值的 ${coinPercent}%，用積分購買為 ${pointsPercent}%，一次最多 ${maxItems} 件。`,
    ],
    transfer: ({ ratePercent, minPoints }) => [
      `積分按 ${ratePercent}% 轉為餘額，每次至少 ${coinText(minPoints)} 積分。`,
    ],
    rewards: ({ firstDeposit, releasePercent, dailyTiers, rebateLevels, vipRewards, freeCases }) => [
      `首儲：贈送 ${firstDeposit.percent}% 的鎖定獎勵，最多 ${coinText(firstDeposit.max)}。`,
      `鎖定獎勵依已結算投入的 ${releasePercent}% 逐步轉為餘額。`,
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
