import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { z } from 'zod';
import { type Auditor, auditorRights, auditorsIn } from '../../gateway/auditors/auditors.ts';
import { attribution } from './account.ts';
import { done, iso, listed, refused } from './answer.ts';
import { act, define, TEXT } from './operator-request.ts';

const name = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/, { error: 'is 1 to 64 letters, digits, dots, dashes and underscores' });
const { by } = attribution;
const BY = { by: TEXT } as const;

const line = ({ name: who, may, grantedBy, grantedAt, revokedBy, revokedAt }: Auditor): string =>
  `${iso(grantedAt)}  ${who} may read ${may}, by ${grantedBy}${
    revokedAt === null ? '' : ` | revoked ${iso(revokedAt)} by ${revokedBy}`
  }`;

/** Who may read what isn't public of the log. */
export const AUDITOR_REQUESTS = [
  define({
    request: 'grant-auditor',
    fields: { name, may: z.enum(auditorRights), by },
    isWritten: true,
    commands: act({
      usage: `auditor grant <name> <right> [--by <name>]
      the right openings reads what opens sealed entries, and /log/state; the right state only the latter. The token shows this once`,
      words: ['name', 'right'],
      options: BY,
      request: ({ values, words: [who, may] }) => ({ name: who, may, by: values.by ?? userInfo().username }),
    }),
    perform: async ({ sql, at }, request) => {
      const token = await auditorsIn(sql, randomBytes).grant(request.name, request.may, request.by, at);
      if (token === null) return refused(`${request.name} has a right in force: revoke it first.`);
      return done(`${request.name} may read ${request.may} with this token, which isn't kept:`, token);
    },
  }),
  define({
    request: 'revoke-auditor',
    fields: { name, by },
    isWritten: true,
    commands: act({
      usage: 'auditor revoke <name> [--by <name>]',
      words: ['name'],
      options: BY,
      request: ({ values, words: [who] }) => ({ name: who, by: values.by ?? userInfo().username }),
    }),
    perform: async ({ sql, at }, request) =>
      (await auditorsIn(sql, randomBytes).revoke(request.name, request.by, at))
        ? done(`${request.name} may read nothing any more that isn't public.`)
        : refused(`${request.name} has no right in force.`),
  }),
  define({
    request: 'list-auditors',
    fields: {},
    look: 'auditor list   who was granted what, by whom, from when until when',
    perform: async ({ sql }) =>
      listed((await auditorsIn(sql, randomBytes).list()).map(line), 'Nobody was granted anything.'),
  }),
];
