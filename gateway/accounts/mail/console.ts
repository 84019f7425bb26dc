import { LRUCache } from 'lru-cache';
import type { MailProvider } from './provider.ts';

const REMEMBERED = 1_000;

/** Sends nothing: the page shows the link of the newest mail instead (development). */
export const consoleMail = (): MailProvider => {
  const newest = new LRUCache<string, string>({ max: REMEMBERED });
  return {
    sends: true,
    lastTo: (address) => newest.get(address) ?? null,
    send: async ({ to, text }) => {
      newest.set(to, text);
    },
  };
};
