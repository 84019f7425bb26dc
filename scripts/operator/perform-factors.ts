import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { totpSince } from '../../gateway/accounts/factors/authenticators.ts';
import { type Passkey, passkeyStoreIn } from '../../gateway/accounts/factors/passkey-store.ts';
import { recoveryCodesLeft } from '../../gateway/accounts/factors/recovery-codes.ts';
import type { Changer, Desks, Outcome } from '../../gateway/accounts/sensitive/desk.ts';
import { type PendingChange, pendingChangesIn } from '../../gateway/accounts/sensitive/pending-changes.ts';
import { GatewayError } from '../../gateway/errors.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { FactorRequest } from './factor-requests.ts';

export interface FactorActs {
  readonly sql: SqlClient;
  readonly desks: Desks;
  readonly randomUuid: () => string;
}

const iso = (at: number): string => new Date(at).toISOString();

const accountRow = z.object({ account_id: z.string() });

const accountOf = async (sql: SqlClient, player: PlayerId): Promise<string | null> =>
  rowsAs(accountRow, await sql.query('SELECT account_id FROM account WHERE player_id = $1', [player]))[0]?.account_id ??
  null;

/** When a waiting removal is made, as it is shown behind the factor. */
const leaving = (pending: readonly PendingChange[], kind: PendingChange['kind'], value: string): string => {
  const one = pending.find((change) => change.kind === kind && change.value === value);
  return one === undefined ? '' : `  removed ${iso(one.appliesAt)} unless it is stopped`;
};

const passkeyLine = ({ passkeyId, name, createdAt, lastUsedAt }: Passkey): string =>
  `passkey:${passkeyId}  ${name}  since ${iso(createdAt)}  ${lastUsedAt === null ? 'never used' : `used ${iso(lastUsedAt)}`}`;

const list = async ({ sql, randomUuid }: FactorActs, accountId: string): Promise<OperatorAnswer> => {
  const passkeys = await passkeyStoreIn(sql, Date.now).list(accountId);
  const since = await totpSince(sql, accountId);
  const pending = await pendingChangesIn(sql, Date.now, randomUuid).list(accountId);
  const codes = await recoveryCodesLeft(sql, accountId);
  if (passkeys.length === 0 && since === null)
    return done('Neither passkey nor authenticator: password and SMS alone.');
  return done(
    ...passkeys.map((one) => `${passkeyLine(one)}${leaving(pending, 'REMOVE_PASSKEY', one.passkeyId)}`),
    ...(since === null
      ? []
      : [`totp  since ${iso(since)}  ${codes} recovery codes left${leaving(pending, 'REMOVE_TOTP', '')}`]),
  );
};

/**
 * A removal goes the player's own way: it waits, is told in the inbox and by mail, and its link stops it. That the operator asked,
 * who, and why stands in the journal beside it.
 */
export const performForFactors = async (acts: FactorActs, request: FactorRequest): Promise<OperatorAnswer> => {
  const { sql, desks } = acts;
  const accountId = await accountOf(sql, request.player);
  if (accountId === null) return refused('There is no such player.');
  if (request.request === 'list-factors') return list(acts, accountId);

  const { factor, by, reason } = request;
  const passkeyId = factor.startsWith('passkey:') ? factor.slice('passkey:'.length) : null;
  const support: Changer = { account: { accountId }, support: true, caller: null };
  const note = { detail: `${by}: ${reason}` };
  try {
    await desks.change(
      passkeyId === null ? 'remove-totp' : 'remove-passkey',
      support,
      async (desk): Promise<Outcome> => {
        if (passkeyId === null) {
          if ((await totpSince(desk.tx, accountId)) === null) throw new GatewayError('NOT_FOUND');
          await desk.tell('asked-by-support', note);
          return { wanted: { kind: 'REMOVE_TOTP', value: '', detail: null } };
        }
        const own = await passkeyStoreIn(desk.tx, Date.now).list(accountId);
        const passkey = own.find((one) => one.passkeyId === passkeyId);
        if (passkey === undefined) throw new GatewayError('NOT_FOUND');
        await desk.tell('asked-by-support', note);
        return { wanted: { kind: 'REMOVE_PASSKEY', value: passkeyId, detail: passkey.name } };
      },
    );
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_FOUND') return refused('The account has no such factor.');
    throw error;
  }
  return done('Asked for: it is removed in 24 hours. The player was told, and can stop it.');
};
