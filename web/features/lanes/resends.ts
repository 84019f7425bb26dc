import type { ApolloClient } from '@apollo/client';
import type { PromisedNote } from '../../../engine/device/answer.ts';
import type { Resend, SentBefore } from './resend.ts';

/** Those of all features that send on lanes. */
const RESENDS = Object.values(
  import.meta.glob<Resend>(['../*/resend.ts', '!./resend.ts'], { eager: true, import: 'resend' }),
);

/** Sends what went out before on a lane, unchanged, and looks at nothing but what was promised. */
export const sendAgain = (client: ApolloClient, sent: SentBefore): Promise<PromisedNote | null> => {
  for (const one of RESENDS) {
    const promise = one(client, sent);
    if (promise !== undefined) return promise;
  }
  throw new TypeError(`no feature sends ${sent.command.type}`);
};
