import { randomBytes, randomUUID } from 'node:crypto';
import { consoleMail } from '../accounts/mail/console.ts';
import { mailOutboxWith } from '../accounts/mail/outbox.ts';
import { restrictionsIn } from '../accounts/restrictions/restrictions.ts';
import type { SecurityLine } from '../accounts/security-journal/security-journal.ts';
import { holdsOver } from '../accounts/sensitive/holds.ts';
import { type AccountSecurity, accountSecurityWith } from '../accounts/sensitive/security.ts';
import { attemptsIn } from '../accounts/sessions/attempts.ts';
import { ticketsIn } from '../accounts/sessions/tickets.ts';
import { loggerOf } from '../logger.ts';
import { ACCOUNT_KEY, type Fixture, PUBLIC_ORIGIN } from './fixture.ts';

/** The security of a fixture's accounts as another process of the site has it: to race it, and to make what is due. */
export const securityOf = (
  { database, now }: Pick<Fixture, 'database' | 'now'>,
  line: SecurityLine = () => undefined,
): AccountSecurity => {
  const sql = database.pool;
  const logger = loggerOf('silent');
  const accountKey = ACCOUNT_KEY;
  const randomUuid = randomUUID;
  const mailProvider = consoleMail();
  return accountSecurityWith({
    ...{ sql, accountKey, now, randomUuid, logger, mailProvider, mails: true },
    transaction: (work) => database.transaction('request', work),
    ticketsIn: (client) => ticketsIn(client, now, randomBytes),
    credentials: { changed: () => undefined },
    attempts: attemptsIn(sql, accountKey, now, 1_000),
    codes: { consume: async () => undefined },
    mail: mailOutboxWith({ sql, provider: mailProvider, accountKey, now, randomBytes, randomUuid, logger }),
    holdsIn: (client) => holdsOver(restrictionsIn({ sql: client, now, randomUuid })),
    line,
    publicOrigin: () => PUBLIC_ORIGIN,
    keepExclusion: async () => undefined,
  });
};
