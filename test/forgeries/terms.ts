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
import { type Fault, type Found, finding, forgerOf, otherHash } from '../forger.ts';
import { dreamOf, itemsOf, upgradeOf } from '../games-story/plays.ts';
import { ann, ben, createStage } from '../games-story/stage.ts';
import { terms } from '../money-cast.ts';
import { dreamTerms, itemsTerms, publishTerms, shopTerms, TERMS, transferTerms, upgradeTerms } from '../terms-cast.ts';

const { format, rules, sealed } = finding;

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
  rules('a value that falls faster than the terms allow', () =>
    changed(fallen, { definition: revalued(fallen.event.data.definition, 'FT', '3599') }),
  ),
  rules('a value that falls faster than another bound allows', () =>
    changed(boundedTerms, { sections: { ...unbounded, items: { ...bounded, maxFallPercentPerDay: 9 } } }),
  ),
  rules('a stop without its grace', () => changed(stopped, { graceMs: 0 })),
  rules('a stop with a shorter grace', () => changed(stopped, { graceMs: NOTICE_MS - 1 })),
  rules('a play when the grace is over', () => retimed(inGrace.recorded.position, stopped.recorded.at + NOTICE_MS)),
];

const plays: readonly Fault[] = [
  rules('an upgrade that names no terms there are', () => changed(upgradeNumber(1), { terms: otherHash })),
  rules('a dream that names no terms there are', () => changed(find('DreamChased'), { terms: otherHash })),
  rules('a case opened under terms that there aren’t', () => changed(find('CaseOpened'), { terms: otherHash })),
  rules('a case opened under the terms of upgrades', () => changed(find('CaseOpened'), { terms: upgradeTerms })),
  rules('a case opened on odds that were replaced 61 s before', () =>
    changed(latest, { oddsHash: dawnOdds, caseVersion: 1, price: '100' }),
  ),
  rules('a case opened on odds that were published 59 s before', () =>
    retimed(newOdds.recorded.position, latest.recorded.at - 59_000),
  ),
  rules('a dream at a value that was replaced 61 s before', () =>
    retimed(newValue.recorded.position, newValue.recorded.at - 2_000),
  ),
  rules('an upgrade under the terms of dreams', () => changed(upgradeNumber(1), { terms: dreamTerms })),
  rules('an upgrade under terms that aren’t in force yet', () => changed(upgradeNumber(2), { terms: fewerHash })),
  rules('an upgrade under terms that were replaced 61 s before', () =>
    changed(upgradeNumber(4), { terms: upgradeTerms }),
  ),
];
const publications: Fault[] = [
  rules('pairs that are kept for longer than 30 days', () =>
    inFirst({ seeds: { ...TERMS.seeds, longestUseMs: 31 * DAY_MS } }),
  ),
  rules('pairs with more than 10,000 rounds', () => inFirst({ seeds: { ...TERMS.seeds, maxRounds: 10_001 } })),
  rules('a return above 92 %', () => inFirst({ upgrade: { ...TERMS.upgrade, returnPercent: 93 } })),
  rules('a return below 50 %', () => inFirst({ dream: { ...TERMS.dream, returnPercent: 49 } })),
  rules('a chance below 0.01 %', () => inFirst({ upgrade: { ...TERMS.upgrade, minTickets: 999 } })),
  rules('a chance above 95 %', () => inFirst({ dream: { ...TERMS.dream, maxTickets: 9_500_001 } })),
  rules('terms that are announced for less than 60 s', () =>
    changed(second, { effectiveAt: second.event.data.effectiveAt - 1 }),
  ),
  rules('terms that allow fewer cases at once than were opened', () => inFirst({ case: { maxQuantity: 9 } })),
  format('more cases at once than ten', () => inFirst({ case: { maxQuantity: 11 } })),
  rules('a number that was skipped', () => changed(second, { version: 3 })),
  rules('terms that trades name and the log lacks', () =>
    changed(third, { sections: { ...third.event.data.sections, items: { ...shorterLock, sellPercent: 99 } } }),
  ),
];

const sale = find('ItemsSold');
const lateSale = find('ItemsSold', ({ data }) => data.terms === shorterHash);
const [lateItem] = lateSale.event.data.items;
if (lateItem === undefined) throw new Error('nothing was sold');
const tradesForged: readonly Fault[] = [
  rules('a sale under no terms there are', () => changed(sale, { terms: otherHash })),
  rules('a sale under the terms of the shop', () => changed(sale, { terms: shopTerms })),
  rules('a sale under terms that were replaced', () => changed(lateSale, { terms: itemsTerms })),
  rules('a sale under terms that weren’t there yet', () => changed(sale, { terms: shorterHash })),
  rules('a sale that cuts a lock short which the terms of its day gave', () =>
    changed(lateSale, { items: [{ ...lateItem, current: '7', paid: '7' }], total: '7' }),
  ),
  rules('an exchange at another rate', () => changed(find('ItemsExchanged'), { total: '64' })),
  rules('an exchange under no terms there are', () => changed(find('ItemsExchanged'), { terms: otherHash })),
  sealed.rules('a transfer at another rate', () => changed(find('PointsTransferred'), { coin: '55' })),
  sealed.rules('a transfer under no terms there are', () => changed(find('PointsTransferred'), { terms: otherHash })),
  rules('a purchase at another price', () => changed(find('ShopPurchased'), { total: '40' })),
  rules('a purchase under no terms there are', () => changed(find('ShopPurchased'), { terms: otherHash })),
];
publications.push(
  rules('a value that is committed for less than an hour', () =>
    inFirst({ items: { ...TERMS.items, valueLockMs: 3_599_999 } }),
  ),
  rules('rates of selling and buying that gain', () =>
    inFirst({ shop: { ...TERMS.shop, coinPercent: 99, pointsPercent: 110 } }),
  ),
  rules('rates of points that gain', () => inFirst({ items: { ...TERMS.items, exchangePercent: 111 } })),
  rules('rates of exchange and transfer that gain', () =>
    inFirst({ transfer: { ...TERMS.transfer, ratePercent: 96 } }),
  ),
);

export const forgedTerms = { plays, bounds, publications, trades: tradesForged };
