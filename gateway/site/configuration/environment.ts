import { z } from 'zod';
import { accountsVariables } from './accounts.ts';
import { edgeVariables } from './edge.ts';
import { logVariables } from './log.ts';
import { mailVariables } from './mail.ts';
import { moneyVariables } from './money.ts';
import { operatorVariables } from './operator.ts';
import { playVariables } from './play.ts';
import { processVariables } from './process.ts';
import { reportingVariables } from './reporting.ts';
import { smsVariables } from './sms.ts';

/** Every variable the server reads, a file for each subject. `docs/configuration.md` is checked against this table. */
export const environmentSchema = z.object({
  ...processVariables,
  ...smsVariables,
  ...mailVariables,
  ...accountsVariables,
  ...moneyVariables,
  ...playVariables,
  ...logVariables,
  ...edgeVariables,
  ...reportingVariables,
  ...operatorVariables,
});

export type Configuration = z.output<typeof environmentSchema>;
