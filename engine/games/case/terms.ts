import { z } from 'zod';
import { defineSection } from '../../terms/define-section.ts';

/** A hard bound of the format: no terms allow more rounds of one command. */
export const MAX_QUANTITY = 10;

export const caseSection = defineSection({
  schema: z.strictObject({ maxQuantity: z.int().min(1).max(MAX_QUANTITY).describe('opened at once') }),
  defaults: { maxQuantity: MAX_QUANTITY },
  drawn: true,
  rules: {},
});
