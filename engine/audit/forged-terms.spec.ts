import { expect, it } from 'vitest';
import { charm, kestrel } from '../../test/cast.ts';
import { findsEach } from '../../test/faults.ts';
import { revealEverything } from '../../test/fixture-log.ts';
import { type Fault, type Found, forgerOf, kindsIn, otherHash } from '../../test/forger.ts';
import { dreamOf, itemsOf, upgradeOf } from '../../test/games-story/plays.ts';
import { ann, ben, createStage } from '../../test/games-story/stage.ts';
import { terms } from '../../test/money-cast.ts';
import { dreamTerms, publishTerms, TERMS, upgradeTerms } from '../../test/terms-cast.ts';
import type { UpgradeItems } from '../games/upgrade/upgrade-items.ts';
import { nodeHashing } from '../node-hashing.ts';
import { NOTICE_MS } from '../terms/in-force.ts';
import { sectionHash } from '../terms/section-hash.ts';
import type { Sections } from '../terms/sections.ts';

/** The same game for fewer items at once: what follows from it is the same, but for its hash. */
const fewer = { ...TERMS.upgrade, maxItems: 9 };
const fewerHash = sectionHash(nodeHashing, 'upgrade', fewer);

const target = { coin: '600', skin: kestrel, wear: 'FN', side: 'over' } as const;
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

const { all, changed, find, without } = forgerOf(revealEverything(stage.house).recorded);
const upgrades = all('UpgradePlayed');
const upgradeNumber = (n: number): Found<'UpgradePlayed'> => {
  const found = upgrades[n - 1];
  if (found === undefined) throw new Error('no such upgrade');
  return found;
};
const [first, second] = all('TermsPublished');
if (first === undefined || second === undefined) throw new Error('the terms never changed');

const inFirst = (change: Partial<Sections>) =>
  changed(first, { sections: { ...first.event.data.sections, ...change } });

const plays: readonly Fault[] = [
  ['an upgrade that names no terms there are', 'rules', () => changed(upgradeNumber(1), { terms: otherHash })],
  ['a dream that names no terms there are', 'rules', () => changed(find('DreamChased'), { terms: otherHash })],
  ['a case opened under terms that there aren’t', 'rules', () => changed(find('CaseOpened'), { terms: otherHash })],
  ['a case opened under the terms of upgrades', 'rules', () => changed(find('CaseOpened'), { terms: upgradeTerms })],
  ['an upgrade under the terms of dreams', 'rules', () => changed(upgradeNumber(1), { terms: dreamTerms })],
  ['an upgrade under terms that aren’t in force yet', 'rules', () => changed(upgradeNumber(2), { terms: fewerHash })],
  [
    'an upgrade under terms that were replaced 61 s before',
    'rules',
    () => changed(upgradeNumber(4), { terms: upgradeTerms }),
  ],
];
const publications: readonly Fault[] = [
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
  ['terms that plays name and the log lacks', 'rules', () => without(second.recorded.position)],
];

findsEach({ plays, publications });

it('is honest before it is forged, with terms of before honoured for 60 s', async () => {
  expect(upgradeNumber(3).event.data.terms).toBe(upgradeTerms);
  expect(await kindsIn(changed(upgradeNumber(1), {}))).toEqual([]);
});
