import type { Tables } from '../../../engine/database/generated/tables.ts';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Account } from '../account-store.ts';
import { secretHash } from '../secrets.ts';

/** The account in the state that a request proved: rows that the request makes count in that state alone. */
export type AccountEpoch = Pick<Account, 'accountId' | 'epoch'>;

/** A change that ends what others may hold, by the table below. Each eviction begins a new epoch of the account. */
export const EVICTIONS = ['password', 'recovery', 'freeze', 'thaw'] as const;
export type Eviction = (typeof EVICTIONS)[number];

/** `own stays`: that of the client that asks for the eviction, and no other. */
export type Fate = 'ends' | 'stays' | 'own stays';

type Condition = ReturnType<typeof fragment<boolean>>;

/** Tables whose rows are of an epoch of an account. */
type HeldTable = Exclude<
  { [Name in keyof Tables]: Tables[Name] extends { accountId: unknown; epoch: unknown } ? Name : never }[keyof Tables],
  'account'
>;

interface Held {
  readonly table: HeldTable;
  /** Which rows of the table. */
  readonly only?: Condition;
  readonly fates: Readonly<Record<Eviction, Fate>>;
}

const ALWAYS_ENDS = { password: 'ends', recovery: 'ends', freeze: 'ends', thaw: 'ends' } as const;

/** Everything that is good for something to its holder, and what becomes of it. docs/accounts.md shows this table. */
export const HELD = {
  session: {
    table: 'session',
    fates: { password: 'own stays', recovery: 'ends', freeze: 'own stays', thaw: 'own stays' },
  },
  'known device': {
    table: 'knownDevice',
    fates: { password: 'own stays', recovery: 'ends', freeze: 'ends', thaw: 'own stays' },
  },
  // A key is made with a ticket, which proves more than the password does, and its owner sees it in a list.
  'API key': {
    table: 'apiKey',
    fates: { password: 'stays', recovery: 'ends', freeze: 'ends', thaw: 'ends' },
  },
  ticket: { table: 'actionTicket', fates: ALWAYS_ENDS },
  'link that freezes, stops a change or confirms an address': {
    table: 'securityLink',
    only: fragment<boolean>`action <> 'STOP_RECOVERY'`,
    fates: ALWAYS_ENDS,
  },
  // It holds what leaves for a while and does nothing else, so it may outlive any change that a thief makes.
  'right to stop a recovery': {
    table: 'securityLink',
    only: fragment<boolean>`action = 'STOP_RECOVERY'`,
    fates: { password: 'stays', recovery: 'stays', freeze: 'stays', thaw: 'stays' },
  },
  'change that waits': { table: 'pendingChange', fates: ALWAYS_ENDS },
  'passkey ceremony': { table: 'passkeyCeremony', fates: ALWAYS_ENDS },
  'authenticator to be confirmed': { table: 'totpSetup', fates: ALWAYS_ENDS },
  'Steam account to be linked': { table: 'steamAttempt', fates: ALWAYS_ENDS },
  'identity check on its way': {
    table: 'verification',
    only: fragment<boolean>`state = 'PENDING'`,
    fates: ALWAYS_ENDS,
  },
} as const satisfies Readonly<Record<string, Held>>;

/** The client that asks for an eviction. */
export interface Own {
  readonly sessionId: string | null;
  readonly deviceToken: string | null;
}

export const NOTHING_OWN: Own = { sessionId: null, deviceToken: null };

/** Of rows with an account: they are of its epoch. */
export const inForce = (table: string): Condition =>
  fragment`${fragment.ref(`${table}.epoch`)} = (
    SELECT account.epoch FROM account WHERE account.account_id = ${fragment.ref(`${table}.accountId`)})`;

const ALL = fragment<boolean>`true`;

/** Begins a new epoch of an account, under its lock, and deletes what counts no more. Answers the epoch. */
export const beginEpoch = async (tx: SqlClient, account: AccountEpoch, why: Eviction, own: Own): Promise<number> => {
  const { accountId } = account;
  const epoch = account.epoch + 1;
  const isOwn = (table: HeldTable): Condition =>
    table === 'session'
      ? fragment`session_id::text = ${own.sessionId}`
      : fragment`token_hash = ${own.deviceToken === null ? null : secretHash(own.deviceToken)}`;

  for (const { table, only = ALL, fates } of Object.values<Held>(HELD)) {
    const fate = fates[why];
    if (fate !== 'ends') {
      const kept = db.updateTable(table).set({ epoch }).where('accountId', '=', accountId).where(only);
      await runQuery(tx, kept.where('epoch', '=', account.epoch).where(fate === 'stays' ? ALL : isOwn(table)));
    }
    await runQuery(tx, db.deleteFrom(table).where('accountId', '=', accountId).where(only).where('epoch', '<', epoch));
  }
  // Codes are of a number, which needs no account to be sent one.
  const phone = db.selectFrom('account').select('phone').where('accountId', '=', accountId);
  await runQuery(tx, db.deleteFrom('smsCode').where('phone', '=', phone));
  return epoch;
};
