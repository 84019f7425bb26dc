import { z } from 'zod';
import { rewardsSection } from '../programme/rewards-section.ts';

/** All that the terms of play say, by section. A section more is a line here. */
export const SECTIONS = { rewards: rewardsSection } as const;

export type SectionName = keyof typeof SECTIONS;

/** The whole document. */
export const sectionsSchema = z.strictObject({ rewards: SECTIONS.rewards.schema });
export type Sections = z.infer<typeof sectionsSchema>;

export const SECTION_NAMES: readonly SectionName[] = sectionsSchema.keyof().options;

/** What a fresh site publishes. */
export const DEFAULT_TERMS: Sections = { rewards: SECTIONS.rewards.defaults };
