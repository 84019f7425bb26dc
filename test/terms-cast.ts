import type { StreamEvent } from '../engine/glasscase-decision.ts';
import { type HexHash, termsStream } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { PublishTerms } from '../engine/terms/publish-terms.ts';
import { sectionHash } from '../engine/terms/section-hash.ts';
import { DEFAULT_TERMS, type SectionName, type Sections } from '../engine/terms/sections.ts';
import { eventIn, T0 } from './deciders.ts';

const { valueLockMs, sellPercent, exchangePercent } = DEFAULT_TERMS.items;

/** The terms of stories: those of a fresh site, which gives nothing away, and whose values fall as fast as a story needs. */
export const TERMS: Sections = {
  ...DEFAULT_TERMS,
  items: { valueLockMs, sellPercent, exchangePercent },
  rewards: {
    firstDeposit: { percent: 0, max: '0' },
    releasePercent: 2,
    dailyTiers: [],
    rebateLevels: [{ deposits: '0', ratio: 0 }],
    vipRewards: Array.from({ length: 20 }, () => '0'),
    freeCases: [],
  },
};

/** Asks for the terms of stories, changed so. */
export const publishTerms = (change: Partial<Sections> = {}): PublishTerms => ({
  type: 'PublishTerms',
  effectiveAt: null,
  sections: { ...TERMS, ...change },
});

/** The publication of the terms, with `change` in their sections. */
export const termsAre = (change: Partial<Sections> = {}, version = 1, effectiveAt = T0): StreamEvent =>
  eventIn(termsStream, 'TermsPublished', { version, effectiveAt, sections: { ...TERMS, ...change } });

/** The hash of a section that plays and trades name under the terms of stories. */
const named = (section: SectionName): HexHash => sectionHash(nodeHashing, section, TERMS[section]);
export const battleTerms = named('battle');
export const caseTerms = named('case');
export const upgradeTerms = named('upgrade');
export const contractTerms = named('contract');
export const dreamTerms = named('dream');
export const giveawayTerms = named('giveaway');
export const rewardsTerms = named('rewards');
export const itemsTerms = named('items');
export const shopTerms = named('shop');
export const transferTerms = named('transfer');

/** The section `items` of a fresh site, with a bound on how fast values fall. */
export const boundedItems = { ...TERMS.items, maxFallPercentPerDay: 10 };
