import { type MailProvider, MailRefused } from './provider.ts';

/** A site without mail: no address can be confirmed. */
export const noMail: MailProvider = {
  sends: false,
  lastTo: () => null,
  send: async () => {
    throw new MailRefused('mail is switched off');
  },
};
