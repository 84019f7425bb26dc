import { z } from 'zod';
import { defineChangedEvent, defineEvent, type EventOf, FIRST, pastVersion } from '../facts/define-event.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import { commandId } from '../kernel/event-codec.ts';
import { itemsWithoutBound } from '../market/terms.ts';
import { actRules } from './act-rules.ts';
import { sectionHash } from './section-hash.ts';
import { SECTION_NAMES, SECTIONS, sectionsSchema } from './sections.ts';

const document = {
  commandId,
  version: z.int().min(1),
  effectiveAt: z.int().min(0).describe('milliseconds since 1970; what did not change stays in force all along'),
};

/** Before values of items had a bound. The hashes of its sections stay what they were: nothing is filled in. */
const withoutBound = pastVersion(
  FIRST,
  { ...document, sections: z.strictObject({ ...SECTIONS, items: itemsWithoutBound }) },
  { becomes: 2, upcast: (data) => data },
);

export const termsPublished = defineChangedEvent(
  'TermsPublished',
  withoutBound,
  { ...document, sections: sectionsSchema },
  {
    stream: 'terms',
    visibility: 'open',
    publishes: ({ sections }) => SECTION_NAMES.map((name) => sectionHash(nobleHashing, name, sections[name])),
  },
);
export type TermsPublished = EventOf<typeof termsPublished>;

/** The rules of acts: which operators' acts take two people. In force from its entry on. */
export const actRulesPublished = defineEvent(
  'ActRulesPublished',
  { commandId, version: z.int().min(1), ...actRules.shape },
  { stream: 'terms', visibility: 'open' },
);
export type ActRulesPublished = EventOf<typeof actRulesPublished>;

export const termsEvents = [termsPublished, actRulesPublished] as const;
export type TermsEvent = EventOf<(typeof termsEvents)[number]>;
