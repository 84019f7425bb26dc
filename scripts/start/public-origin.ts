import { isIP } from 'node:net';
import type { Configuration } from '../../gateway/configuration.ts';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where players reach the site: what the operator says, else where it listens. Never what a request claims. */
export const publicOriginOf = (
  { GLASSCASE_PUBLIC_URL, HOST, PORT }: Pick<Configuration, 'GLASSCASE_PUBLIC_URL' | 'HOST' | 'PORT'>,
  /** The free port that was taken where none was named. */
  taken: () => number | null,
): string => {
  if (GLASSCASE_PUBLIC_URL !== '') return GLASSCASE_PUBLIC_URL;
  const host = EVERYWHERE.has(HOST) ? 'localhost' : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  return new URL(`http://${host}:${PORT === 0 ? (taken() ?? 0) : PORT}`).origin;
};
