import { db, defineQuery, fragment, type Given, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isSecret, secretFrom, secretHash } from '../../accounts/secrets.ts';
import { type OperatorRole, rolesIn } from '../roles.ts';

const MINUTE_MS = 60_000;

/** Ends of a session of an operator. Its last use is written once a minute, so that the idle end may come a minute early. */
export const OPERATOR_SESSION = { idleMs: 30 * MINUTE_MS, longestMs: 12 * 60 * MINUTE_MS } as const;

/** A person with a session in force. */
export interface SignedInOperator {
  readonly operatorId: string;
  readonly name: string;
  /** Of this moment: the session holds none. */
  readonly roles: readonly OperatorRole[];
  readonly signedInAt: Instant;
}

/** Answers the token of a new session. */
export const openSession = async (
  sql: SqlClient,
  operatorId: string,
  at: Instant,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> => {
  const token = secretFrom(randomBytes);
  const { idleMs, longestMs } = OPERATOR_SESSION;
  const moments = { createdAt: at, lastUsedAt: at, expiresAt: at + idleMs, endsAt: at + longestMs };
  await runQuery(
    sql,
    db.insertInto('operatorSession').values({ tokenHash: secretHash(token), operatorId, ...moments }),
  );
  return token;
};

const find = defineQuery((given: Given<{ tokenHash: Uint8Array; at: Instant }>) =>
  db
    .selectFrom('operatorSession as s')
    .innerJoin('operatorPerson as o', 'o.operatorId', 's.operatorId')
    .select(['o.operatorId', 'o.name', 'o.roles', 's.createdAt', 's.lastUsedAt'])
    .where('s.tokenHash', '=', given('tokenHash'))
    .where('s.expiresAt', '>', given('at'))
    .where('o.endedAt', 'is', null),
);

const touch = defineQuery((given: Given<{ tokenHash: Uint8Array; at: Instant; idleEnd: Instant }>) =>
  db
    .updateTable('operatorSession')
    .set({ lastUsedAt: given('at'), expiresAt: fragment<number>`least(${given('idleEnd')}::bigint, ends_at)` })
    .where('tokenHash', '=', given('tokenHash')),
);

/**
 * The operator of a session; null for a token that opens nothing.
 * @param attended whether this is a use, which puts off the idle end
 */
export const signedIn = async (
  sql: SqlClient,
  token: string,
  at: Instant,
  attended: boolean,
): Promise<SignedInOperator | null> => {
  if (!isSecret(token)) return null;
  const tokenHash = secretHash(token);
  const [found] = await find(sql, { tokenHash, at });
  if (found === undefined) return null;
  const { operatorId, name, roles, createdAt, lastUsedAt } = found;
  if (attended && at - lastUsedAt >= MINUTE_MS)
    await touch(sql, { tokenHash, at, idleEnd: at + OPERATOR_SESSION.idleMs });
  return { operatorId, name, roles: rolesIn(roles), signedInAt: createdAt };
};

/** Answers whose session it was; null for a dead token. */
export const closeSession = async (sql: SqlClient, token: string): Promise<string | null> => {
  if (!isSecret(token)) return null;
  const ending = db.deleteFrom('operatorSession').where('tokenHash', '=', secretHash(token)).returning('operatorId');
  return (await runQuery(sql, ending))[0]?.operatorId ?? null;
};
