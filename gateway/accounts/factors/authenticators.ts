import { Secret, TOTP } from 'otpauth';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { sixDigitsIn } from '../../../schema/input/codes.ts';
import { GatewayError } from '../../errors.ts';
import type { Seal } from '../../seal.ts';
import type { Account } from '../account-store.ts';
import { inForce } from '../sessions/epochs.ts';
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

const ownOf = (accountId: string) =>
  db.selectFrom('totp').select(['sealed', 'since']).where('accountId', '=', accountId);

/** Since when an account has an authenticator; null where it has none. */
export const totpSince = async (sql: SqlClient, accountId: string): Promise<Instant | null> =>
  (await runQuery(sql, ownOf(accountId)))[0]?.since ?? null;

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
      const setup = { epoch, sealed: seal.seal(accountId, bytes), expiresAt: now() + TOTP_SETUP_LIFE_MS };
      const beginning = db.insertInto('totpSetup').values({ accountId, ...setup });
      await runQuery(
        sql,
        beginning.onConflict((conflict) => conflict.column('accountId').doUpdateSet(setup)),
      );
      const secret = secretOf(bytes);
      const shown = new TOTP({ issuer: 'Glasscase', label: nickname, secret, digits: 6, period: PERIOD_SECONDS });
      return { secret: secret.base32, uri: shown.toString() };
    },

    confirm: async (accountId, code) => {
      const begun = db.selectFrom('totpSetup').select('sealed').where('accountId', '=', accountId);
      const [setup] = await runQuery(sql, begun.where('expiresAt', '>', now()).where(inForce('totpSetup')));
      if (setup === undefined) throw new GatewayError('NOT_FOUND');
      const step = stepOf(secretOf(seal.unseal(accountId, setup.sealed)), code, now());
      if (step === null) throw new GatewayError('SECOND_FACTOR_INVALID');
      return transaction(async (tx) => {
        const using = db.deleteFrom('totpSetup').where('accountId', '=', accountId).where('sealed', '=', setup.sealed);
        const [used] = await runQuery(tx, using.where(inForce('totpSetup')).returning('accountId'));
        if (used === undefined) throw new GatewayError('NOT_FOUND');
        const own = { accountId, sealed: setup.sealed, lastStep: step, since: now() };
        const adding = db
          .insertInto('totp')
          .values(own)
          .onConflict((conflict) => conflict.doNothing());
        if ((await runQuery(tx, adding.returning('accountId'))).length === 0) throw tooMany();
        return recoveryCodes.renew(accountId, tx);
      });
    },

    use: async (accountId, code) => {
      const [own] = await runQuery(sql, ownOf(accountId));
      if (own === undefined) return false;
      const step = stepOf(secretOf(seal.unseal(accountId, own.sealed)), code, now());
      if (step === null) return false;
      const using = db.updateTable('totp').set({ lastStep: step }).where('accountId', '=', accountId);
      return (await runQuery(sql, using.where('lastStep', '<', step).returning('accountId'))).length > 0;
    },

    remove: async (accountId) => {
      await recoveryCodes.forget(accountId);
      const removing = db.deleteFrom('totp').where('accountId', '=', accountId).returning('accountId');
      return (await runQuery(sql, removing)).length > 0;
    },
  };
};
