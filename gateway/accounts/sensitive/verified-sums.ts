import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import { type Account, accountStoreIn } from '../account-store.ts';

const DAY_MS = 24 * 60 * 60_000;

export type SumKind = 'retrieval' | 'deposit';

export interface VerifiedSums {
  /**
   * Does `work` where the sum of 24 hours stays within what takes no verified identity. The amount counts before `work`, so that
   * parallel commands can't share what is left, and no more once `work` is refused. The same command counts once.
   * @throws GatewayError VERIFICATION_REQUIRED
   */
  within<Result>(
    account: Pick<Account, 'accountId'>,
    kind: SumKind,
    commandId: string,
    amount: () => Promise<bigint>,
    work: () => Promise<Result>,
  ): Promise<Result>;
}

export interface VerifiedSumsParts {
  readonly sql: SqlClient;
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  /** In minor units; null for no bound. */
  readonly above: Readonly<Record<SumKind, bigint | null>>;
  readonly isVerified: (accountId: string) => Promise<boolean>;
  readonly now: () => Instant;
}

/** A command that may have been done all the same counts; a refused one doesn't. */
const wasRefused = (error: unknown): boolean =>
  error instanceof GatewayError && error.code !== 'OUTCOME_UNKNOWN' && error.code !== 'INTERNAL';

export const verifiedSumsIn = ({ sql, transaction, above, isVerified, now }: VerifiedSumsParts): VerifiedSums => {
  /** True where the command is counted for the first time. */
  const count = (accountId: string, kind: SumKind, commandId: string, amount: bigint, bound: bigint) =>
    transaction(async (tx) => {
      if ((await accountStoreIn(tx).lock(accountId)) === null) throw new GatewayError('UNAUTHENTICATED');
      const at = now();
      const summing = db
        .selectFrom('verifiedSum')
        .select(({ fn, cast }) => cast<bigint | null>(fn.sum('amount'), 'bigint').as('sum'))
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .where('commandId', '<>', commandId)
        .where('at', '>', at - DAY_MS);
      const before = (await runQuery(tx, summing))[0]?.sum ?? 0n;
      if (before + amount > bound) throw new GatewayError('VERIFICATION_REQUIRED', { above: bound.toString() });
      const counting = db
        .insertInto('verifiedSum')
        .values({ accountId, kind, commandId, amount, at, expiresAt: at + DAY_MS })
        .onConflict((conflict) => conflict.doNothing())
        .returning('commandId');
      return (await runQuery(tx, counting)).length > 0;
    });

  return {
    within: async ({ accountId }, kind, commandId, amount, work) => {
      const bound = above[kind];
      if (bound === null || (await isVerified(accountId))) return work();
      const counted = await count(accountId, kind, commandId, await amount(), bound);
      try {
        return await work();
      } catch (error) {
        if (counted && wasRefused(error)) {
          const ofKind = db.deleteFrom('verifiedSum').where('accountId', '=', accountId).where('kind', '=', kind);
          await runQuery(sql, ofKind.where('commandId', '=', commandId));
        }
        throw error;
      }
    },
  };
};
