import { z } from 'zod';
import { MAX_PAIR_AGE_MS, MAX_ROUNDS_PER_PAIR } from '../fairness/seed-pair.ts';
import { defineSection } from '../terms/define-section.ts';

const DAY_MS = 24 * 60 * 60_000;
/** More than one command plays: no command rotates twice. */
const LEAST_ROUNDS = 100;

/** When a player's pair is revealed at the latest. */
export const seedsSection = defineSection({
  schema: z.strictObject({
    longestUseMs: z.int().min(0).describe('so long after it came into use a pair retires'),
    maxRounds: z.int().min(1).describe('after so many rounds a pair retires'),
  }),
  defaults: { longestUseMs: MAX_PAIR_AGE_MS, maxRounds: MAX_ROUNDS_PER_PAIR },
  drawn: true,
  rules: {
    AGE: ({ longestUseMs }) => longestUseMs >= DAY_MS && longestUseMs <= MAX_PAIR_AGE_MS,
    ROUNDS: ({ maxRounds }) => maxRounds >= LEAST_ROUNDS && maxRounds <= MAX_ROUNDS_PER_PAIR,
  },
});
