import { type RunningSite, startSite } from '../../test/site/start-site.ts';

/** What lets so many clients of one machine in. */
export const ROOM = {
  GLASSCASE_MAX_SOCKETS: '100000',
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: '100000',
  GLASSCASE_RATE_FACTOR: '1000000',
  GLASSCASE_VISITORS_SUBSCRIBE_FREELY: '1',
  GLASSCASE_SMS_PROOF_TRIES: '1',
  GLASSCASE_OFFICIAL_BATTLES: '0',
} as const;

/** A whole site in a process and a folder of its own, embedded or on DATABASE_URL. Ctrl-C doesn't reach it: it is stopped at the end. */
export const startOwnSite = (environment: Readonly<Record<string, string>> = {}): Promise<RunningSite> =>
  startSite(environment, true);
