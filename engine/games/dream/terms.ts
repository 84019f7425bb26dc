import { z } from 'zod';
import { defineSection } from '../../terms/define-section.ts';
import { TARGET_RULES, targetTerms } from '../target-terms.ts';

export const dreamSection = defineSection({
  schema: z.strictObject(targetTerms),
  defaults: { returnPercent: 92, minTickets: 100_000, maxTickets: 7_500_000 },
  drawn: true,
  rules: TARGET_RULES,
});
