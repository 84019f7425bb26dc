import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { MailOutbox } from '../../mail/outbox.ts';
import { type Account, type AccountChange, accountStoreIn } from '../account-store.ts';
import type { Caller } from '../caller.ts';
import { type Credentials, refuseFrozen } from '../credentials.ts';
import { isNotice, type SecurityEventKind } from '../security-journal/kinds.ts';
import { type SecurityJournal, type SecurityLine, securityJournalIn } from '../security-journal/security-journal.ts';
import type { Tickets } from '../tickets.ts';
import type { Holds } from './holds.ts';
import { type SecurityNotices, securityNoticesIn } from './notices.ts';
import { PENDING_MS, type PendingChanges, pendingChangesIn, type WantedChange } from './pending-changes.ts';
import { type Proof, RULES, type SensitiveChange } from './rules.ts';
import { type LinkAction, type SecurityLinks, securityLinksIn } from './security-links.ts';

/** An account under its lock, with everything that a change of its security touches, in one transaction. */
export interface Desk {
  readonly tx: SqlClient;
  readonly account: Account;
  readonly links: SecurityLinks;
  readonly pending: PendingChanges;
  readonly holds: Holds;
  readonly notices: SecurityNotices;
  readonly journal: Pick<SecurityJournal, 'knowsPlace'>;
  /** @throws Error where another account has what has to be unique: the transaction is lost */
  write(change: AccountChange): Promise<Account>;
  /** Into the journal and, where there is such a notice, to the player. */
  report(kind: SecurityEventKind, facts?: ReportFacts): Promise<void>;
}

export interface ReportFacts {
  readonly detail?: string | null;
  readonly caller?: Pick<Caller, 'address' | 'device'> | null;
  readonly stop?: { readonly action: LinkAction; readonly changeId: string | null } | null;
  /** Whose inbox and mail get the notice; the account as it was before the change where it isn't given. */
  readonly account?: Account;
}

/** Whoever changes something: a player, or somebody who has one of their links. */
export interface Changer {
  readonly account: Pick<Account, 'accountId'>;
  readonly ticket?: string | null | undefined;
  /** The proof was looked at when the change was begun, elsewhere. */
  readonly proved?: true;
  /** The operator acts for the owner, whose proof they looked at themselves: for one who froze the account, too. */
  readonly support?: true;
  readonly caller: Pick<Caller, 'address' | 'device'> | null;
}

/** What came of asking for a change: one that was made, or one that waits. */
export interface Outcome {
  readonly account?: Account;
  readonly detail?: string | null;
  readonly wanted?: WantedChange;
}

export interface Desks {
  /** One account's security changes one after the other. Null where the account is gone. */
  at<Result>(accountId: string, work: (desk: Desk) => Promise<Result>): Promise<Result | null>;
  /**
   * A change by its rule: proof, delay, hold, journal and notice; `work` answers null where there is nothing to change.
   * Answers the changed account. @throws GatewayError UNAUTHENTICATED, TICKET_INVALID, ACCOUNT_FROZEN
   */
  change(change: SensitiveChange, by: Changer, work: (desk: Desk) => Promise<Outcome | null>): Promise<Account>;
}

export interface DesksParts {
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

/** What may be changed of a frozen account. */
const IN_ICE: ReadonlySet<SensitiveChange> = new Set<SensitiveChange>(['freeze', 'thaw', 'stop-recovery']);

export const desksWith = (parts: DesksParts): Desks => {
  const { transaction, ticketsIn, credentials, mail, holdsIn, line, accountKey: key, publicOrigin, now } = parts;
  const { mails, randomUuid } = parts;

  const deskOver = (tx: SqlClient, account: Account, lines: string[]): Desk => {
    const links = securityLinksIn({ sql: tx, key, now, randomUuid });
    const notices = securityNoticesIn({ tx, links, mail, mails, key, publicOrigin, now, randomUuid });
    const journal = securityJournalIn({ sql: tx, key, now, line: (text) => lines.push(text) });
    return {
      ...{ tx, account, links, notices, journal },
      pending: pendingChangesIn(tx, now, randomUuid),
      holds: holdsIn(tx),
      write: async (change) => {
        const changed = await accountStoreIn(tx).change(account.accountId, change);
        if (changed === null) throw new Error('another account has this by now');
        return changed;
      },
      report: async (kind, { detail = null, caller = null, stop = null, account: whom = account } = {}) => {
        const { device, address } = caller ?? { device: '', address: null };
        await journal.record({ accountId: account.accountId, kind, device, address, detail });
        // The journal shows the device beside each of its lines.
        const shown = kind === 'new-device' ? device : detail;
        if (isNotice(kind)) await notices.send(whom, { kind, detail: shown, stop });
      },
    };
  };

  const at: Desks['at'] = async (accountId, work) => {
    const lines: string[] = [];
    const result = await transaction(async (tx) => {
      lines.length = 0;
      const account = await accountStoreIn(tx).lock(accountId);
      return account === null ? null : work(deskOver(tx, account, lines));
    });
    credentials.changed(accountId);
    for (const text of lines) line(text);
    mail.wake();
    return result;
  };

  return {
    at,
    change: async (change, { account: { accountId }, ticket, proved, support, caller }, work) => {
      const rule = RULES[change];
      const changed = await at(accountId, async (desk) => {
        // Under the lock: a recovery or a freeze that came first has ended the ticket.
        if (isByTicket(rule.proof) && proved !== true && support !== true)
          await ticketsIn(desk.tx).require(accountId, ticket);
        if (!IN_ICE.has(change) && support !== true) refuseFrozen(desk.account);
        const outcome = await work(desk);
        if (outcome === null) return desk.account;
        const { account = desk.account, detail = outcome.wanted?.detail ?? null, wanted } = outcome;
        const waiting = wanted === undefined ? null : await desk.pending.ask(accountId, wanted);
        const stop = waiting === null ? null : ({ action: 'STOP_CHANGE', changeId: waiting.changeId } as const);
        const recovery = change === 'recover-password' ? ({ action: 'STOP_RECOVERY', changeId: null } as const) : null;
        // A frozen account's notices carry no link that freezes it.
        const whom = { ...desk.account, frozenAt: account.frozenAt };
        await desk.report(rule.event, { detail, caller, stop: stop ?? recovery, account: whom });
        if ('holds' in rule) {
          const reason = change === 'thaw' ? 'THAWED' : 'RECOVERED';
          await desk.holds.hold(account.playerId, { scope: 'leaving', until: now() + PENDING_MS, reason });
        }
        return account;
      });
      if (changed === null) throw new GatewayError('UNAUTHENTICATED');
      return changed;
    },
  };
};
