import type { StreamEvent } from '../engine/glasscase-decision.ts';
import { termsStream } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { PublishTerms } from '../engine/terms/publish-terms.ts';
import { sectionHash } from '../engine/terms/section-hash.ts';
import { DEFAULT_TERMS, type Sections } from '../engine/terms/sections.ts';
import { commandIdNumber, T0 } from './deciders.ts';

/** The terms of stories: those of a fresh site, which gives nothing away. */
export const TERMS: Sections = {
  ...DEFAULT_TERMS,
  rewards: {
    firstDeposit: { percent: 0, max: '0' },
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

/** They were published, changed so. */
export const termsAre = (change: Partial<Sections> = {}, version = 1, effectiveAt = T0): StreamEvent => ({
  stream: termsStream,
  event: {
    type: 'TermsPublished',
    schemaVersion: 1,
    data: { commandId: commandIdNumber(99), version, effectiveAt, sections: { ...TERMS, ...change } },
  },
});

/** What a play names under the terms of stories. */
export const caseTerms = sectionHash(nodeHashing, 'case', TERMS.case);
export const upgradeTerms = sectionHash(nodeHashing, 'upgrade', TERMS.upgrade);
export const contractTerms = sectionHash(nodeHashing, 'contract', TERMS.contract);
export const dreamTerms = sectionHash(nodeHashing, 'dream', TERMS.dream);
