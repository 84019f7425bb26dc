import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SqlClient } from '../../engine/database/sql.ts';
import { totpSince } from '../../gateway/accounts/factors/authenticators.ts';
import { type Passkey, passkeyStoreIn } from '../../gateway/accounts/factors/passkey-store.ts';
import { recoveryCodesLeft } from '../../gateway/accounts/factors/recovery-codes.ts';
import { type PendingChange, pendingChangesIn } from '../../gateway/accounts/sensitive/pending-changes.ts';
import type { Changer, Outcome } from '../../gateway/accounts/sensitive/security-changes.ts';
import { GatewayError } from '../../gateway/errors.ts';
import { UsageError } from '../command-line.ts';
import { accountOf, attribution, attributionIn, attributionOptions, NOBODY, player } from './account.ts';
import { done, iso, listed, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { act, define, TEXT } from './operator-request.ts';

/** When a waiting removal is made, as it is shown behind the factor. */
const leaving = (pending: readonly PendingChange[], kind: PendingChange['kind'], value: string): string => {
  const one = pending.find((change) => change.kind === kind && change.value === value);
  return one === undefined ? '' : `  removed ${iso(one.appliesAt)} unless it is stopped`;
};

const passkeyLine = ({ passkeyId, name, createdAt, lastUsedAt }: Passkey): string =>
  `passkey:${passkeyId}  ${name}  since ${iso(createdAt)}  ${lastUsedAt === null ? 'never used' : `used ${iso(lastUsedAt)}`}`;

const list = async (sql: SqlClient, accountId: string): Promise<OperatorAnswer> => {
  const passkeys = await passkeyStoreIn(sql, Date.now).list(accountId);
  const since = await totpSince(sql, accountId);
  const pending = await pendingChangesIn(sql, Date.now, randomUUID).list(accountId);
  const codes = await recoveryCodesLeft(sql, accountId);
  const lines = [
    ...passkeys.map((one) => `${passkeyLine(one)}${leaving(pending, 'REMOVE_PASSKEY', one.passkeyId)}`),
    ...(since === null
      ? []
      : [`totp  since ${iso(since)}  ${codes} recovery codes left${leaving(pending, 'REMOVE_TOTP', '')}`]),
  ];
  return listed(lines, 'Neither passkey nor authenticator: password and SMS alone.');
};

/** An operator's requests about a player's passkeys and authenticator. */
export const FACTOR_REQUESTS = [
  define({
    request: 'list-factors',
    fields: { player },
    isWritten: true,
    commands: act({
      usage: `player factors <playerId> [--remove passkey:<id>|totp --reason <why> [--by <name>]]
      what an account has; a removal waits 24 hours, is told to the player, and can be stopped by them`,
      options: { remove: TEXT, ...attributionOptions },
      request: ({ values, words: [player] }) => {
        if (values.remove !== undefined) {
          return { request: 'remove-factor', player, factor: values.remove, ...attributionIn(values) };
        }
        if ((values.reason ?? values.by) !== undefined) throw new UsageError('--reason and --by belong to --remove');
        return { player };
      },
    }),
    perform: async ({ sql }, { player }) => {
      const accountId = await accountOf(sql, player);
      return accountId === null ? NOBODY : list(sql, accountId);
    },
  }),
  define({
    request: 'remove-factor',
    fields: {
      player,
      /** `totp`, or `passkey:` and its id. */
      factor: z.string().regex(/^(?:totp|passkey:[0-9a-f-]{36})$/, { error: 'is totp or passkey:<id>' }),
      ...attribution,
    },
    isWritten: true,
    commands: [],
    preview: (_, { factor, player }) =>
      toConfirm(
        `${factor} of ${player} is removed in 24 hours, and they sign in without it then. They are told at once, and`,
        'can stop it. Be sure that whoever asks is the owner: what else they must prove is up to you.',
      ),
    /**
     * A removal goes the player's own way: it waits, is told in the inbox and by mail, and its link stops it. That the operator
     * asked, who, and why stands in the journal beside it.
     */
    perform: async ({ sql, securityChanges }, { player, factor, by, reason }) => {
      const accountId = await accountOf(sql, player);
      if (accountId === null) return NOBODY;
      const passkeyId = factor.startsWith('passkey:') ? factor.slice('passkey:'.length) : null;
      const support: Changer = { account: { accountId }, support: true, caller: null };
      const note = { detail: `${by}: ${reason}` };
      try {
        await securityChanges.change(
          passkeyId === null ? 'remove-totp' : 'remove-passkey',
          support,
          async (locked): Promise<Outcome> => {
            if (passkeyId === null) {
              if ((await totpSince(locked.tx, accountId)) === null) throw new GatewayError('NOT_FOUND');
              await locked.report('asked-by-support', note);
              return { wanted: { kind: 'REMOVE_TOTP', value: '', detail: null } };
            }
            const own = await passkeyStoreIn(locked.tx, Date.now).list(accountId);
            const passkey = own.find((one) => one.passkeyId === passkeyId);
            if (passkey === undefined) throw new GatewayError('NOT_FOUND');
            await locked.report('asked-by-support', note);
            return { wanted: { kind: 'REMOVE_PASSKEY', value: passkeyId, detail: passkey.name } };
          },
        );
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'NOT_FOUND')
          return refused('The account has no such factor.');
        throw error;
      }
      return done('Asked for: it is removed in 24 hours. The player was told, and can stop it.');
    },
  }),
];
