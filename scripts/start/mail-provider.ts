import type { Configuration } from '../../gateway/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/configuration.ts';
import { consoleMail } from '../../gateway/mail/console.ts';
import { noMail } from '../../gateway/mail/off.ts';
import type { MailProvider } from '../../gateway/mail/provider.ts';
import { smtpMail } from '../../gateway/mail/smtp.ts';

/** The mail provider that was chosen. @throws ConfigurationError where its server is missing */
export const mailProviderOf = (configuration: Configuration): MailProvider => {
  const { GLASSCASE_MAIL_PROVIDER, GLASSCASE_MAIL_URL: url, GLASSCASE_MAIL_FROM: from } = configuration;
  if (GLASSCASE_MAIL_PROVIDER === 'off') return noMail;
  if (GLASSCASE_MAIL_PROVIDER === 'console') return consoleMail();
  if (url === undefined || from === '') throw new ConfigurationError('GLASSCASE_MAIL_URL and _FROM belong together');
  return smtpMail({ url, from, requireTls: !configuration.GLASSCASE_MAIL_PLAIN });
};
