import { resolve } from 'node:path';
import { z } from 'zod';
import { flag, hasProtocol, hostName, origin, postgresUrl, whole } from './values.ts';
import { optional, preset } from './variable.ts';

/** Tasks of a process of the site. */
export const ROLES = ['gateway', 'engine', 'projector', 'sealer'] as const;
export type Role = (typeof ROLES)[number];

/** Where a process runs, what it does, and what it runs upon. */
export const processVariables = {
  HOST: preset(hostName, '127.0.0.1', 'Address to listen on.'),
  PORT: preset(whole(0, 65_535, 'a port'), '3000', 'Port to listen on; 0 takes any free one.'),
  DATA_DIR: preset(
    z.string().transform((text) => resolve(text)),
    './data',
    'Folder of the embedded database, the sealed checkpoints and the generated secrets. Created when missing.',
  ),
  DATABASE_URL: optional(postgresUrl, 'PostgreSQL server. Without it an embedded database lives in `DATA_DIR`.'),
  GLASSCASE_DATABASE_OWNER_URL: optional(
    postgresUrl,
    'The same server with the login that owns the tables: migrations use it at the start, and it is closed again (docs/operations.md). Without it they are awaited.',
  ),
  GLASSCASE_DATABASE_ONE_LOGIN: preset(
    flag,
    '0',
    '1 lets the login of `DATABASE_URL` own the tables: for trying things out. An attacker who takes that login over could change the log.',
  ),
  NATS_URL: optional(
    z
      .string()
      .refine((text) => text.split(',').every((one) => hasProtocol(one.trim(), 'nats:', 'tls:', 'ws:', 'wss:')), {
        error: 'must look like nats://host:4222, several separated by commas',
      }),
    'NATS servers, separated by commas, that carry commands, live messages and wake-ups between processes. Without it they stay in the process.',
  ),
  ALLOW_SANDBOX: preset(
    flag,
    '0',
    '1 lets sandbox payments, fulfilment and verification and the console SMS provider run where others may come: a `HOST` or `GLASSCASE_PUBLIC_URL` that is not loopback, https, or trusted proxies.',
  ),
  GLASSCASE_ROLES: preset(
    z
      .string()
      .transform((text) => [...new Set(text.split(',').map((one) => one.trim()))])
      .pipe(z.array(z.enum(ROLES, { error: `must be some of ${ROLES.join(',')}` })).min(1)),
    ROLES.join(','),
    'The roles of this process (docs/operations.md). A part of them needs `DATABASE_URL` and `NATS_URL`.',
  ),
  GLASSCASE_OPERATIONS_HOST: preset(
    hostName,
    '127.0.0.1',
    'Address of the operations listener. It has no login: keep it inside the private network.',
  ),
  GLASSCASE_OPERATIONS_PORT: preset(
    z
      .literal('')
      .transform(() => null)
      .or(whole(0, 65_535, 'a port')),
    '',
    'Port of `/live`, `/ready` and `/metrics`; 0 takes any free one. Empty: not listened on.',
  ),
  GLASSCASE_DRAIN_MS: preset(
    whole(0, 60_000, 'a time in milliseconds'),
    '0',
    'How long a process that was told to stop says so at its health paths before it takes nothing more.',
  ),
  GLASSCASE_PUBLIC_URL: preset(
    z.literal('').or(origin('https://example.org')),
    '',
    'Origin under which players reach the site: Steam and other providers send them back to it. Empty: `http://` with `HOST` (`localhost` for this machine alone) and `PORT`. Never taken from a request.',
  ),
};
