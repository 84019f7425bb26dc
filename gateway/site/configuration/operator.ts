import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { emailIn } from '../../../schema/input/addresses.ts';
import { hasProtocol } from './values.ts';
import { optional, preset } from './variable.ts';

/** Where drills look for the newest backup. */
export type BackupPlace =
  | { readonly kind: 'none' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string };

/** Alerts to operators, and drills. */
export const operatorVariables = {
  GLASSCASE_ALERT_WEBHOOK: optional(
    z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && text.length <= 1_000, {
      error: 'must be an https address, or an http one of this machine',
    }),
    'Address that gets each alarm as JSON when it begins, every six hours while it lasts, and when it ends: `https`, or `http` on this machine (docs/operations.md).',
  ),
  GLASSCASE_ALERT_WEBHOOK_KEY: optional(
    z.string().min(16, { error: 'must have at least 16 characters' }).max(200),
    'Signs alerts to the webhook with HMAC-SHA256, at least 16 characters. Without it they come unsigned.',
  ),
  GLASSCASE_ALERT_MAIL: preset(
    z
      .literal('')
      .or(z.string().refine((text) => emailIn(text) !== null, { error: 'must be an address such as ops@example.org' })),
    '',
    'Address that gets the same alarms by mail. Empty: none.',
  ),
  GLASSCASE_BACKUP: optional(
    z
      .string()
      .refine((text) => isAbsolute(text) || hasProtocol(text, 'postgres:', 'postgresql:'), {
        error: 'must be an absolute path, or postgres:// of a restored database',
      })
      .transform(
        (text): BackupPlace => (isAbsolute(text) ? { kind: 'folder', folder: text } : { kind: 'server', url: text }),
      ),
    'Where a drill finds the newest backup: a folder with copies of `DATA_DIR`, or the address of a PostgreSQL server into which your own tools restored it (docs/operations.md). Without it a drill replays the published log alone.',
  ),
};
