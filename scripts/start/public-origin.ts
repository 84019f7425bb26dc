import { isIP } from 'node:net';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';

/** Addresses that a browser on this machine reaches as `localhost`, the one name that passkeys take without https. */
const LOCAL: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/**
 * The address where players reach the site: the operator's, else the one that it listens on. Never a request's claim.
 */
export const publicOriginOf = (
  { GLASSCASE_PUBLIC_URL, HOST, PORT }: Pick<Configuration, 'GLASSCASE_PUBLIC_URL' | 'HOST' | 'PORT'>,
  /** The free port that was taken where none was named. */
  taken: () => number | null,
): (() => string) => {
  if (GLASSCASE_PUBLIC_URL !== '') return () => GLASSCASE_PUBLIC_URL;
  const host = LOCAL.has(HOST) ? 'localhost' : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  const at = (port: number): string => new URL(`http://${host}:${port}`).origin;
  if (PORT === 0) return () => at(taken() ?? 0);
  // Every request asks.
  const origin = at(PORT);
  return () => origin;
};

/** An address that is listened on, as a person should open it. */
export const shownAddress = (address: string): string => {
  const { protocol, hostname, port } = new URL(address);
  if (!LOCAL.has(hostname.replace(/^\[|\]$/g, ''))) return address;
  return `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
};
