import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEvents, createHouse, given, houseOf, T0 } from '../../test/deciders.ts';
import { publishTerms, TERMS, termsAre, upgradeTerms } from '../../test/terms-cast.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { reject } from '../kernel/result.ts';
import { nodeHashing } from '../node-hashing.ts';
import { inForce, NOTICE_MS, periodsOf, sectionsInForce, shown } from './in-force.ts';
import { sectionHash } from './section-hash.ts';
import { SECTION_NAMES, SECTIONS, type Sections, sectionsSchema } from './sections.ts';

const harder = { ...TERMS.upgrade, returnPercent: 90 };
const harderHash = sectionHash(nodeHashing, 'upgrade', harder);
const rewards = { ...TERMS.rewards, firstDeposit: { percent: 10, max: '500' } };

describe('terms that something is drawn under', () => {
  it('take effect 60 s after they were published, or later', () => {
    const story = given(termsAre());
    const change = publishTerms({ upgrade: harder });
    expect(acceptedEvents(story.when(change))[0]).toMatchObject({ data: { version: 2, effectiveAt: T0 + NOTICE_MS } });
    const at = (effectiveAt: number) => story.when({ ...change, effectiveAt });
    expect(at(T0 + NOTICE_MS - 1)).toEqual(reject('TERMS_REFUSED', { section: 'upgrade', rule: 'NOTICE_60_S' }));
    const month = 30 * 24 * 60 * NOTICE_MS;
    expect(at(T0 + month).kind).toBe('accepted');
    expect(at(T0 + month + 1)).toEqual(reject('TERMS_REFUSED', { section: 'upgrade', rule: 'NOTICE_30_DAYS' }));
    expect(acceptedEvents(at(T0 + 2 * NOTICE_MS))[0]).toMatchObject({ data: { effectiveAt: T0 + 2 * NOTICE_MS } });
  });

  it('change in a document of their own', () =>
    expect(given(termsAre()).when(publishTerms({ upgrade: harder, rewards }))).toBeRefused('TERMS_REFUSED', {
      section: 'rewards',
      rule: 'DRAWN_APART',
    }));

  it('don’t overtake what is announced, and aren’t touched by a document for another section', () => {
    const story = given(termsAre(), termsAre({ upgrade: harder }, 2, T0 + 5 * NOTICE_MS));
    const back = publishTerms();
    expect(story.when({ ...back, effectiveAt: T0 + 4 * NOTICE_MS })).toBeRefused('TERMS_REFUSED', {
      section: 'upgrade',
      rule: 'IN_ORDER',
    });
    expect(acceptedEvents(story.when(back))[0]).toMatchObject({ data: { effectiveAt: T0 + 5 * NOTICE_MS } });
    const house = houseOf(
      termsAre(),
      termsAre({ upgrade: harder }, 2, T0 + NOTICE_MS),
      termsAre({ upgrade: harder, rewards }, 3),
    );
    const state = house.world().terms();
    expect(inForce(state, 'upgrade', T0)?.values).toEqual(TERMS.upgrade);
    expect(inForce(state, 'rewards', T0)?.values).toEqual(rewards);
    expect(sectionsInForce(state, T0 + NOTICE_MS)).toEqual({ ...TERMS, upgrade: harder, rewards });
  });

  it('are honoured for 60 s beyond, to the millisecond, and then refused with what is in force', () => {
    const house = createHouse();
    const from = T0 + NOTICE_MS;
    house.given([termsAre(), termsAre({ upgrade: harder }, 2, from)]);
    const state = house.world().terms();
    expect(shown(state, 'upgrade', upgradeTerms, from + NOTICE_MS - 1)).toMatchObject({ values: TERMS.upgrade });
    expect(shown(state, 'upgrade', upgradeTerms, from + NOTICE_MS)).toEqual(
      reject('TERMS_CHANGED', { section: 'upgrade', terms: harderHash, values: canonicalJson(harder) }),
    );
    expect(shown(state, 'upgrade', harderHash, from)).toMatchObject({ values: harder });
    expect(shown(state, 'upgrade', harderHash, from - 1)).toMatchObject({ code: 'TERMS_CHANGED' });
  });
});

describe('terms that nothing is drawn under', () => {
  it('have no grace', () => {
    const house = houseOf(termsAre(), termsAre({ rewards }, 2, T0 + 1));
    const before = sectionHash(nodeHashing, 'rewards', TERMS.rewards);
    expect(shown(house.world().terms(), 'rewards', before, T0)).toMatchObject({ values: TERMS.rewards });
    expect(shown(house.world().terms(), 'rewards', before, T0 + 1)).toMatchObject({ code: 'TERMS_CHANGED' });
  });
});

it('before there are any, whatever was shown is refused', () => {
  const state = createHouse().world().terms();
  expect(shown(state, 'upgrade', upgradeTerms, T0)).toEqual(reject('TERMS_CHANGED', { section: 'upgrade' }));
  expect(sectionsInForce(state, T0)).toBeNull();
});

const targetTerms = {
  returnPercent: fc.integer({ min: 40, max: 100 }),
  minTickets: fc.integer({ min: 0, max: 10_000_000 }),
  maxTickets: fc.integer({ min: 0, max: 10_000_000 }),
};
const documents: fc.Arbitrary<Sections> = fc.record({
  seeds: fc.record({
    longestUseMs: fc.integer({ min: 0, max: 3_000_000_000 }),
    maxRounds: fc.integer({ min: 0, max: 12_000 }),
  }),
  case: fc.record({ maxQuantity: fc.integer({ min: 0, max: 12 }) }),
  battle: fc.record({
    modes: fc.constant(TERMS.battle.modes),
    maxSeats: fc.integer({ min: 1, max: 7 }),
    maxBoxes: fc.integer({ min: 0, max: 21 }),
    firstRoundMs: fc.integer({ min: 0, max: 70_000 }),
    roundMs: fc.integer({ min: 500, max: 61_000 }),
    fastRoundMs: fc.integer({ min: 500, max: 61_000 }),
    expiryMs: fc.integer({ min: 0, max: 90_000_000 }),
    beaconMarginMs: fc.integer({ min: 5_000, max: 700_000 }),
  }),
  giveaway: fc.record({
    longestWaitMs: fc.integer({ min: 0, max: 100_000_000 }),
    longestOpenMs: fc.integer({ min: 0, max: 100_000_000 }),
    shortestOpenMs: fc.integer({ min: 0, max: 600_000 }),
    shortestHouseMs: fc.integer({ min: 0, max: 60_000 }),
    maxPrizes: fc.integer({ min: 0, max: 4 }),
    maxHousePrizes: fc.integer({ min: 0, max: 21 }),
    maxEntries: fc.integer({ min: 0, max: 10_001 }),
    maxOpen: fc.integer({ min: 0, max: 21 }),
    beaconMarginMs: fc.integer({ min: 20_000, max: 700_000 }),
  }),
  items: fc.constant(TERMS.items),
  shop: fc.constant(TERMS.shop),
  transfer: fc.constant(TERMS.transfer),
  upgrade: fc.record({ ...targetTerms, maxItems: fc.integer({ min: 0, max: 12 }) }),
  dream: fc.record(targetTerms),
  contract: fc.record({
    returnPercent: targetTerms.returnPercent,
    minItems: fc.integer({ min: 0, max: 12 }),
    maxItems: fc.integer({ min: 0, max: 12 }),
    lowestPercent: fc.integer({ min: 0, max: 100 }),
    highestPercent: fc.integer({ min: 50, max: 1_200 }),
  }),
  rewards: fc.constantFrom(TERMS.rewards, rewards),
});

describe('whatever operators ask for', () => {
  it('no terms are published beyond a hard bound, and none of what was drawn under changes within 60 s', () => {
    const asked = fc.record({
      sections: fc.oneof(documents, fc.constantFrom(TERMS, { ...TERMS, upgrade: harder }, { ...TERMS, rewards })),
      wait: fc.constantFrom(0, 1, NOTICE_MS - 1, NOTICE_MS, 10 * NOTICE_MS),
      notice: fc.option(fc.integer({ min: -NOTICE_MS, max: 5 * NOTICE_MS }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 12 }), (requests) => {
        const house = createHouse();
        for (const { sections, wait, notice } of requests) {
          house.wait(wait);
          const at = house.now();
          const before = house.world().terms();
          house.submit({ type: 'PublishTerms', effectiveAt: notice === null ? null : at + notice, sections });
          const after = house.world().terms();
          for (const name of SECTION_NAMES) {
            const periods = periodsOf(after, name);
            expect(periods.map(({ from }) => from)).toEqual(periods.map(({ from }) => from).toSorted((a, b) => a - b));
            if (before.versions.length === 0 || !SECTIONS[name].drawn) continue;
            const soon = at + NOTICE_MS - 1;
            expect(inForce(after, name, soon)?.hash).toBe(inForce(before, name, soon)?.hash);
          }
        }
        for (const { sections } of house.world().terms().versions) {
          expect(sectionsSchema.safeParse(sections).success).toBe(true);
          for (const { returnPercent, minTickets, maxTickets } of [sections.upgrade, sections.dream]) {
            expect(returnPercent >= 50 && returnPercent <= 92).toBe(true);
            expect(minTickets >= 1_000 && minTickets <= maxTickets && maxTickets <= 9_500_000).toBe(true);
          }
        }
      }),
    );
  });
});
