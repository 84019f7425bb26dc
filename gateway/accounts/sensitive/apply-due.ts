import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { type Account, accountStoreIn } from '../account-store.ts';
import { readPhone } from '../profile/phone.ts';
import { type PendingChange, pendingChangesIn } from './pending-changes.ts';
import { MADE } from './rules.ts';
import type { LockedAccount, SecurityChanges } from './security-changes.ts';

const AT_ONCE = 50;

export interface ApplyDueParts {
  readonly sql: SqlClient;
  readonly securityChanges: SecurityChanges;
  /** A number that an excluded person gives up stays excluded. */
  readonly keepExclusion: (account: Account) => Promise<void>;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
  readonly logger: Logger;
}

/**
 * Makes the changes whose time has come, each once: the process that takes a row makes its change in the same
 * transaction. Where a change isn't possible any more, the player is told so instead.
 */
export const applyDueWith = ({ sql, securityChanges, keepExclusion, now, randomUuid, logger }: ApplyDueParts) => {
  /** The changed account; null where the change isn't possible any more. */
  const make = async (locked: LockedAccount, { kind, value }: PendingChange): Promise<Account | null> => {
    const { tx, account } = locked;
    const store = accountStoreIn(tx);
    switch (kind) {
      case 'TRADE_LINK':
        return locked.write({ tradeLink: value === '' ? null : value });
      case 'STEAM_LINK':
        return (await store.ofSteam(value)) === null ? locked.write({ steamId: value }) : null;
      case 'PHONE': {
        if ((await store.ofPhone(readPhone(value))) !== null) return null;
        await runQuery(tx, db.deleteFrom('actionTicket').where('accountId', '=', account.accountId));
        return locked.write({ phone: value });
      }
      case 'REMOVE_PASSKEY': {
        const ofAccount = db.deleteFrom('passkey').where('accountId', '=', account.accountId);
        const named = ofAccount.where(fragment<string>`passkey_id::text`, '=', value);
        return (await runQuery(tx, named.returning('passkeyId'))).length === 0 ? null : account;
      }
      case 'REMOVE_TOTP': {
        await runQuery(tx, db.deleteFrom('recoveryCode').where('accountId', '=', account.accountId));
        const ofAccount = db.deleteFrom('totp').where('accountId', '=', account.accountId);
        return (await runQuery(tx, ofAccount.returning('accountId'))).length === 0 ? null : account;
      }
    }
  };

  const applyOne = async (due: PendingChange): Promise<void> => {
    // Before the transaction, which asks one connection alone: the exclusion is kept whether the change is made or not.
    const owner = due.kind === 'PHONE' ? await accountStoreIn(sql).ofId(due.accountId) : null;
    if (owner !== null) await keepExclusion(owner);
    await securityChanges.at(due.accountId, async (locked) => {
      const taken = await locked.pending.take(due.accountId, due.changeId);
      if (taken === null) return;
      const { detail } = taken;
      const changed = await make(locked, taken);
      await locked.report(changed === null ? 'change-failed' : MADE[taken.kind], { detail });
    });
  };

  return async (): Promise<void> => {
    for (const due of await pendingChangesIn(sql, now, randomUuid).due(AT_ONCE)) {
      await applyOne(due).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        logger.warn({ changeId: due.changeId, reason }, 'a change that waited will be made later');
      });
    }
  };
};
