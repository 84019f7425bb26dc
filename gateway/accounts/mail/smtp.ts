import { createTransport } from 'nodemailer';
import { type MailProvider, MailRefused } from './provider.ts';

export interface SmtpParts {
  /** `smtp://user:password@host:587`, `smtps://…:465`. */
  readonly url: string;
  /** `Glasscase <security@example.org>`. */
  readonly from: string;
  /** False sends without TLS where the server offers none: for a server on the same machine. */
  readonly requireTls: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;

/** The status of a permanent refusal (5yz) of an envelope or a message; null for one of a connection or a login. */
const refusedForGood = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return null;
  const { responseCode: status, code } = error;
  return typeof status === 'number' && status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') ? status : null;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Sends through an SMTP server, over TLS. Errors never repeat the server's answer: it holds the address. */
export const smtpMail = ({ url, from, requireTls, timeoutMs = TIMEOUT_MS }: SmtpParts): MailProvider => {
  const transport = createTransport({
    url,
    requireTLS: requireTls && !url.startsWith('smtps:'),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([a-z0-9.-]+)>?$/i.exec(from)?.[1] ?? 'glasscase.invalid';
  return {
    sends: true,
    lastTo: () => null,
    send: async ({ id, to, subject, text, attachments = [] }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          attachments: attachments.map(({ name: filename, type: contentType, text: content }) => ({
            ...{ filename, contentType, content },
          })),
          // The same for every try: a server that has it already may tell.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const status = refusedForGood(error);
        if (status !== null) throw new MailRefused(`the mail server answered ${status}`);
        throw new Error(`the mail server took nothing (${reasonOf(error)})`);
      }
    },
  };
};
