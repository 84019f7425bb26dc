import { z } from 'zod';
import { accountsVariables } from './configuration/accounts.ts';
import { edgeVariables } from './configuration/edge.ts';
import { logVariables } from './configuration/log.ts';
import { mailVariables } from './configuration/mail.ts';
import { moneyVariables } from './configuration/money.ts';
import { playVariables } from './configuration/play.ts';
import { processVariables } from './configuration/process.ts';
import { complaintAbout } from './configuration/rules.ts';
import { smsVariables } from './configuration/sms.ts';
import { tellingVariables } from './configuration/telling.ts';
import { explanations } from './configuration/variable.ts';

export type { WitnessAddress } from './configuration/log.ts';
export { ROLES, type Role } from './configuration/process.ts';

/** A value of the environment that can't be used. Its message is one line and never holds a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

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
  ...tellingVariables,
});

export type Configuration = z.output<typeof environmentSchema>;

const isSecret = (name: string): boolean =>
  Object.entries(environmentSchema.shape).some(
    ([known, schema]) => known === name && explanations.get(schema)?.secret === true,
  );

/**
 * Reads the environment. An empty variable counts as absent, as `.env` and compose files write it.
 * @throws ConfigurationError naming the first variable that can't be used.
 */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'configuration');
    const text = isSecret(name) ? undefined : given[name];
    const shown = text === undefined ? '' : `, and is ${JSON.stringify(text.slice(0, 80))}`;
    throw new ConfigurationError(`${name} ${issue?.message ?? 'is not usable'}${shown}`);
  }
  const complaint = complaintAbout(parsed.data);
  if (complaint !== null) throw new ConfigurationError(complaint);
  return parsed.data;
};

/** The table of `docs/configuration.md`. */
export const configurationTable = (): string => {
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { fallback = null, meaning = '' } = explanations.get(schema) ?? {};
    return `| \`${name}\` | ${fallback === null ? '—' : fallback === '' ? 'empty' : `\`${fallback}\``} | ${meaning} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
};
