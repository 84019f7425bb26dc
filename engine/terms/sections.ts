import { z } from 'zod';
import { battleSection } from '../games/battle/terms.ts';
import { caseSection } from '../games/case/terms.ts';
import { contractSection } from '../games/contract/terms.ts';
import { dreamSection } from '../games/dream/terms.ts';
import { giveawaySection } from '../games/giveaway/terms.ts';
import { upgradeSection } from '../games/upgrade/terms.ts';
import { itemsSection, shopSection, transferSection } from '../market/terms.ts';
import { seedsSection } from '../player/terms.ts';
import { rewardsSection } from '../rewards/rewards-section.ts';

/** The sections of the terms of play. A new section is a line here. */
export const SECTIONS = {
  seeds: seedsSection,
  case: caseSection,
  upgrade: upgradeSection,
  dream: dreamSection,
  contract: contractSection,
  battle: battleSection,
  giveaway: giveawaySection,
  items: itemsSection,
  shop: shopSection,
  transfer: transferSection,
  rewards: rewardsSection,
} as const;

/** The whole document. */
export const sectionsSchema = z.strictObject(SECTIONS);
export type Sections = z.infer<typeof sectionsSchema>;
export type SectionName = keyof Sections;

export const SECTION_NAMES: readonly SectionName[] = sectionsSchema.keyof().options;

/** The terms that a fresh site publishes. */
export const DEFAULT_TERMS: Sections = sectionsSchema.parse(
  Object.fromEntries(SECTION_NAMES.map((name) => [name, SECTIONS[name].defaults])),
);
