import { z } from 'zod';
import { defineSection } from '../../terms/define-section.ts';
import { MAX_STAKED, TARGET_RULES, targetTerms } from '../target-terms.ts';

export const upgradeSection = defineSection({
  schema: z.strictObject({ ...targetTerms, maxItems: z.int().min(1).max(MAX_STAKED).describe('staked at once') }),
  defaults: { returnPercent: 92, minTickets: 100_000, maxTickets: 8_000_000, maxItems: 10 },
  drawn: true,
  rules: TARGET_RULES,
});
