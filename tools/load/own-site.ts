import { type RunningSite, startSite } from '../../test/site/start-site.ts';

/** The settings that let so many clients of one machine in. */
export const ROOM = {
  GLASSCASE_MAX_SOCKETS: '100000',
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: '100000',
  GLASSCASE_RATE_FACTOR: '1000000',
  GLASSCASE_VISITORS_SUBSCRIBE_FREELY: '1',
  GLASSCASE_SMS_PROOF_TRIES: '1',
  GLASSCASE_OFFICIAL_BATTLES: '0',
} as const;

/**
 * A whole site in its own process and folder, embedded or on DATABASE_URL. Ctrl-C doesn't reach it; the caller stops it
 * at the end.
 */
export const startOwnSite = (environment: Readonly<Record<string, string>> = {}): Promise<RunningSite> =>
  startSite(environment, true);
