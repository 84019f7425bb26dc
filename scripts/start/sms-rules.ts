import type { Configuration } from '../../gateway/configuration/environment.ts';
import type { SmsRules } from '../../gateway/sms/rules.ts';

export const smsRulesOf = (configuration: Configuration): SmsRules => ({
  proof: {
    tries: configuration.GLASSCASE_SMS_PROOF_TRIES,
    triesWithoutSight: configuration.GLASSCASE_SMS_PROOF_TRIES_WITHOUT_SIGHT,
    withoutPerHour: configuration.GLASSCASE_SMS_WITHOUT_PROOF_PER_HOUR,
  },
  countries: new Set(configuration.GLASSCASE_SMS_COUNTRIES),
  perHour: configuration.GLASSCASE_SMS_PER_HOUR,
  perDay: configuration.GLASSCASE_SMS_PER_DAY,
});
