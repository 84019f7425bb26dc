import { z } from 'zod';
import { contractSection } from '../games/contract/terms.ts';
import { dreamSection } from '../games/dream/terms.ts';
import { upgradeSection } from '../games/upgrade/terms.ts';
import { rewardsSection } from '../programme/rewards-section.ts';

/** All that the terms of play say, by section. A section more is a line here and in each list below. */
export const SECTIONS = {
  upgrade: upgradeSection,
  dream: dreamSection,
  contract: contractSection,
  rewards: rewardsSection,
} as const;

export type SectionName = keyof typeof SECTIONS;

/** The whole document. */
export const sectionsSchema = z.strictObject({
  upgrade: SECTIONS.upgrade.schema,
  dream: SECTIONS.dream.schema,
  contract: SECTIONS.contract.schema,
  rewards: SECTIONS.rewards.schema,
});
export type Sections = z.infer<typeof sectionsSchema>;

export const SECTION_NAMES: readonly SectionName[] = sectionsSchema.keyof().options;

/** What a fresh site publishes. */
export const DEFAULT_TERMS: Sections = {
  upgrade: SECTIONS.upgrade.defaults,
  dream: SECTIONS.dream.defaults,
  contract: SECTIONS.contract.defaults,
  rewards: SECTIONS.rewards.defaults,
};
