import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Engine } from '../../../engine/engine.ts';
import { type CommandId, isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import type { Logger } from '../../../engine/logger.ts';
import { GatewayError } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { Account, AccountStore } from '../account-store.ts';
import type { Credentials } from '../credentials.ts';
import type { PublicProfiles } from '../profile/public-profiles.ts';
import type { AccountSecurity } from '../sensitive/security.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Tickets } from '../sessions/tickets.ts';
import type { ErasedPhones } from './erased-phones.ts';
import { keptOf, type PersonalData } from './personal-data.ts';

export interface Erasure {
  /**
   * Erases the player in the log, then everything personal. The same command id goes on with an erasure whose outcome
   * isn't known, without another ticket.
   * @throws GatewayError TICKET_INVALID, ACCOUNT_IN_USE, BUSY, OUTCOME_UNKNOWN
   */
  erase(account: Account, commandId: CommandId, ticket: string, caller: Caller): Promise<void>;
  /** Goes on with what a crash cut short. True once the account is gone, false where the rules refused. */
  resume(account: Account): Promise<boolean>;
  /** The same for all accounts. An erasure that can't be finished now is left for the next time. */
  resumeAll(): Promise<void>;
}

export interface ErasureParts {
  readonly engine: Engine;
  readonly store: AccountStore;
  readonly publicProfiles: Pick<PublicProfiles, 'changed'>;
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly tickets: Tickets;
  readonly credentials: Pick<Credentials, 'changed'>;
  readonly erasedPhones: ErasedPhones;
  readonly personalData: readonly PersonalData[];
  readonly security: Pick<AccountSecurity, 'made'>;
  readonly logger: Logger;
}

export const erasureWith = (parts: ErasureParts): Erasure => {
  const {
    engine,
    store,
    publicProfiles,
    transaction,
    tickets,
    credentials,
    erasedPhones,
    personalData,
    security,
    logger,
  } = parts;

  const eraseRows = async (account: Account): Promise<void> => {
    const kept = await keptOf(personalData, account);
    await transaction(async (tx) => {
      await erasedPhones.keep(account.phone, kept, tx);
      // The account's own part is the first one, and its row the last to go: the others may refer to it.
      for (const part of personalData.toReversed()) await part.erase?.(account, tx);
    });
    credentials.changed(account.accountId);
    publicProfiles.changed(account.playerId);
  };

  const unmark = async ({ accountId }: Account): Promise<void> => {
    await store.change(accountId, { eraseCommand: null });
    credentials.changed(accountId);
  };

  /** The log first: after any later failure, the account's row still names the erasure that is left to do. */
  const run = async (account: Account, commandId: CommandId, begunNow: boolean): Promise<void> => {
    const { playerId } = account;
    const outcome = await engine.submit({ actor: playerId, commandId, command: { type: 'ErasePlayer', playerId } });
    const { status } = outcome;
    // Busy says nothing of an earlier try.
    if (status === 'rejected' || status === 'conflict' || (status === 'busy' && begunNow)) await unmark(account);
    outcomeOrThrow(outcome, commandId);
    await eraseRows(account);
  };

  const resume: Erasure['resume'] = async (account) => {
    if (account.eraseCommand === null) return false;
    try {
      await run(account, mustBe(isCommandId, account.eraseCommand), false);
      return true;
    } catch (error) {
      if (error instanceof GatewayError && error.code !== 'BUSY' && error.code !== 'OUTCOME_UNKNOWN') return false;
      throw error;
    }
  };

  return {
    erase: async (account, commandId, ticket, caller) => {
      if (account.eraseCommand === commandId) return run(account, commandId, false);
      await tickets.require(account.accountId, ticket);
      if (await resume(account)) return;
      await security.made('erase', { account, caller }, null);
      const marked = await store.change(account.accountId, { eraseCommand: commandId });
      if (marked === null) throw new GatewayError('UNAUTHENTICATED');
      credentials.changed(account.accountId);
      await run(account, commandId, true);
    },
    resume,
    resumeAll: async () => {
      for (const account of await store.erasing()) {
        await resume(account).catch((error: unknown) =>
          logger.warn({ err: error, accountId: account.accountId }, 'an erasure will be finished later'),
        );
      }
    },
  };
};
