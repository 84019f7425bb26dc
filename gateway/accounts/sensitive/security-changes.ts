import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import { type Account, type AccountChange, accountStoreIn } from '../account-store.ts';
import { type Credentials, refuseFrozen } from '../credentials.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { isNotice, type SecurityEventKind } from '../security-journal/kinds.ts';
import { type SecurityJournal, type SecurityLine, securityJournalIn } from '../security-journal/security-journal.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountEpoch, beginEpoch, type Eviction, type Own } from '../sessions/epochs.ts';
import type { Tickets } from '../sessions/tickets.ts';
import type { Holds } from './holds.ts';
import { type SecurityNotices, securityNoticesIn } from './notices.ts';
import { PENDING_MS, type PendingChanges, pendingChangesIn, type WantedChange } from './pending-changes.ts';
import { type Proof, RULES, type SensitiveChange } from './rules.ts';
import { type LinkAction, type SecurityLinks, securityLinksIn } from './security-links.ts';

/** An account under its lock, with everything that a change of its security touches, in one transaction. */
export interface LockedAccount {
  readonly tx: SqlClient;
  readonly account: Account;
  readonly links: SecurityLinks;
  readonly pending: PendingChanges;
  readonly holds: Holds;
  readonly notices: SecurityNotices;
  readonly journal: Pick<SecurityJournal, 'knowsPlace'>;
  /** @throws Error where another account has what has to be unique: the transaction is lost */
  write(change: AccountChange): Promise<Account>;
  /**
   * Ends what others may hold, by the table of epochs.ts, and changes the account with it. Changes that waited are reported as stopped.
   * Notices that are sent afterwards carry links of the new epoch.
   */
  evict(why: Eviction, own: Own, change: AccountChange, caller: Caller | null): Promise<Account>;
  /** Into the journal and, where the kind has a notice, to the player. */
  report(kind: SecurityEventKind, facts?: ReportFacts): Promise<void>;
}

export interface ReportFacts {
  readonly detail?: string | null;
  readonly caller?: Pick<Caller, 'address' | 'device'> | null;
  readonly stop?: { readonly action: LinkAction; readonly changeId: string | null } | null;
  /** The account whose inbox and mail get the notice; where it isn't given, the account before the change. */
  readonly account?: Account;
}

/** A player, by the account that the request was let in with. */
interface PlayerChanger {
  readonly account: AccountEpoch;
  readonly ticket?: string | null | undefined;
  /** The proof was looked at when the change was begun, elsewhere. */
  readonly proved?: true | undefined;
  readonly support?: undefined;
  readonly caller: Caller | null;
}

/** The operator acts for the owner, whose proof they looked at themselves: for one who froze the account, too. */
interface SupportChanger {
  readonly account: Pick<Account, 'accountId'>;
  readonly ticket?: undefined;
  readonly proved?: undefined;
  readonly support: true;
  readonly caller: null;
}

export type Changer = PlayerChanger | SupportChanger;

/** The result of a request for a change: one that was made, or one that waits. */
export interface Outcome {
  readonly account?: Account;
  readonly detail?: string | null;
  readonly wanted?: WantedChange;
}

export interface SecurityChanges {
  /** One account's security changes one after the other. Null where the account is gone. */
  at<Result>(accountId: string, work: (locked: LockedAccount) => Promise<Result>): Promise<Result | null>;
  /**
   * A change by its rule: proof, delay, hold, journal and notice; `work` answers null where there is nothing to change.
   * Answers the changed account. @throws GatewayError UNAUTHENTICATED, TICKET_INVALID, ACCOUNT_FROZEN
   */
  change(
    change: SensitiveChange,
    by: Changer,
    work: (locked: LockedAccount) => Promise<Outcome | null>,
  ): Promise<Account>;
}

export interface SecurityChangesParts {
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly ticketsIn: (sql: SqlClient) => Pick<Tickets, 'require'>;
  readonly credentials: Pick<Credentials, 'changed'>;
  readonly mail: Pick<MailOutbox, 'keep' | 'wake'>;
  /** Whether mail is sent at all. */
  readonly mails: boolean;
  readonly holdsIn: (sql: SqlClient) => Holds;
  readonly line: SecurityLine;
  readonly accountKey: Uint8Array;
  readonly publicOrigin: () => string;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

const isByTicket = (proof: Proof): boolean => proof === 'ticket' || proof === 'password or ticket';

/** The changes that a frozen account allows. */
const IN_ICE: ReadonlySet<SensitiveChange> = new Set<SensitiveChange>(['freeze', 'thaw', 'stop-recovery']);

export const securityChangesWith = (parts: SecurityChangesParts): SecurityChanges => {
  const { transaction, ticketsIn, credentials, mail, holdsIn, line, accountKey: key, publicOrigin, now } = parts;
  const { mails, randomUuid } = parts;

  const lockedAccount = (tx: SqlClient, account: Account, lines: string[]): LockedAccount => {
    const links = securityLinksIn({ sql: tx, key, now, randomUuid });
    const notices = securityNoticesIn({ tx, links, mail, mails, key, publicOrigin, now, randomUuid });
    const journal = securityJournalIn({ sql: tx, key, now, line: (text) => lines.push(text) });
    const pending = pendingChangesIn(tx, now, randomUuid);
    const write: LockedAccount['write'] = async (change) => {
      const changed = await accountStoreIn(tx).change(account.accountId, change);
      if (changed === null) throw new Error('another account has this by now');
      return changed;
    };
    const report: LockedAccount['report'] = async (
      kind,
      { detail = null, caller = null, stop = null, account: whom = account } = {},
    ) => {
      const { device, address } = caller ?? { device: '', address: null };
      await journal.record({ accountId: account.accountId, kind, device, address, detail });
      // The journal shows the device beside each of its lines.
      const shown = kind === 'new-device' ? device : detail;
      if (isNotice(kind)) await notices.send(whom, { kind, detail: shown, stop });
    };
    return {
      ...{ tx, account, links, notices, journal, pending, write, report },
      holds: holdsIn(tx),
      evict: async (why, own, change, caller) => {
        const stopped = await pending.takeAll(account.accountId);
        const changed = await write({ ...change, epoch: await beginEpoch(tx, account, why, own) });
        for (const { detail } of stopped) await report('change-stopped', { detail, caller, account: changed });
        return changed;
      },
    };
  };

  const at: SecurityChanges['at'] = async (accountId, work) => {
    const lines: string[] = [];
    const result = await transaction(async (tx) => {
      lines.length = 0;
      const account = await accountStoreIn(tx).lock(accountId);
      return account === null ? null : work(lockedAccount(tx, account, lines));
    });
    credentials.changed(accountId);
    for (const text of lines) line(text);
    mail.wake();
    return result;
  };

  return {
    at,
    change: async (change, by, work) => {
      const { ticket, proved, support, caller } = by;
      const { accountId } = by.account;
      const rule = RULES[change];
      const changed = await at(accountId, async (locked) => {
        // Under the lock: an eviction that came first has ended the session, and the ticket.
        if (rule.proof === 'session' && by.support !== true && by.account.epoch !== locked.account.epoch)
          throw new GatewayError('UNAUTHENTICATED');
        if (isByTicket(rule.proof) && proved !== true && support !== true)
          await ticketsIn(locked.tx).require(accountId, ticket);
        if (!IN_ICE.has(change) && support !== true) refuseFrozen(locked.account);
        const outcome = await work(locked);
        if (outcome === null) return locked.account;
        const { account = locked.account, detail = outcome.wanted?.detail ?? null, wanted } = outcome;
        const waiting = wanted === undefined ? null : await locked.pending.ask(accountId, wanted);
        const stop = waiting === null ? null : ({ action: 'STOP_CHANGE', changeId: waiting.changeId } as const);
        const recovery = change === 'recover-password' ? ({ action: 'STOP_RECOVERY', changeId: null } as const) : null;
        // A frozen account's notices carry no link that freezes it.
        const whom = { ...locked.account, frozenAt: account.frozenAt };
        await locked.report(rule.event, { detail, caller, stop: stop ?? recovery, account: whom });
        if ('holds' in rule) {
          const reason = change === 'thaw' ? 'THAWED' : 'RECOVERED';
          await locked.holds.hold(account.playerId, { scope: 'leaving', until: now() + PENDING_MS, reason });
        }
        return account;
      });
      if (changed === null) throw new GatewayError('UNAUTHENTICATED');
      return changed;
    },
  };
};
