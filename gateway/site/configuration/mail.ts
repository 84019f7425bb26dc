import { z } from 'zod';
import { flag, hasProtocol } from './values.ts';
import { optional, preset } from './variable.ts';

/** Mail. */
export const mailVariables = {
  GLASSCASE_MAIL_PROVIDER: preset(
    z.enum(['console', 'smtp', 'off'], { error: 'must be console, smtp or off' }),
    'console',
    '`console` sends nothing and shows the newest link on the security page (development); `smtp` sends through a mail server; `off` sends no mail, so that no address can be confirmed.',
  ),
  GLASSCASE_MAIL_URL: optional(
    z.string().refine((text) => hasProtocol(text, 'smtp:', 'smtps:'), {
      error: 'must look like smtps://user:password@mail.example.org:465',
    }),
    'Mail server with its credentials: `smtps://` for TLS from the start, `smtp://` for STARTTLS.',
  ),
  GLASSCASE_MAIL_FROM: preset(
    z.string().regex(/^([^<>\r\n]{1,100} <[^<>\s@]+@[A-Za-z0-9.-]+>|[^<>\s@]+@[A-Za-z0-9.-]+|)$/, {
      error: 'must look like Glasscase <security@example.org>',
    }),
    '',
    'Sender of mail.',
  ),
  GLASSCASE_MAIL_PLAIN: preset(
    flag,
    '0',
    '1 sends to an `smtp://` server that offers no TLS: for one on the same machine.',
  ),
};
