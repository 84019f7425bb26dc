import type { SqlClient } from '../../engine/database/sql.ts';
import type { Account } from './account-store.ts';
import { secretHash } from './secrets.ts';

/** The account in the state that a request proved: rows that the request makes count in that state alone. */
export type AccountEpoch = Pick<Account, 'accountId' | 'epoch'>;

/** A change that ends what others may hold, by the table below. Each eviction begins a new epoch of the account. */
export const EVICTIONS = ['password', 'recovery', 'freeze', 'thaw'] as const;
export type Eviction = (typeof EVICTIONS)[number];

/** `own stays`: that of the client that asks for the eviction, and no other. */
export type Fate = 'ends' | 'stays' | 'own stays';

interface Held {
  readonly table: string;
  /** Which rows of the table. */
  readonly only?: string;
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
    table: 'known_device',
    fates: { password: 'own stays', recovery: 'ends', freeze: 'ends', thaw: 'own stays' },
  },
  // A key is made with a ticket, which proves more than the password does, and its owner sees it in a list.
  'API key': {
    table: 'api_key',
    fates: { password: 'stays', recovery: 'ends', freeze: 'ends', thaw: 'ends' },
  },
  ticket: { table: 'action_ticket', fates: ALWAYS_ENDS },
  'link that freezes, stops a change or confirms an address': {
    table: 'security_link',
    only: `action <> 'STOP_RECOVERY'`,
    fates: ALWAYS_ENDS,
  },
  // It holds what leaves for a while and does nothing else, so it may outlive any change that a thief makes.
  'right to stop a recovery': {
    table: 'security_link',
    only: `action = 'STOP_RECOVERY'`,
    fates: { password: 'stays', recovery: 'stays', freeze: 'stays', thaw: 'stays' },
  },
  'change that waits': { table: 'pending_change', fates: ALWAYS_ENDS },
  'passkey ceremony': { table: 'passkey_ceremony', fates: ALWAYS_ENDS },
  'authenticator to be confirmed': { table: 'totp_setup', fates: ALWAYS_ENDS },
  'Steam account to be linked': { table: 'steam_attempt', fates: ALWAYS_ENDS },
  'identity check on its way': { table: 'verification', only: `state = 'PENDING'`, fates: ALWAYS_ENDS },
} as const satisfies Readonly<Record<string, Held>>;

/** The client that asks for an eviction. */
export interface Own {
  readonly sessionId: string | null;
  readonly deviceToken: string | null;
}

export const NOTHING_OWN: Own = { sessionId: null, deviceToken: null };

/** Of rows with an account: they are of its epoch. */
export const inForce = (table: string): string =>
  `${table}.epoch = (SELECT account.epoch FROM account WHERE account.account_id = ${table}.account_id)`;

/** Begins a new epoch of an account, under its lock, and deletes what counts no more. Answers the epoch. */
export const beginEpoch = async (tx: SqlClient, account: AccountEpoch, why: Eviction, own: Own): Promise<number> => {
  const { accountId } = account;
  const epoch = account.epoch + 1;
  const isOwn = (table: string): readonly [condition: string, value: unknown] =>
    table === 'session'
      ? ['session_id::text = $3', own.sessionId]
      : ['token_hash = $3', own.deviceToken === null ? null : secretHash(own.deviceToken)];

  for (const { table, fates, ...rows } of Object.values<Held>(HELD)) {
    const ofAccount = `account_id = $1${rows.only === undefined ? '' : ` AND ${rows.only}`}`;
    const fate = fates[why];
    if (fate !== 'ends') {
      const [condition, value] = fate === 'stays' ? ['$3::text IS NULL', null] : isOwn(table);
      const text = `UPDATE ${table} SET epoch = $2 WHERE ${ofAccount} AND epoch = $2 - 1 AND ${condition}`;
      await tx.query(text, [accountId, epoch, value]);
    }
    await tx.query(`DELETE FROM ${table} WHERE ${ofAccount} AND epoch < $2`, [accountId, epoch]);
  }
  // Codes are of a number, which needs no account to be sent one.
  const codes = 'DELETE FROM sms_code WHERE phone = (SELECT phone FROM account WHERE account_id = $1)';
  await tx.query(codes, [accountId]);
  return epoch;
};
