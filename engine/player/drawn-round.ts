import { z } from 'zod';
import type { DrawnRound } from '../facts/facts.ts';
import { entropyPattern, userSeedPattern } from '../fairness/seed-pair.ts';
import { count, pairId } from '../kernel/event-codec.ts';
import type { PairId } from '../kernel/ids.ts';

const round = { pairId, roundNo: z.int().min(1), userSeed: z.string().regex(userSeedPattern) };

/** The same fields of a round of before there were lanes. */
export const firstDrawnRound = { ...round, entropy: z.string().regex(entropyPattern), ticket: count };

/** The fields of an event that say what a round was drawn from, all of it public but the seed, and the ticket that this gave. */
export const drawnRound = {
  ...round,
  step: z.int().min(1).nullable().describe('of the lane; null for a loose play'),
  entropy: z
    .string()
    .regex(/^(?:[0-9a-f]{32}){1,2}$/)
    .describe('64 digits, the link of the step; 32 where there is none'),
  ticket: count,
};

/** Which round the event drew. */
export const roundDrawn = ({
  pairId: pair,
  roundNo,
  step,
  entropy,
}: {
  readonly pairId: PairId;
  readonly roundNo: number;
  readonly step: number | null;
  readonly entropy: string;
}): DrawnRound => ({ pairId: pair, roundNo, link: step === null ? null : { step, link: entropy } });

/** A round of before there were lanes, as it is seen today. */
export const asLoose = <Data extends object>(data: Data) => ({ ...data, step: null });
