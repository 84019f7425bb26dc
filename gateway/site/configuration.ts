import { type Configuration, environmentSchema } from './configuration/environment.ts';
import { complaintAbout } from './configuration/rules.ts';
import { explanations } from './configuration/variable.ts';

/** A value of the environment that can't be used. Its message is one line and never holds a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const isSecret = (name: string): boolean =>
  Object.entries(environmentSchema.shape).some(
    ([known, schema]) => known === name && explanations.get(schema)?.secret === true,
  );

/** Of the site's tools, which read them by themselves and hand them on to sites that they start. */
const OF_TOOLS: ReadonlySet<string> = new Set(['GLASSCASE_OPENINGS', 'GLASSCASE_E2E_ALL', 'GLASSCASE_E2E_PICTURES']);

const isUnknown = (name: string): boolean =>
  name.startsWith('GLASSCASE_') && !Object.hasOwn(environmentSchema.shape, name) && !OF_TOOLS.has(name);

/**
 * Reads the environment. An empty variable counts as absent, as `.env` and compose files write it.
 * @throws ConfigurationError naming the first variable that can't be used, or that isn't one.
 */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const unknown = Object.keys(given).find(isUnknown);
  if (unknown !== undefined) {
    throw new ConfigurationError(`${unknown} is no setting: docs/configuration.md has all of them, or unset it`);
  }
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
