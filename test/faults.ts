import { describe, expect, it } from 'vitest';
import type { FindingKind } from '../engine/audit/finding.ts';
import { entriesOf } from './fixture-log.ts';
import { auditBoth, type Fault } from './forger.ts';

/** Faults of which only sealed entries tell: an audit finds them with openings, and not without. It finds all others both ways. */
const ONLY_WITH_OPENINGS: ReadonlySet<string> = new Set([
  'a payment of another amount than was ordered',
  'a bonus that is larger',
  'a bonus that is left out',
  'a bonus that nobody promised',
  'a payment without an order',
  'a payment that is credited twice',
  'a payment that is credited twice, told by its order',
  'a larger rebate',
  'a rebate at another level',
  'a rebate that is kept',
  'a rebate for nobody’s deposit',
  'coin for points at a better rate',
  'points that grow on their way',
  'points that grow on their way, in the sums',
  'points that never arrive',
  'more points than the sender has',
  'a larger daily reward',
  'a larger reward for a grade',
  'a grade that isn’t reached',
  'more than the earned rebates',
  'a Golden Code that brings one player more',
  'a use of a code that is counted twice',
  'a code’s reward without a use',
  'more uses of a code than it has',
  'more bonus released than was wagered for',
  'a bonus that is released for less than was wagered',
  'a bonus released under terms that there aren’t',
  'a daily reward of other terms',
  'a grade’s reward of other terms',
  'an order under other terms',
  'an order that was promised nothing',
  'bonus that is never released',
  'bonus released without a wager',
  'an inviter who was there later',
  'an invitation that the inviter isn’t told of',
  'a correction below zero',
  'terms that change after they were used',
  'an entry left out',
  'an event in the stream of something else',
  'a coupon that nobody was granted',
  'a locked bonus that is higher than the items',
  'a sale that nothing was credited for',
  'a locked bonus that was credited twice',
  'a locked bonus that nothing was sold for',
  'coin that stays behind at an erasure',
  'coin of which an erasure books another sum',
  'points that an erasure makes',
  'a bonus that an erasure makes',
  'an erasure that leaves the balances',
  'balances that an erasure books twice',
  'balances without an erasure',
  'something after an erasure',
  'a deposit credited twice',
  'a command carried out twice, as long as its receipt binds',
  'a deposit that takes money away',
  'plays with money that was never there',
  'a transfer at another rate',
  'a transfer under no terms there are',
]);

/** Expects that a full audit finds a fault and calls it what it is, and that a public one finds it unless sealed entries alone tell. */
export const expectFound = async ([name, kind, plant]: Fault): Promise<readonly FindingKind[]> => {
  const { full, everybody } = await auditBoth(entriesOf(plant()));
  const kinds = full.findings.shown.map((one) => one.kind);
  expect(kinds).toContain(kind);
  expect(everybody.verdict, 'without openings').toBe(ONLY_WITH_OPENINGS.has(name) ? 'plays-clean' : 'failed');
  return kinds;
};

const careful = async (...fault: Fault): Promise<void> => {
  const kinds = await expectFound(fault);
  if (fault[1] !== 'order') expect(kinds).not.toContain('order');
};

/** Tests, group by group, that audits find each fault of a forger who numbers and dates everything with care. */
export const findsEach = (groups: Readonly<Record<string, readonly Fault[]>>): void => {
  describe.each(Object.entries(groups))('a validly signed log of %s', (_, faults) => {
    it.each(faults)('fails for %s', careful);
  });
};
