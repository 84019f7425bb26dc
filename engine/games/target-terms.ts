import { z } from 'zod';

/** Hard bound of the format: items that are staked at once. */
export const MAX_STAKED = 10;
/** Hard bounds of the format: percent of a stake that come back, and tickets of a chance, of 10,000,000. */
export const MOST_RETURNED = 92;
export const CHANCE_BOUNDS = { least: 1_000, most: 9_500_000 } as const;

/** Terms of a game for one target: in a section of the game's own. */
export const targetTerms = {
  returnPercent: z.int().min(0).max(100).describe('percent of what is paid that comes back on average'),
  minTickets: z.int().min(0).max(10_000_000).describe('the least chance that may be played, of 10,000,000'),
  maxTickets: z.int().min(0).max(10_000_000).describe('the greatest'),
} as const;

type TargetTerms = z.infer<z.ZodObject<typeof targetTerms>>;

/** 50 to 92 % come back, and chances are 0.01 to 95 %. */
export const TARGET_RULES = {
  RETURN: ({ returnPercent }: TargetTerms) => returnPercent >= 50 && returnPercent <= MOST_RETURNED,
  CHANCE: ({ minTickets, maxTickets }: TargetTerms) =>
    minTickets >= CHANCE_BOUNDS.least && minTickets <= maxTickets && maxTickets <= CHANCE_BOUNDS.most,
} as const;
