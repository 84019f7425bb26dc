import { db, defineQuery, type Given, type Row, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { visibleNameIn } from '../../schema/input/names.ts';
import { isSecret, secretFrom, secretHash } from '../accounts/secrets.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { ACCESS_SCOPES, type OperatorScope } from './scopes.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const PREFIX = 'gco_';
const ID_BYTES = 8;
const LISTED = 200;

export const MAX_ACCESS_KEYS = 100;
export const ACCESS_DAYS = { min: 1, max: 366, usual: 90 } as const;
export const MAX_ACCESS_LABEL = 60;

const columns = ['accessId', 'label', 'scopes', 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'] as const;

/** The database holds scopes as texts. */
interface Scoped {
  readonly scopes: readonly OperatorScope[];
}

/** An access key of an operator, without the key itself. */
export type OperatorAccess = Row<'operatorAccess', typeof columns> & Scoped;

/** The holder of a key that is in force. */
export type OperatorCaller = Pick<OperatorAccess, 'accessId' | 'label' | 'scopes'>;

export interface NewOperatorAccess {
  readonly label: string;
  readonly scopes: readonly OperatorScope[];
  readonly days: number;
}

/** Keys with which an operator reads the site over HTTP. Only their hashes are kept. */
export interface OperatorAccesses {
  /** The secret is told this once. @throws GatewayError INVALID_INPUT, TOO_MANY */
  make(wanted: NewOperatorAccess): Promise<{ readonly secret: string; readonly access: OperatorAccess }>;
  /** Null for every token that opens nothing; a malformed one costs no query. */
  of(token: string): Promise<OperatorCaller | null>;
  /** Those in force first, then the newest ended ones. */
  list(): Promise<readonly OperatorAccess[]>;
  /** Answers the key's label; null where no key of this id is there, or it was revoked before. */
  revoke(accessId: string): Promise<string | null>;
}

/** The label of a key in its one form; null unless it is 1 to 60 characters that people can see. */
export const accessLabelIn = (text: string): string | null => visibleNameIn(text, MAX_ACCESS_LABEL);

const isToken = (token: string): boolean => token.startsWith(PREFIX) && isSecret(token.slice(PREFIX.length));

/** A scope that another version of the program gave opens nothing here. */
const known = (scopes: readonly string[]): readonly OperatorScope[] =>
  ACCESS_SCOPES.filter((scope) => scopes.includes(scope));

const find = defineQuery((given: Given<{ secretHash: Uint8Array; at: Instant }>) =>
  db
    .selectFrom('operatorAccess')
    .select(['accessId', 'label', 'scopes', 'lastUsedAt'])
    .where('secretHash', '=', given('secretHash'))
    .where('expiresAt', '>', given('at'))
    .where('revokedAt', 'is', null),
);

const touch = defineQuery((given: Given<{ accessId: string; at: Instant; before: Instant }>) =>
  db
    .updateTable('operatorAccess')
    .set({ lastUsedAt: given('at') })
    .where('accessId', '=', given('accessId'))
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', given('before'))])),
);

/** @param onUntouched hears why the last use of a key wasn't written */
export const operatorAccessIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
  onUntouched: (reason: unknown) => void = () => undefined,
): OperatorAccesses => {
  /** A key opens what it opens also where its use can't be written: a full disk, a database that is read alone. */
  const touched = async (accessId: string, lastUsedAt: Instant | null, at: Instant): Promise<void> => {
    const before = at - HOUR_MS;
    if (lastUsedAt !== null && lastUsedAt > before) return;
    try {
      await touch(sql, { accessId, at, before });
    } catch (reason) {
      onUntouched(reason);
    }
  };

  return {
    make: async (wanted) => {
      const at = now();
      const label = accessLabelIn(wanted.label);
      if (label === null) throw invalidInput('label', `is 1 to ${MAX_ACCESS_LABEL} visible characters`);
      const scopes = known(wanted.scopes);
      if (scopes.length === 0) throw invalidInput('scopes', 'names at least one scope');
      const { min, max } = ACCESS_DAYS;
      if (!Number.isInteger(wanted.days) || wanted.days < min || wanted.days > max)
        throw invalidInput('days', `is a whole number from ${min} to ${max}`);
      const secret = `${PREFIX}${secretFrom(randomBytes)}`;
      const accessId = Buffer.from(randomBytes(ID_BYTES)).toString('hex');
      const making = db
        .insertInto('operatorAccess')
        .columns(['accessId', 'label', 'secretHash', 'scopes', 'createdAt', 'expiresAt'])
        .expression(({ val, selectFrom, fn }) =>
          db
            .selectNoFrom([val(accessId).as('accessId'), val(label).as('label')])
            .select([val(secretHash(secret)).as('secretHash'), val(scopes).as('scopes')])
            .select([val(at).as('createdAt'), val(at + wanted.days * DAY_MS).as('expiresAt')])
            .where(
              selectFrom('operatorAccess')
                .select(fn.countAll<number>().as('count'))
                .where('expiresAt', '>', at)
                .where('revokedAt', 'is', null),
              '<',
              MAX_ACCESS_KEYS,
            ),
        )
        .returning(columns)
        .$narrowType<Scoped>();
      const [access] = await runQuery(sql, making);
      if (access === undefined) throw new GatewayError('TOO_MANY', { max: MAX_ACCESS_KEYS });
      return { secret, access };
    },

    of: async (token) => {
      if (!isToken(token)) return null;
      const at = now();
      const [found] = await find(sql, { secretHash: secretHash(token), at });
      if (found === undefined) return null;
      const { accessId, label, scopes, lastUsedAt } = found;
      await touched(accessId, lastUsedAt, at);
      return { accessId, label, scopes: known(scopes) };
    },

    list: () => {
      const at = now();
      return runQuery(
        sql,
        db
          .selectFrom('operatorAccess')
          .select(columns)
          .orderBy(({ and, eb }) => and([eb('expiresAt', '>', at), eb('revokedAt', 'is', null)]), 'desc')
          .orderBy('createdAt', 'desc')
          .orderBy('accessId')
          .limit(LISTED)
          .$narrowType<Scoped>(),
      );
    },

    revoke: async (accessId) => {
      const ending = db.updateTable('operatorAccess').set({ revokedAt: now() }).where('accessId', '=', accessId);
      return (await runQuery(sql, ending.where('revokedAt', 'is', null).returning('label')))[0]?.label ?? null;
    },
  };
};
