import { environmentSchema } from './environment.ts';
import { explanations } from './variable.ts';

/** A variable of a process, without its secrets. */
export interface Setting {
  readonly name: string;
  /** Null for a secret, and where there is neither a value nor a default. */
  readonly value: string | null;
  readonly isSet: boolean;
  readonly isSecret: boolean;
}

/** Logins that stand within addresses: `https://user:password@host`. */
const withoutLogins = (text: string): string => text.replaceAll(/\/\/[^/\s,]*@/g, '//…@');

/** Every variable that the site knows, in the order of their table. An empty one counts as absent. */
export const settingsIn = (environment: Readonly<Record<string, string | undefined>>): readonly Setting[] =>
  Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { secret = true, fallback = null } = explanations.get(schema) ?? {};
    const given = environment[name] || null;
    const shown = given ?? fallback;
    return {
      ...{ name, isSet: given !== null, isSecret: secret },
      value: secret || shown === null || shown === '' ? null : withoutLogins(shown),
    };
  });
