import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { insertRecord, replacing } from '../../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { sixDigitsIn } from '../../../schema/input/codes.ts';
import { GatewayError } from '../../errors.ts';
import type { Seal } from '../../seal.ts';
import type { Account } from '../account-store.ts';
import { inForce } from '../epochs.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

export const TOTP_SETUP_LIFE_MS = 10 * 60_000;
const PERIOD_SECONDS = 30;
/** RFC 4226 asks for 128 bits at least and recommends 160. */
const SECRET_BYTES = 20;
/** A clock that is off by less than a step is right. */
const STEPS_EITHER_SIDE = 1;

export interface TotpSetup {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
}

/** Authenticator apps: RFC 6238 with SHA-1, six digits and 30 seconds, which every app speaks. One an account. */
export interface Authenticators {
  since(accountId: string): Promise<Instant | null>;
  /** Shows a new secret, which takes effect once it is confirmed. @throws GatewayError TOO_MANY */
  start(account: Account): Promise<TotpSetup>;
  /** Takes the first code and answers the recovery codes. @throws GatewayError NOT_FOUND, SECOND_FACTOR_INVALID, TOO_MANY */
  confirm(accountId: string, code: string): Promise<readonly string[]>;
  /** Uses a code up: each step of 30 seconds counts once, and none before the newest one. */
  use(accountId: string, code: string): Promise<boolean>;
  remove(accountId: string): Promise<boolean>;
}

export interface AuthenticatorsParts {
  readonly sql: SqlClient;
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly seal: Seal;
  readonly recoveryCodes: RecoveryCodes;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

const tooMany = (): GatewayError => new GatewayError('TOO_MANY', { max: 1 });

const sealedRow = z.object({ sealed: z.instanceof(Uint8Array) });
const sinceRow = z.object({ since: integerColumn });

/** Since when an account has an authenticator; null where it has none. */
export const totpSince = async (sql: SqlClient, accountId: string): Promise<Instant | null> => {
  const found = await sql.query('SELECT since FROM totp WHERE account_id = $1', [accountId]);
  return rowsAs(sinceRow, found)[0]?.since ?? null;
};

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The step that a code belongs to; null for a wrong one. */
const stepOf = (secret: Secret, code: string, at: Instant): number | null => {
  const token = sixDigitsIn(code);
  if (token === null) return null;
  const window = { period: PERIOD_SECONDS, timestamp: at };
  const delta = TOTP.validate({ token, secret, digits: 6, window: STEPS_EITHER_SIDE, ...window });
  return delta === null ? null : TOTP.counter(window) + delta;
};

export const authenticatorsWith = (parts: AuthenticatorsParts): Authenticators => {
  const { sql, transaction, seal, recoveryCodes, now, randomBytes } = parts;

  const since: Authenticators['since'] = (accountId) => totpSince(sql, accountId);

  return {
    since,

    start: async ({ accountId, epoch, nickname }) => {
      if ((await since(accountId)) !== null) throw tooMany();
      const bytes = randomBytes(SECRET_BYTES);
      const setup = { accountId, epoch, sealed: seal.seal(accountId, bytes), expiresAt: now() + TOTP_SETUP_LIFE_MS };
      await insertRecord(sql, 'totp_setup', setup, replacing('accountId', 'epoch', 'sealed', 'expiresAt'));
      const secret = secretOf(bytes);
      const shown = new TOTP({ issuer: 'Glasscase', label: nickname, secret, digits: 6, period: PERIOD_SECONDS });
      return { secret: secret.base32, uri: shown.toString() };
    },

    confirm: async (accountId, code) => {
      const text = `SELECT sealed FROM totp_setup WHERE account_id = $1 AND expires_at > $2 AND ${inForce('totp_setup')}`;
      const begun = await sql.query(text, [accountId, now()]);
      const [setup] = rowsAs(sealedRow, begun);
      if (setup === undefined) throw new GatewayError('NOT_FOUND');
      const step = stepOf(secretOf(seal.unseal(accountId, setup.sealed)), code, now());
      if (step === null) throw new GatewayError('SECOND_FACTOR_INVALID');
      return transaction(async (tx) => {
        const used = `DELETE FROM totp_setup WHERE account_id = $1 AND sealed = $2 AND ${inForce('totp_setup')}
          RETURNING account_id`;
        if ((await tx.query(used, [accountId, setup.sealed])).rows.length === 0) throw new GatewayError('NOT_FOUND');
        const own = { accountId, sealed: setup.sealed, lastStep: step, since: now() };
        const added = await insertRecord(tx, 'totp', own, 'ON CONFLICT DO NOTHING RETURNING account_id');
        if (added.rows.length === 0) throw tooMany();
        return recoveryCodes.renew(accountId, tx);
      });
    },

    use: async (accountId, code) => {
      const [own] = rowsAs(sealedRow, await sql.query('SELECT sealed FROM totp WHERE account_id = $1', [accountId]));
      if (own === undefined) return false;
      const step = stepOf(secretOf(seal.unseal(accountId, own.sealed)), code, now());
      if (step === null) return false;
      const text = 'UPDATE totp SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id';
      return (await sql.query(text, [accountId, step])).rows.length > 0;
    },

    remove: async (accountId) => {
      await recoveryCodes.forget(accountId);
      const gone = await sql.query('DELETE FROM totp WHERE account_id = $1 RETURNING account_id', [accountId]);
      return gone.rows.length > 0;
    },
  };
};
