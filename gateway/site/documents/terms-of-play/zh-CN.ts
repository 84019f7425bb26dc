import { maxFallPercent } from '../../../../engine/market/terms.ts';
import { daysOf, hoursOf, minutesOf, percentOf, secondsOf } from '../document.ts';
import { coinText, termsOfPlayIn } from '../terms-of-play.ts';

export const termsOfPlay = termsOfPlayIn({
  title: '游戏规则',
  summary: '各玩法、藏品、商城和奖励所依据的数值：现行的、已预告的和以往的。',
  about: {
    heading: '这些数值从哪里来',
    paragraphs: [
      '数值先公布在公开日志里，之后才有人按它来玩；每一次游玩都写明所依章节的哈希值。任何人都能用审计工具核对，结果没有用过别的数值。',
      '凡是影响抽取的改动，至少提前 60 秒预告；新数值生效后 60 秒内，你看到的旧数值仍然有效。',
    ],
  },
  headings: {
    seeds: '种子对',
    case: '开箱',
    upgrade: '升级',
    dream: '追梦',
    contract: '合约',
    battle: '对战',
    giveaway: '赠品房',
    items: '藏品：保值、出售与换积分',
    shop: '商城',
    transfer: '积分',
    rewards: '赠金与奖励',
  },
  says: {
    seeds: ({ longestUseMs, maxRounds }) => [
      `每对种子最迟在启用 ${daysOf(longestUseMs)} 天或玩满 ${maxRounds} 轮后自动揭示，时限以承诺它那一刻的规则为准。`,
    ],
    case: ({ maxQuantity }) => [`一次最多开启 ${maxQuantity} 个。每款盲盒的内容和概率见各自页面。`],
    upgrade: ({ returnPercent, minTickets, maxTickets, maxItems }) => [
      `平均返还投入的 ${returnPercent}%。概率在 ${percentOf(minTickets)}% 到 ${percentOf(maxTickets)}% 之间，一次最多投入 ${maxItems} 件藏品。`,
    ],
    dream: ({ returnPercent, minTickets, maxTickets }) => [
      `连同安慰奖在内，平均返还追梦费的 ${returnPercent}%。概率在 ${percentOf(minTickets)}% 到 ${percentOf(maxTickets)}% 之间。`,
    ],
    contract: ({ returnPercent, minItems, maxItems, lowestPercent, highestPercent }) => [
      `平均返还投入的至多 ${returnPercent}%。一次投入 ${minItems} 到 ${maxItems} 件藏品，可能得到的藏品价值为投入的 ${lowestPercent}% 到 ${highestPercent}%。`,
    ],
    battle: ({ maxSeats, maxBoxes, firstRoundMs, roundMs, expiryMs, beaconMarginMs }) => [
      `一间房最多 ${maxSeats} 个座位、${maxBoxes} 轮，最多等待 ${minutesOf(expiryMs)} 分钟。满员后（使用信标时为信标到达后）${secondsOf(firstRoundMs)} 秒开始第一轮，之后每 ${secondsOf(roundMs)} 秒一轮。所用信标至少在满员 ${secondsOf(beaconMarginMs)} 秒之后才产生。`,
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
        `房间最多可提前 ${daysOf(longestWaitMs)} 天设好，接受参加 ${minutesOf(shortestOpenMs)} 分钟到 ${daysOf(longestOpenMs)} 天，最多 ${maxEntries} 人参加。玩家每间房最多拿出 ${maxPrizes} 件藏品，同时最多开 ${maxOpen} 间；官方每间最多 ${maxHousePrizes} 件。所用信标至少在开奖时间 ${secondsOf(beaconMarginMs)} 秒之后才产生。`,
      ];
    },
    items: (terms) => {
      const { valueLockMs, sellPercent, exchangePercent } = terms;
      const fall = maxFallPercent(terms);
      return [
        `藏品在得到后的 ${hoursOf(valueLockMs)} 小时内保持得到时的价值；时长以得到那一刻的规则为准，之后的改动不影响它。出售得到价值 ${sellPercent}% 的余额，换积分得到价值 ${exchangePercent}% 的积分。`,
        fall === null
          ? '目录里的价值下跌多快没有上限。'
          : `目录里的价值在 24 小时内下跌不超过 ${fall}%，这个上限以后只会收紧，不会放宽。`,
      ];
    },
    shop: ({ coinPercent, pointsPercent, maxItems }) => [
      `用余额购买为目录价值的 ${coinPercent}%，用积分购买为 ${pointsPercent}%，一次最多 ${maxItems} 件。`,
    ],
    transfer: ({ ratePercent, minPoints }) => [
      `积分按 ${ratePercent}% 转为余额，每次至少 ${coinText(minPoints)} 积分。`,
    ],
    rewards: ({ firstDeposit, releasePercent, dailyTiers, rebateLevels, vipRewards, freeCases }) => [
      `首充：赠送 ${firstDeposit.percent}% 的锁定奖励，最多 ${coinText(firstDeposit.max)}。`,
      `锁定奖励按已结算投入的 ${releasePercent}% 逐步转为余额。`,
      `每日充值：${dailyTiers.map(({ deposit, reward }) => `满 ${coinText(deposit)} 送 ${coinText(reward)}`).join('；') || '无'}。`,
      `各级推广返利：${rebateLevels.map(({ ratio }) => `${ratio / 100}%`).join('、')}。`,
      `各级会员奖励积分：${vipRewards.map(coinText).join('、')}。`,
      `每日免费盲盒：${freeCases.map((tier) => `${tier.grade} 级起 ${tier.case}`).join('；') || '无'}。`,
    ],
  },
  inForce: (since, hash) => `自 ${since} 起生效。哈希值：${hash}`,
  announced: (from) => `已预告，${from} 起生效：`,
  earlier: (from, until) => `以往，${from} 至 ${until}：`,
});
