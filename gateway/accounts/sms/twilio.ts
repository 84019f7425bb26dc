import { z } from 'zod';
import { jsonIn } from '../../../engine/kernel/canonical-json.ts';
import { boundedText } from '../../server/bounded-text.ts';
import { type SmsProvider, SmsRefused } from './provider.ts';

export interface TwilioParts {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account in E.164, or the sid of a messaging service (`MG…`). */
  readonly from: string;
  /** `https://api.twilio.com`, without a slash at its end. */
  readonly url: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
/** A message resource takes about 1 KiB. */
const MAX_ANSWER_BYTES = 16 * 1024;

const failure = z.object({ code: z.int() });

/** Twilio's own number for what went wrong; no text of its answer, which repeats the phone number. */
const codeIn = (body: string): string => {
  const parsed = failure.safeParse(jsonIn(body));
  return parsed.success ? ` (Twilio error ${parsed.data.code})` : '';
};

/** Busy or broken just now; every other refusal repeats itself. */
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Sends through Twilio's Messages resource. */
export const twilioSms = ({ accountSid, authToken, from, url, timeoutMs = TIMEOUT_MS }: TwilioParts): SmsProvider => {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    showsCode: false,
    send: async ({ phone, text }) => {
      const form = new URLSearchParams({ To: phone, Body: text });
      form.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await boundedText(response, MAX_ANSWER_BYTES);
      if (response.status === 201) return;
      const what = `the SMS provider answered ${response.status}${codeIn(body)}`;
      throw mayPass(response.status) ? new Error(what) : new SmsRefused(what);
    },
  };
};
