import { lruOf } from '../../engine/kernel/lru.ts';
import type { MailProvider } from './provider.ts';

const REMEMBERED = 1_000;

/** Sends nothing: the page shows the link of the newest mail instead (development). */
export const consoleMail = (): MailProvider => {
  const newest = lruOf<string, string>(REMEMBERED);
  return {
    sends: true,
    lastTo: (address) => newest.get(address) ?? null,
    send: async ({ to, text }) => {
      newest.set(to, text);
    },
  };
};
