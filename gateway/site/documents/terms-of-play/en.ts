import { maxFallPercent } from '../../../../engine/market/terms.ts';
import { daysOf, hoursOf, minutesOf, percentOf, secondsOf } from '../document.ts';
import { coinText, termsOfPlayIn } from '../terms-of-play.ts';

export const termsOfPlay = termsOfPlayIn({
  title: 'Terms of play',
  summary: 'The figures that games, items, the shop and rewards go by: now, announced and earlier.',
  about: {
    heading: 'Where these figures come from',
    paragraphs: [
      'They are published in the public log before anything is played under them, and each play names the hash of its section. Anyone can check with the audit tool that nothing was decided by other figures.',
      'A change to what is drawn is announced at least 60 seconds ahead, and what you were shown still counts for 60 seconds after it took effect.',
    ],
  },
  headings: {
    seeds: 'Seed pairs',
    case: 'Cases',
    upgrade: 'Upgrade',
    dream: 'Chasing Dream',
    contract: 'Contract',
    battle: 'Battles',
    giveaway: 'Giveaways',
    items: 'Items: value, selling, exchanging',
    shop: 'Shop',
    transfer: 'Points',
    rewards: 'Bonuses and rewards',
  },
  says: {
    seeds: ({ longestUseMs, maxRounds }) => [
      `A seed pair is revealed after ${daysOf(longestUseMs)} days in use or after ${maxRounds} rounds at the latest. Each pair keeps the terms it was committed under.`,
    ],
    case: ({ maxQuantity }) => [
      `Up to ${maxQuantity} cases are opened at once. What each of them holds, and with what chance, stands on its own page.`,
    ],
    upgrade: ({ returnPercent, minTickets, maxTickets, maxItems }) => [
      `On average ${returnPercent}% of the stake comes back. The chance is between ${percentOf(minTickets)}% and ${percentOf(maxTickets)}%, and you can stake up to ${maxItems} items at once.`,
    ],
    dream: ({ returnPercent, minTickets, maxTickets }) => [
      `On average ${returnPercent}% of the fee comes back, consolations included. The chance is between ${percentOf(minTickets)}% and ${percentOf(maxTickets)}%.`,
    ],
    contract: ({ returnPercent, minItems, maxItems, lowestPercent, highestPercent }) => [
      `On average at most ${returnPercent}% of what the items count comes back. ${minItems} to ${maxItems} items go in, and what can come out is worth ${lowestPercent}% to ${highestPercent}% of them.`,
    ],
    battle: ({ maxSeats, maxBoxes, firstRoundMs, roundMs, expiryMs, beaconMarginMs }) => [
      `Rooms have up to ${maxSeats} seats and ${maxBoxes} rounds, and wait up to ${minutesOf(expiryMs)} minutes for players. The first round comes ${secondsOf(firstRoundMs)} seconds after the last seat is taken, or after the beacon where there is one, then one every ${secondsOf(roundMs)} seconds. A beacon is due at least ${secondsOf(beaconMarginMs)} seconds after the last seat is taken.`,
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
        `A room opens up to ${daysOf(longestWaitMs)} days ahead and takes entries for ${minutesOf(shortestOpenMs)} minutes to ${daysOf(longestOpenMs)} days, up to ${maxEntries} of them. A player gives up to ${maxPrizes} items in a room and has up to ${maxOpen} rooms at once; the house gives up to ${maxHousePrizes}. A beacon is due at least ${secondsOf(beaconMarginMs)} seconds after the draw’s time.`,
      ];
    },
    items: (terms) => {
      const { valueLockMs, sellPercent, exchangePercent } = terms;
      const fall = maxFallPercent(terms);
      return [
        `An item keeps the value it was acquired with for ${hoursOf(valueLockMs)} hours; the terms of that moment decide, later ones change nothing about it. Selling pays ${sellPercent}% of the value in coin, exchanging ${exchangePercent}% in points.`,
        fall === null
          ? 'Nothing bounds how fast a value in the catalog may fall.'
          : `Within 24 hours no value in the catalog falls by more than ${fall}%, and this bound is never widened.`,
      ];
    },
    shop: ({ coinPercent, pointsPercent, maxItems }) => [
      `Items cost ${coinPercent}% of the catalog value in coin, or ${pointsPercent}% in points, up to ${maxItems} at a time.`,
    ],
    transfer: ({ ratePercent, minPoints }) => [
      `Points become coin at ${ratePercent}%. A transfer is of ${coinText(minPoints)} points or more.`,
    ],
    rewards: ({ firstDeposit, releasePercent, dailyTiers, rebateLevels, vipRewards, freeCases }) => [
      `First deposit: ${firstDeposit.percent}% as a locked bonus, up to ${coinText(firstDeposit.max)}.`,
      `A locked bonus turns into coin at ${releasePercent}% of what you stake, as stakes are settled.`,
      `Daily deposits: ${dailyTiers.map(({ deposit, reward }) => `${coinText(reward)} for ${coinText(deposit)}`).join('; ') || 'none'}.`,
      `Rebates by level: ${rebateLevels.map(({ ratio }) => `${ratio / 100}%`).join(', ')}.`,
      `Member grades, in points: ${vipRewards.map(coinText).join(', ')}.`,
      `A free case a day: ${freeCases.map((tier) => `${tier.case} from grade ${tier.grade}`).join('; ') || 'none'}.`,
    ],
  },
  inForce: (since, hash) => `In force since ${since}. Hash: ${hash}`,
  announced: (from) => `Announced, in force from ${from}:`,
  earlier: (from, until) => `Earlier, from ${from} until ${until}:`,
});
