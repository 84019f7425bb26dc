import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { address, timeZone } from './values.ts';
import { preset } from './variable.ts';

/** Reports of a process about its own work. */
export const reportingVariables = {
  GLASSCASE_OTLP_URL: preset(
    z.literal('').or(address),
    '',
    'OpenTelemetry collector that traces are sent to, such as `http://127.0.0.1:4318/v1/traces`. Empty: none.',
  ),
  GLASSCASE_SECURITY_LOG: preset(
    z
      .literal('')
      .or(z.literal('stdout'))
      .or(
        z
          .string()
          .refine((text) => isAbsolute(text) && text.length <= 1_000, { error: 'must be stdout or an absolute path' }),
      ),
    '',
    'Where the security journal is told as JSON lines, for the collector of the operator: `stdout`, or the absolute path of a file that is appended to. Empty: nowhere (docs/accounts.md).',
  ),
  GLASSCASE_TIME_ZONE: preset(
    timeZone,
    'UTC',
    'The time zone of reports, as IANA names it, such as `Asia/Shanghai`: a day of the site begins at its midnight.',
  ),
  GLASSCASE_LOG_LEVEL: preset(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'warn',
    "How much the server's own log says. It carries ids, never seeds, tokens or personal data.",
  ),
};
