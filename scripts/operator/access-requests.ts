import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../../gateway/errors.ts';
import {
  ACCESS_DAYS,
  accessLabelIn,
  MAX_ACCESS_KEYS,
  MAX_ACCESS_LABEL,
  type OperatorAccess,
  operatorAccessIn,
} from '../../gateway/operator/access.ts';
import { ACCESS_SCOPES, SCOPE_OPENS } from '../../gateway/operator/scopes.ts';
import { given, wholeNumber } from '../command-line.ts';
import { done, iso, listed, refused, toConfirm } from './answer.ts';
import { type ActContext, act, define, TEXT } from './operator-request.ts';

const label = z.string().refine((text) => accessLabelIn(text) !== null, {
  error: `is 1 to ${MAX_ACCESS_LABEL} visible characters`,
});
const scopes = z
  .array(z.enum(ACCESS_SCOPES, { error: `is one of ${ACCESS_SCOPES.join(', ')}` }))
  .min(1)
  .max(ACCESS_SCOPES.length);
const days = z.int().min(ACCESS_DAYS.min).max(ACCESS_DAYS.max);

const NO_SECRET_AGAIN =
  'The secret of an access key shows once and is kept nowhere: where it was lost, revoke the key (access list) and make another.';

const accessesAt = ({ sql, at }: ActContext) => operatorAccessIn(sql, () => at, randomBytes);

/** For the operator's collector: id and label, and nothing that opens anything. */
const noted = (kind: string, { line, at }: ActContext, access: Pick<OperatorAccess, 'accessId' | 'label'>): void =>
  line(JSON.stringify({ time: iso(at), kind, access: access.accessId, label: access.label }));

const listLine = (access: OperatorAccess, now: number): string => {
  const { accessId, label, scopes, createdAt, expiresAt, revokedAt, lastUsedAt } = access;
  const used = lastUsedAt === null ? 'never used' : `used ${iso(lastUsedAt)}`;
  const until = expiresAt > now ? `until ${iso(expiresAt)}` : `expired ${iso(expiresAt)}`;
  const end = revokedAt === null ? until : `revoked ${iso(revokedAt)}`;
  return `${accessId}  ${label}  ${scopes.join(',')}  since ${iso(createdAt)}  ${end}  ${used}`;
};

/** Requests about the keys with which an operator reads the site over HTTP. */
export const ACCESS_REQUESTS = [
  define({
    request: 'make-access',
    fields: { label, scopes, days },
    isWritten: true,
    again: NO_SECRET_AGAIN,
    commands: act({
      usage: `access new <label> --scopes <scope,…> [--days <n>]
      a key for /operator/graphql, for ${ACCESS_DAYS.usual} days or as many as are said, at most ${ACCESS_DAYS.max}. Its secret shows this once. Scopes:
      ${ACCESS_SCOPES.join(', ')}`,
      options: { scopes: TEXT, days: TEXT },
      request: ({ values, words: [label] }) => ({
        label,
        scopes: [
          ...new Set(
            given('scopes', values.scopes)
              .split(',')
              .map((scope) => scope.trim()),
          ),
        ],
        days: wholeNumber('days', values.days, ACCESS_DAYS, ACCESS_DAYS.usual),
      }),
    }),
    preview: (_, { label, scopes, days }) =>
      toConfirm(
        `A key "${label}" reads over HTTP, for ${days} days:`,
        ...ACCESS_SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => `  ${scope}: ${SCOPE_OPENS[scope]}`),
        'Every holder of its secret reads that. access revoke ends it at once.',
      ),
    perform: async (context, wanted) => {
      try {
        const { secret, access } = await accessesAt(context).make(wanted);
        noted('operator-access-made', context, access);
        const { accessId, label, scopes, expiresAt } = access;
        return done(
          `Key ${accessId} "${label}" opens ${scopes.join(', ')} until ${iso(expiresAt)}.`,
          'Its secret is kept nowhere and shows this once:',
          secret,
        );
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'TOO_MANY')
          return refused(`${MAX_ACCESS_KEYS} keys are in force: revoke one first.`);
        throw error;
      }
    },
  }),
  define({
    request: 'list-accesses',
    fields: {},
    look: 'access list   the access keys of operators, without their secrets',
    perform: async ({ sql }) => {
      const now = Date.now();
      const accesses = await operatorAccessIn(sql, () => now, randomBytes).list();
      return listed(
        accesses.map((access) => listLine(access, now)),
        'No access key was made.',
      );
    },
  }),
  define({
    request: 'revoke-access',
    fields: { accessId: z.string().regex(/^[0-9a-f]{16}$/, { error: 'is the id of an access key (access list)' }) },
    isWritten: true,
    act: 'access revoke <id>   it opens nothing from that moment on',
    perform: async (context, { accessId }) => {
      const label = await accessesAt(context).revoke(accessId);
      if (label === null) return refused('There is no such key, or it was revoked before.');
      noted('operator-access-revoked', context, { accessId, label });
      return done(`Key ${accessId} "${label}" opens nothing any more.`);
    },
  }),
];
