import type { Configuration } from '../../gateway/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/configuration.ts';
import { consoleSms } from '../../gateway/sms/console.ts';
import type { SmsProvider } from '../../gateway/sms/provider.ts';
import { twilioSms } from '../../gateway/sms/twilio.ts';

/** The SMS provider that was chosen. @throws ConfigurationError where its credentials are missing */
export const smsProviderOf = (configuration: Configuration): SmsProvider => {
  if (configuration.GLASSCASE_SMS_PROVIDER === 'console') return consoleSms;
  const accountSid = configuration.GLASSCASE_TWILIO_ACCOUNT_SID;
  const authToken = configuration.GLASSCASE_TWILIO_AUTH_TOKEN;
  const from = configuration.GLASSCASE_TWILIO_FROM;
  if (accountSid === undefined || authToken === undefined || from === undefined) {
    throw new ConfigurationError('GLASSCASE_TWILIO_ACCOUNT_SID, _AUTH_TOKEN and _FROM belong together');
  }
  return twilioSms({ accountSid, authToken, from, url: configuration.GLASSCASE_TWILIO_URL });
};
