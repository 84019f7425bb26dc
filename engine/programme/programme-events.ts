import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { caseSlug, commandId, money, positiveMoney } from '../kernel/event-codec.ts';

const percent = z.int().min(0).max(100);

/** What players may count on: bonuses, rewards and rebates. Published, so that every one of them can be checked. */
export const programmeTerms = z.strictObject({
  firstDeposit: z.strictObject({ percent, max: money }),
  dailyTiers: z
    .array(z.strictObject({ deposit: positiveMoney, reward: positiveMoney.describe('locked bonus') }))
    .max(10)
    .describe('for deposits of one UTC day, rising'),
  rebateLevels: z
    .array(z.strictObject({ deposits: money, ratio: z.int().min(0).max(325).describe('hundredths of a percent') }))
    .min(1)
    .max(10)
    .describe('by deposits of the invited, rising from 0'),
  vipRewards: z.array(money).length(20).describe('points, for the grades 1 to 20'),
  freeCases: z
    .array(z.strictObject({ grade: z.int().min(0).max(20), case: caseSlug }))
    .max(21)
    .describe('from that grade on, rising from 0'),
});
export type ProgrammeTerms = z.infer<typeof programmeTerms>;

export const programmePublished = defineEvent(
  'ProgrammePublished',
  { commandId, version: z.int().min(1), terms: programmeTerms },
  { stream: 'programme', openness: 'open' },
);
export type ProgrammePublished = EventOf<typeof programmePublished>;

export const programmeEvents = [programmePublished] as const;
