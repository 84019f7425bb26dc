import { GatewayError } from '../errors.ts';

/** Clients give a request 15 s; an answer has to be on its way before. */
export const BUDGET_MS = 14_000;

/**
 * The answer, or after the budget an error: OUTCOME_UNKNOWN for what changes something (the same command id asks again),
 * BUSY for what only reads.
 */
export const withinBudget = async <Answer>(
  work: Promise<Answer>,
  changes: { readonly commandId?: string } | null,
  budgetMs: number = BUDGET_MS,
): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(changes === null ? new GatewayError('BUSY') : new GatewayError('OUTCOME_UNKNOWN', { ...changes }));
    }, budgetMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
