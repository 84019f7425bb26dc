import { z } from 'zod';
import { defineSection } from '../../terms/define-section.ts';
import { TARGET_RULES, targetTerms } from '../target-terms.ts';

export const upgradeSection = defineSection({
  schema: z.strictObject({ ...targetTerms, maxItems: z.int().min(1).max(10).describe('staked at once') }),
  defaults: { returnPercent: 92, minTickets: 100_000, maxTickets: 8_000_000, maxItems: 10 },
  drawn: true,
  rules: TARGET_RULES,
});
