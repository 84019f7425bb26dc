import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Logger } from '../../../engine/logger.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import type { MailProvider } from '../mail/provider.ts';
import type { Way } from '../security-journal/kinds.ts';
import type { Attempts } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import { knownDevicesIn } from '../sessions/known-devices.ts';
import type { SmsCodes } from '../sms/sms-codes.ts';
import { applyDueWith } from './apply-due.ts';
import { type Freezing, freezingWith } from './freezing.ts';
import type { Hold } from './holds.ts';
import { type OwnChanges, ownChangesWith } from './own-changes.ts';
import { type PendingChange, pendingChangesIn, type WantedChange } from './pending-changes.ts';
import { RULES, type SensitiveChange } from './rules.ts';
import {
  type Changer,
  type LockedAccount,
  type SecurityChanges,
  type SecurityChangesParts,
  securityChangesWith,
} from './security-changes.ts';
import { type KnownLink, type LinkAction, linkPathWith, type MadeLink, securityLinksIn } from './security-links.ts';

/** The traces of a sign-in, before there is a session: the device, a line and, where the device is new, a notice. */
interface SignIns {
  /** False where the account is gone or of another epoch by now. A registration makes no notice: its device is the first. */
  entered(account: Account, way: Way | 'registration', caller: Caller): Promise<boolean>;
}

const signInsAt = (securityChanges: SecurityChanges, now: () => Instant): SignIns => ({
  entered: async ({ accountId, epoch }, way, caller) => {
    const entered = await securityChanges.at(accountId, async ({ tx, account, journal, report }) => {
      if (account.epoch !== epoch) return false;
      const kept = await knownDevicesIn(tx, now).remember(account, caller);
      const known = kept || (caller.deviceToken === null && (await journal.knowsPlace(accountId, caller)));
      await (way === 'registration' ? report('registered', { caller }) : report('signed-in', { detail: way, caller }));
      if (!known && way !== 'registration') await report('new-device', { caller });
      return true;
    });
    return entered ?? false;
  },
});

/** The result of a change, and its name in the journal and the notice. */
export interface Made<Result> {
  readonly result: Result;
  readonly detail: string | null;
}

/** The security of accounts: sensitive changes by their rules, notices with their links, holds and freezing. */
export interface AccountSecurity
  extends Pick<Freezing, 'freeze' | 'thaw' | 'recover'>,
    Pick<SecurityChanges, 'at'>,
    SignIns {
  readonly own: OwnChanges;
  /** A change that was made elsewhere, under its ticket: into the journal and to the player. */
  made(change: SensitiveChange, by: Pick<Changer, 'account' | 'caller'>, detail: string | null): Promise<void>;
  /** Makes a change by its rule; answers what `work` made. @throws GatewayError TICKET_INVALID, ACCOUNT_FROZEN, `work`'s */
  make<Result>(change: SensitiveChange, by: Changer, work: (tx: SqlClient) => Promise<Made<Result>>): Promise<Result>;
  /** Asks for a change that waits 24 hours. @throws GatewayError TICKET_INVALID, ACCOUNT_FROZEN, `refuse`'s */
  ask(change: SensitiveChange, by: Changer, wanted: (locked: LockedAccount) => Promise<WantedChange>): Promise<Account>;
  pending(accountId: string): Promise<readonly PendingChange[]>;
  holdOf(account: Pick<Account, 'playerId'>): Promise<Hold | null>;
  /** @throws GatewayError NOT_FOUND: stopped already, or made */
  stop(by: Changer, changeId: string): Promise<Account>;
  /** Where a notice's link leads: a path of this site. */
  linkPath(link: MadeLink): string;
  /** The link of a token; null for one that is used, too old or wrong. */
  link(token: string): Promise<KnownLink | null>;
  /** Does what a link would do, once. @throws GatewayError LINK_INVALID */
  useLink(token: string, caller: Changer['caller'], only?: LinkAction): Promise<KnownLink>;
  /** The newest link mailed to a player, where mail isn't really sent (development). */
  devMailLink(account: Account): string | null;
  /** Makes the changes whose time has come. */
  applyDue(): Promise<void>;
}

export interface AccountSecurityParts extends SecurityChangesParts {
  readonly sql: SqlClient;
  readonly codes: Pick<SmsCodes, 'consume'>;
  readonly attempts: Attempts;
  readonly mail: Pick<MailOutbox, 'keep' | 'wake' | 'soon'>;
  readonly mailProvider: Pick<MailProvider, 'lastTo'>;
  readonly keepExclusion: (account: Account) => Promise<void>;
  readonly now: () => Instant;
  readonly logger: Logger;
}

export const accountSecurityWith = (parts: AccountSecurityParts): AccountSecurity => {
  const { sql, accountKey: key, holdsIn, mailProvider, now, randomUuid } = parts;
  const securityChanges = securityChangesWith(parts);
  const freezing = freezingWith(securityChanges, now);
  const links = securityLinksIn({ sql, key, now, randomUuid });
  const pending = pendingChangesIn(sql, now, randomUuid);
  const invalid = (): GatewayError => new GatewayError('LINK_INVALID');

  const doWhatItSays = async (locked: LockedAccount, link: KnownLink, caller: Changer['caller']): Promise<void> => {
    switch (link.action) {
      case 'STOP_CHANGE': {
        const stopped = await locked.pending.take(link.accountId, link.changeId ?? '');
        if (stopped === null) throw invalid();
        return locked.report('change-stopped', { detail: stopped.detail, caller });
      }
      case 'STOP_RECOVERY':
        return freezing.stopRecovery(locked, link.madeAt, caller);
      case 'FREEZE':
        return freezing.freezeAt(locked, caller);
      case 'CONFIRM_EMAIL':
        await locked.write({ emailConfirmedAt: now() });
        return locked.report('email-confirmed', { caller });
    }
  };

  return {
    ...freezing,
    at: securityChanges.at,
    ...signInsAt(securityChanges, now),
    own: ownChangesWith({ ...parts, securityChanges }),
    made: async (change, { account, caller }, detail) => {
      await securityChanges.at(account.accountId, (locked) => locked.report(RULES[change].event, { detail, caller }));
    },
    make: async (change, by, work) => {
      const made: Made<Awaited<ReturnType<typeof work>>['result']>[] = [];
      await securityChanges.change(change, by, async ({ tx }) => {
        const one = await work(tx);
        made.push(one);
        return { detail: one.detail };
      });
      const last = made.at(-1);
      if (last === undefined) throw new Error(`${change} made nothing`);
      return last.result;
    },
    ask: (change, by, wanted) =>
      securityChanges.change(change, by, async (locked) => ({ wanted: await wanted(locked) })),
    pending: pending.list,
    holdOf: ({ playerId }) => holdsIn(sql).of(playerId),
    stop: (by, changeId) =>
      securityChanges.change('stop-change', by, async (locked) => {
        const stopped = await locked.pending.take(locked.account.accountId, changeId);
        if (stopped === null) throw new GatewayError('NOT_FOUND');
        return { detail: stopped.detail };
      }),
    linkPath: linkPathWith(key),
    link: links.find,
    useLink: async (token, caller, only) => {
      const known = await links.find(token);
      if (known === null || (only !== undefined && known.action !== only)) throw invalid();
      const used = await securityChanges.at(known.accountId, async (locked) => {
        const link = await locked.links.take(token);
        if (link === null) throw invalid();
        await doWhatItSays(locked, link, caller);
        return link;
      });
      if (used === null) throw invalid();
      return used;
    },
    devMailLink: ({ email }) =>
      email === null ? null : (/https?:\S+/.exec(mailProvider.lastTo(email) ?? '')?.[0] ?? null),
    applyDue: applyDueWith({ ...parts, securityChanges }),
  };
};
