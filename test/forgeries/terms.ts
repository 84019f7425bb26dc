import type { OpenCase } from '../../engine/games/case/open-case.ts';
import type { UpgradeItems } from '../../engine/games/upgrade/upgrade-items.ts';
import { isListingId, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { NOTICE_MS } from '../../engine/terms/in-force.ts';
import { sectionHash } from '../../engine/terms/section-hash.ts';
import type { Sections } from '../../engine/terms/sections.ts';
import {
  charm,
  charmDefinition,
  dawn,
  dawnOdds,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  revalued,
  roundOf,
} from '../cast.ts';
import { revealEverything } from '../fixture-log.ts';
import { type Fault, type Found, forgerOf, otherHash } from '../forger.ts';
import { dreamOf, itemsOf, upgradeOf } from '../games-story/plays.ts';
import { ann, ben, createStage } from '../games-story/stage.ts';
import { terms } from '../money-cast.ts';
import { dreamTerms, itemsTerms, publishTerms, shopTerms, TERMS, transferTerms, upgradeTerms } from '../terms-cast.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The same game for fewer items at once: the outcomes are the same, but the hash isn't. */
const fewer = { ...TERMS.upgrade, maxItems: 9 };
const fewerHash = sectionHash(nodeHashing, 'upgrade', fewer);

const target = { coin: '600', skin: kestrel, wear: 'FN', side: 'over' } as const;
const charms = mustBe(isListingId, 'charms');
const stage = createStage();
const announced = publishTerms({ upgrade: fewer, rewards: terms });
const play = (terms = upgradeTerms): UpgradeItems => ({
  ...upgradeOf(stage, ann, itemsOf(stage, ann, charm, 1), target),
  terms,
});
stage.ask(play());
stage.ask(dreamOf(stage, ben, kestrel, 'FT', 500_000));
stage.ask(announced);
stage.pass(NOTICE_MS - 1_000);
stage.ask(play());
stage.pass(NOTICE_MS);
// Honoured: the terms of before, within 60 s of their replacement.
stage.ask(play());
stage.pass(2_000);
stage.ask(play(fewerHash));

const trades = [
  { type: 'SellItems', playerId: ann, terms: itemsTerms, itemIds: itemsOf(stage, ann, charm, 1), expectedTotal: null },
  {
    type: 'ExchangeItems',
    playerId: ben,
    terms: itemsTerms,
    itemIds: itemsOf(stage, ben, charm, 3),
    expectedTotal: null,
  },
  { type: 'TransferPoints', playerId: ben, terms: transferTerms, points: '60', to: null },
] as const;
for (const trade of trades) stage.ask(trade);
stage.ask({ type: 'StockListing', listing: charms, skin: charm, wear: '', balance: 'coin', quantity: 3 });
stage.ask({ type: 'BuyFromShop', playerId: ann, terms: shopTerms, listing: charms, quantity: 2, expectedTotal: '100' });
// Items acquired before keep their lock: the catalog's lower value counts for the later item alone.
const shorterLock = { ...TERMS.items, valueLockMs: 3_600_000 };
const shorterHash = sectionHash(nodeHashing, 'items', shorterLock);
stage.ask(publishTerms({ upgrade: fewer, rewards: terms, items: shorterLock }));
stage.ask({ type: 'PublishSkin', skin: charm, definition: revalued(charmDefinition, '', '7') });
const soldLate = itemsOf(stage, ann, charm, 1);
stage.pass(3_600_000);
stage.ask({ type: 'SellItems', playerId: ann, terms: shorterHash, itemIds: soldLate, expectedTotal: null });

const open = (): OpenCase => ({
  ...openDawn(ann, 1, roundOf(stage.playerOf(ann))),
  entropy: stage.entropy(),
});
// In another order: a ticket draws something else by each version.
stage.ask({ ...publishDawn, price: '130', entries: publishDawn.entries.toReversed() });
stage.pass(2 * NOTICE_MS - 1_000);
// Honoured: the odds of before, within 60 s of their replacement.
stage.ask({ ...open(), quantity: 10 });
stage.pass(2_000);
const now = stage.house.world().case(dawn);
if (now.status === 'absent') throw new Error('no case');
stage.ask({ ...open(), oddsHash: now.oddsHash });

// Honoured: a target's value and consolations of before, within 60 s of their replacement.
stage.pass(5_000);
const shownDream = dreamOf(stage, ben, kestrel, 'FT', 500_000);
stage.ask({ type: 'PublishSkin', skin: kestrel, definition: revalued(kestrelDefinition, 'FT', '4000') });
stage.ask({ type: 'PublishConsolation', entries: [{ skin: charm, wear: '', tickets: 10_000_000 }] });
stage.pass(NOTICE_MS - 1_000);
stage.ask(shownDream);

// From here on the terms bound how fast values fall, and stops have their grace.
const bounded = { ...shorterLock, maxFallPercentPerDay: 10 };
stage.ask(publishTerms({ upgrade: fewer, rewards: terms, items: bounded }));
stage.ask({ type: 'PublishSkin', skin: kestrel, definition: revalued(kestrelDefinition, 'FT', '3600') });
stage.ask({ type: 'StopGame', game: 'case', stop: true, reason: 'inspection' });
stage.pass(NOTICE_MS - 1);
stage.ask({ ...open(), oddsHash: now.oddsHash });
stage.pass(2);
stage.ask({ type: 'StopGame', game: 'case', stop: false, reason: '' });

export const termsStory = revealEverything(stage.house).recorded;
const { all, changed, find, retimed } = forgerOf(termsStory);
const upgrades = all('UpgradePlayed');
export const upgradeNumber = (n: number): Found<'UpgradePlayed'> => {
  const found = upgrades[n - 1];
  if (found === undefined) throw new Error('the upgrade is missing');
  return found;
};
const [latest, newValue, newOdds] = [
  all('CaseOpened').at(-2),
  all('SkinPublished').at(-2),
  all('CasePublished').at(-1),
];
if (latest === undefined || newValue === undefined || newOdds === undefined) throw new Error('no case was opened');
const [first, second, third] = all('TermsPublished');
if (first === undefined || second === undefined || third === undefined) throw new Error('the terms never changed');

const inFirst = (change: Partial<Sections>) =>
  changed(first, { sections: { ...first.event.data.sections, ...change } });

const values = all('SkinPublished');
const [fallen, stopped, inGrace] = [values.at(-1), find('GameStopped'), all('CaseOpened').at(-1)];
const boundedTerms = all('TermsPublished').at(-1);
if (fallen === undefined || inGrace === undefined || boundedTerms === undefined) throw new Error('nothing was bounded');
const unbounded = { ...boundedTerms.event.data.sections, items: shorterLock };

const bounds: readonly Fault[] = [
  [
    'a value that falls faster than the terms allow',
    'rules',
    () => changed(fallen, { definition: revalued(fallen.event.data.definition, 'FT', '3599') }),
  ],
  [
    'a value that falls faster than another bound allows',
    'rules',
    () => changed(boundedTerms, { sections: { ...unbounded, items: { ...bounded, maxFallPercentPerDay: 9 } } }),
  ],
  ['a stop without its grace', 'rules', () => changed(stopped, { graceMs: 0 })],
  ['a stop with a shorter grace', 'rules', () => changed(stopped, { graceMs: NOTICE_MS - 1 })],
  ['a play when the grace is over', 'rules', () => retimed(inGrace.recorded.position, stopped.recorded.at + NOTICE_MS)],
];

const plays: readonly Fault[] = [
  ['an upgrade that names no terms there are', 'rules', () => changed(upgradeNumber(1), { terms: otherHash })],
  ['a dream that names no terms there are', 'rules', () => changed(find('DreamChased'), { terms: otherHash })],
  ['a case opened under terms that there aren’t', 'rules', () => changed(find('CaseOpened'), { terms: otherHash })],
  ['a case opened under the terms of upgrades', 'rules', () => changed(find('CaseOpened'), { terms: upgradeTerms })],
  [
    'a case opened on odds that were replaced 61 s before',
    'rules',
    () => changed(latest, { oddsHash: dawnOdds, caseVersion: 1, price: '100' }),
  ],
  [
    'a case opened on odds that were published 59 s before',
    'rules',
    () => retimed(newOdds.recorded.position, latest.recorded.at - 59_000),
  ],
  [
    'a dream at a value that was replaced 61 s before',
    'rules',
    () => retimed(newValue.recorded.position, newValue.recorded.at - 2_000),
  ],
  ['an upgrade under the terms of dreams', 'rules', () => changed(upgradeNumber(1), { terms: dreamTerms })],
  ['an upgrade under terms that aren’t in force yet', 'rules', () => changed(upgradeNumber(2), { terms: fewerHash })],
  [
    'an upgrade under terms that were replaced 61 s before',
    'rules',
    () => changed(upgradeNumber(4), { terms: upgradeTerms }),
  ],
];
const publications: Fault[] = [
  [
    'pairs that are kept for longer than 30 days',
    'rules',
    () => inFirst({ seeds: { ...TERMS.seeds, longestUseMs: 31 * DAY_MS } }),
  ],
  ['pairs with more than 10,000 rounds', 'rules', () => inFirst({ seeds: { ...TERMS.seeds, maxRounds: 10_001 } })],
  ['a return above 92 %', 'rules', () => inFirst({ upgrade: { ...TERMS.upgrade, returnPercent: 93 } })],
  ['a return below 50 %', 'rules', () => inFirst({ dream: { ...TERMS.dream, returnPercent: 49 } })],
  ['a chance below 0.01 %', 'rules', () => inFirst({ upgrade: { ...TERMS.upgrade, minTickets: 999 } })],
  ['a chance above 95 %', 'rules', () => inFirst({ dream: { ...TERMS.dream, maxTickets: 9_500_001 } })],
  [
    'terms that are announced for less than 60 s',
    'rules',
    () => changed(second, { effectiveAt: second.event.data.effectiveAt - 1 }),
  ],
  ['terms that allow fewer cases at once than were opened', 'rules', () => inFirst({ case: { maxQuantity: 9 } })],
  ['more cases at once than ten', 'format', () => inFirst({ case: { maxQuantity: 11 } })],
  ['a number that was skipped', 'rules', () => changed(second, { version: 3 })],
  [
    'terms that trades name and the log lacks',
    'rules',
    () => changed(third, { sections: { ...third.event.data.sections, items: { ...shorterLock, sellPercent: 99 } } }),
  ],
];

const sale = find('ItemsSold');
const lateSale = find('ItemsSold', ({ data }) => data.terms === shorterHash);
const [lateItem] = lateSale.event.data.items;
if (lateItem === undefined) throw new Error('nothing was sold');
const tradesForged: readonly Fault[] = [
  ['a sale under no terms there are', 'rules', () => changed(sale, { terms: otherHash })],
  ['a sale under the terms of the shop', 'rules', () => changed(sale, { terms: shopTerms })],
  ['a sale under terms that were replaced', 'rules', () => changed(lateSale, { terms: itemsTerms })],
  ['a sale under terms that weren’t there yet', 'rules', () => changed(sale, { terms: shorterHash })],
  [
    'a sale that cuts a lock short which the terms of its day gave',
    'rules',
    () => changed(lateSale, { items: [{ ...lateItem, current: '7', paid: '7' }], total: '7' }),
  ],
  ['an exchange at another rate', 'rules', () => changed(find('ItemsExchanged'), { total: '64' })],
  ['an exchange under no terms there are', 'rules', () => changed(find('ItemsExchanged'), { terms: otherHash })],
  ['a transfer at another rate', 'rules', () => changed(find('PointsTransferred'), { coin: '55' })],
  ['a transfer under no terms there are', 'rules', () => changed(find('PointsTransferred'), { terms: otherHash })],
  ['a purchase at another price', 'rules', () => changed(find('ShopPurchased'), { total: '40' })],
  ['a purchase under no terms there are', 'rules', () => changed(find('ShopPurchased'), { terms: otherHash })],
];
publications.push(
  [
    'a value that is committed for less than an hour',
    'rules',
    () => inFirst({ items: { ...TERMS.items, valueLockMs: 3_599_999 } }),
  ],
  [
    'rates of selling and buying that gain',
    'rules',
    () => inFirst({ shop: { ...TERMS.shop, coinPercent: 99, pointsPercent: 110 } }),
  ],
  ['rates of points that gain', 'rules', () => inFirst({ items: { ...TERMS.items, exchangePercent: 111 } })],
  [
    'rates of exchange and transfer that gain',
    'rules',
    () => inFirst({ transfer: { ...TERMS.transfer, ratePercent: 96 } }),
  ],
);

export const forgedTerms = { plays, bounds, publications, trades: tradesForged };
