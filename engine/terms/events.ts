import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import { commandId } from '../kernel/event-codec.ts';
import { sectionHash } from './section-hash.ts';
import { SECTION_NAMES, sectionsSchema } from './sections.ts';

export const termsPublished = defineEvent(
  'TermsPublished',
  {
    commandId,
    version: z.int().min(1),
    effectiveAt: z.int().min(0).describe('milliseconds since 1970; what did not change stays in force all along'),
    sections: sectionsSchema,
  },
  {
    stream: 'terms',
    openness: 'open',
    publishes: ({ sections }) => SECTION_NAMES.map((name) => sectionHash(nobleHashing, name, sections[name])),
  },
);
export type TermsPublished = EventOf<typeof termsPublished>;

export const termsEvents = [termsPublished] as const;
