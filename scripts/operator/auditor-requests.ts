import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { z } from 'zod';
import { parseReplayKey } from '../../engine/log/replayed.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { type Auditor, auditorRights, auditorsIn } from '../../gateway/site/auditors/auditors.ts';
import { type AuditorKey, replaysIn } from '../../gateway/site/auditors/replays.ts';
import { attribution } from './account.ts';
import { done, iso, listed, refused } from './answer.ts';
import { act, define, TEXT } from './operator-request.ts';

const name = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,64}$/, { error: 'is 1 to 64 letters, digits, dots, dashes and underscores' });
const { by } = attribution;
const BY = { by: TEXT } as const;

const key = z.string().refine((text) => parseReplayKey(nodeHashing, text) !== null, {
  error: 'is a line of npm run audit -- cosigner: name/public+… or name/full+…',
});

const keyLine = ({ key: text, auditor, addedBy, addedAt, size }: AuditorKey): string =>
  `${iso(addedAt)}  ${auditor} cosigns with ${text}, by ${addedBy}${size === null ? '' : ` | replayed ${size} entries`}`;

const line = ({ name: who, may, grantedBy, grantedAt, revokedBy, revokedAt }: Auditor): string =>
  `${iso(grantedAt)}  ${who} may ${may === 'replays' ? 'deliver replays' : `read ${may}`}, by ${grantedBy}${
    revokedAt === null ? '' : ` | revoked ${iso(revokedAt)} by ${revokedBy}`
  }`;

/** Requests about the auditors' rights to the parts of the log that aren't public. */
export const AUDITOR_REQUESTS = [
  define({
    request: 'grant-auditor',
    fields: { name, may: z.enum(auditorRights), by },
    isWritten: true,
    commands: act({
      usage: `auditor grant <name> <right> [--by <name>]
      the right openings reads what opens sealed entries, and /log/state; the right state only the latter; replays
      nothing. Each delivers what its auditor cosigned. The token shows this once`,
      words: ['name', 'right'],
      options: BY,
      request: ({ values, words: [who, may] }) => ({ name: who, may, by: values.by ?? userInfo().username }),
    }),
    perform: async ({ sql, at }, request) => {
      const token = await auditorsIn(sql, randomBytes).grant(request.name, request.may, request.by, at);
      if (token === null) return refused(`${request.name} has a right in force: revoke it first.`);
      return done(`${request.name} has the right ${request.may} with this token, which isn't kept:`, token);
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
    request: 'register-auditor-key',
    fields: { name, key, by },
    isWritten: true,
    commands: act({
      usage: `auditor register <name> <key> [--by <name>]
      the site shows what that key cosigns. Compare it with its auditor in another way than the one in which it came`,
      words: ['name', 'key'],
      options: BY,
      request: ({ values, words: [who, text] }) => ({ name: who, key: text, by: values.by ?? userInfo().username }),
    }),
    perform: async ({ sql, at }, request) =>
      (await replaysIn(sql).addKey(request.name, request.key, request.by, at))
        ? done(`${request.name} may vouch with ${request.key}.`)
        : refused('The key is there already, or there are 64.'),
  }),
  define({
    request: 'withdraw-auditor-key',
    fields: { key },
    isWritten: true,
    commands: act({
      usage: `auditor withdraw <key>
      what it cosigned isn't shown any more`,
      words: ['key'],
      options: {},
      request: ({ words: [text] }) => ({ key: text }),
    }),
    perform: async ({ sql }, request) =>
      (await replaysIn(sql).dropKey(request.key))
        ? done('Nothing of this key is shown any more.')
        : refused('There is no such key.'),
  }),
  define({
    request: 'list-auditors',
    fields: {},
    look: 'auditor list   who was granted what, by whom, from when until when; and the keys of auditors',
    perform: async ({ sql }) =>
      listed(
        [...(await auditorsIn(sql, randomBytes).list()).map(line), ...(await replaysIn(sql).keys()).map(keyLine)],
        'Nobody was granted anything.',
      ),
  }),
];
