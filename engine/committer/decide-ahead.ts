import { type DecidedBatch, decideBatch } from './batch.ts';
import type { BatchContext } from './batch-context.ts';
import { prefetch } from './prefetch.ts';
import type { Pending } from './submission.ts';

/** Reads what the commands need and decides them. */
export const decide = async (context: BatchContext, commands: readonly Pending[]): Promise<DecidedBatch> => {
  const { database, rules, memory, ports } = context;
  const loaded = await prefetch(database, rules, memory, commands);
  return decideBatch(commands, loaded, context.now(), rules, ports);
};

/** A batch that was decided on top of the one before, while that one was on its way to the database. */
export interface DecidedAhead {
  readonly batch: DecidedBatch;
  readonly withdrawals: number;
}

/**
 * Decides the next batch while the one before commits. That is a guess at what the world will be: nobody is answered
 * from it, `append` compares every version it read, and null stands for whatever went wrong.
 */
export const decideAhead = async (
  context: BatchContext,
  commands: readonly Pending[],
): Promise<DecidedAhead | null> => {
  const { withdrawals } = context.memory;
  try {
    return { batch: await decide(context, commands), withdrawals };
  } catch {
    return null;
  }
};

/**
 * The guess, if it may be sent: the batch before is in. A command that failed is decided again: it may have met what
 * never came to be.
 */
export const stillGood = ({ memory }: BatchContext, ahead: DecidedAhead | null): DecidedBatch | null =>
  ahead !== null &&
  ahead.withdrawals === memory.withdrawals &&
  ahead.batch.decided.every(({ kind }) => kind !== 'failed')
    ? ahead.batch
    : null;
