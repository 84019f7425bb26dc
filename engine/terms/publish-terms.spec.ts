import { describe, expect, it } from 'vitest';
import { dawnPublished, dawnRetired } from '../../test/cast.ts';
import { acceptedEvents, given, T0 } from '../../test/deciders.ts';
import { freeDawnTerms } from '../../test/item-cast.ts';
import { boundedItems, publishTerms, TERMS, termsAre } from '../../test/terms-cast.ts';
import { reject } from '../kernel/result.ts';
import { NOTICE_MS } from './in-force.ts';
import type { Sections } from './sections.ts';

const rewards = { ...TERMS.rewards, firstDeposit: { percent: 10, max: '500' } };

describe('the first terms of a log', () => {
  it('are in force at once', () =>
    expect(given().when(publishTerms())).toEmit([
      { type: 'TermsPublished', data: { version: 1, effectiveAt: T0, sections: TERMS } },
    ]));

  it('can’t be for later', () =>
    expect(given().when({ ...publishTerms(), effectiveAt: T0 + NOTICE_MS })).toBeRefused('TERMS_REFUSED', {
      section: 'items',
      rule: 'AT_ONCE',
    }));
});

describe('terms that change', () => {
  it('have the next number, and are in force at once where nothing is drawn under them', () => {
    const changed = given(termsAre()).after(5).when(publishTerms({ rewards }));
    expect(acceptedEvents(changed)).toMatchObject([
      { data: { version: 2, effectiveAt: T0 + 5, sections: { rewards } } },
    ]);
  });

  it('are refused where nothing changes', () =>
    expect(given(termsAre()).when(publishTerms())).toBeRefused('NOTHING_TO_DO', {}));

  it('name cases that are open', () => {
    const free = publishTerms({ rewards: freeDawnTerms });
    expect(given(termsAre()).when(free)).toBeRefused('CASE_NOT_FOUND', { case: 'dawn' });
    expect(given(termsAre(), dawnPublished, dawnRetired).when(free)).toBeRefused('CASE_RETIRED', { case: 'dawn' });
    expect(given(termsAre(), dawnPublished).when(free)).toBeAccepted();
  });

  it('are refused with the section and the name of the rule that they break', () => {
    const generous = { ...rewards, vipRewards: ['51', ...rewards.vipRewards.slice(1)] };
    expect(given(termsAre()).when(publishTerms({ rewards: generous }))).toBeRefused('TERMS_REFUSED', {
      section: 'rewards',
      rule: 'VIP_REWARDS',
    });
  });

  it.each<[string, Partial<Sections>]>([
    ['LOCK', { items: { ...TERMS.items, valueLockMs: 3_599_999 } }],
    ['LOCK', { items: { ...TERMS.items, valueLockMs: 30 * 86_400_000 + 1 } }],
    ['FALL', { items: { ...boundedItems, maxFallPercentPerDay: 51 } }],
    ['CIRCLE', { items: { ...TERMS.items, sellPercent: 101 } }],
    ['CIRCLE', { items: { ...TERMS.items, exchangePercent: 111 } }],
    ['CIRCLE', { transfer: { ...TERMS.transfer, ratePercent: 96 } }],
    ['CIRCLE', { shop: { ...TERMS.shop, coinPercent: 99, pointsPercent: 110 } }],
    ['CIRCLE', { shop: { ...TERMS.shop, coinPercent: 105, pointsPercent: 104 } }],
  ])('keep the rule %s of what items and points are worth', (rule, change) =>
    expect(given(termsAre()).when(publishTerms(change))).toBeRefused('TERMS_REFUSED', { section: 'items', rule }),
  );

  it('never widen the bound on falling values, nor give it up', () => {
    const bounded = given(termsAre({ items: boundedItems }));
    const refused = reject('TERMS_REFUSED', { section: 'items', rule: 'FALL' });
    expect(bounded.when(publishTerms())).toEqual(refused);
    expect(bounded.when(publishTerms({ items: { ...boundedItems, maxFallPercentPerDay: 11 } }))).toEqual(refused);
    expect(bounded.when(publishTerms({ items: { ...boundedItems, maxFallPercentPerDay: 9 } }))).toBeAccepted();
  });

  it('leave no transfer out of reach', () =>
    expect(given(termsAre()).when(publishTerms({ transfer: { ...TERMS.transfer, minPoints: '10001' } }))).toBeRefused(
      'TERMS_REFUSED',
      { section: 'transfer', rule: 'MINIMUM' },
    ));
});
