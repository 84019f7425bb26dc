import type { Logger } from '../../../engine/logger.ts';
import { type Chore, startChore } from '../../chore.ts';
import type { Payments } from './payments.ts';

const EVERY_MS = 60_000;

/** Asks the provider about every unfinished order at the start, and about those whose time has come every minute. */
export const startPaymentChores = (payments: Payments, logger: Logger): Chore => {
  let isFirst = true;
  return startChore(
    'asking about orders',
    EVERY_MS,
    async () => {
      await (isFirst ? payments.reconcile.all() : payments.reconcile.due());
      isFirst = false;
    },
    logger,
  );
};
