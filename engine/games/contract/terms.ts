import { z } from 'zod';
import { defineSection } from '../../terms/define-section.ts';
import { MAX_STAKED, MOST_RETURNED } from '../target-terms.ts';

const contractTerms = z.strictObject({
  returnPercent: z.int().min(0).max(100).describe('percent of the stake that comes back on average, at most'),
  minItems: z.int().min(1).max(MAX_STAKED).describe('the fewest items of a contract'),
  maxItems: z.int().min(1).max(MAX_STAKED).describe('the most'),
  lowestPercent: z
    .int()
    .min(0)
    .max(100_000)
    .describe('percent of the stake that the cheapest item of its table is worth'),
  highestPercent: z.int().min(0).max(100_000).describe('the dearest'),
});
export type ContractTerms = z.infer<typeof contractTerms>;

export const contractSection = defineSection({
  schema: contractTerms,
  defaults: { returnPercent: 92, minItems: 3, maxItems: 10, lowestPercent: 20, highestPercent: 400 },
  drawn: true,
  rules: {
    RETURN: ({ returnPercent }) => returnPercent >= 50 && returnPercent <= MOST_RETURNED,
    ITEMS: ({ minItems, maxItems }) => minItems <= maxItems,
    SPAN: ({ lowestPercent, highestPercent, returnPercent }) =>
      lowestPercent >= 1 && lowestPercent < returnPercent && highestPercent > returnPercent && highestPercent <= 1_000,
  },
});
