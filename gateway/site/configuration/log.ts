import { resolve } from 'node:path';
import { z } from 'zod';
import { hasProtocol, key32, keys32 } from './values.ts';
import { optional, preset } from './variable.ts';

export interface WitnessAddress {
  /** Verifier key. */
  readonly key: string;
  readonly url: string;
}

/** Where the newest signed checkpoint is kept besides `DATA_DIR`. */
export type CheckpointPlace =
  | { readonly kind: 'none' | 'witnesses' }
  | { readonly kind: 'folder'; readonly folder: string };

/** The name of a log. */
export const logOrigin = z.string().regex(/^[a-z0-9][a-z0-9.:-]{0,200}(\/[a-z0-9._-]+)*\/log$/i, {
  error: 'must be a scheme-less address ending in /log, such as example.org/log',
});

/** The public log and the keys. */
export const logVariables = {
  GLASSCASE_LOG_ORIGIN: preset(
    logOrigin,
    'glasscase.localhost/log',
    "Origin line of the log's checkpoints. It names the log for ever: set it before the first start.",
  ),
  GLASSCASE_LOG_KEY: optional(
    key32,
    'Ed25519 private seed that signs checkpoints, 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_PREVIOUS_LOG_KEYS: optional(
    keys32,
    'Seeds of keys that signed checkpoints before, comma-separated, newest first: they sign along, so that auditors who pinned one can follow (docs/operations.md).',
  ),
  GLASSCASE_PROMISE_KEY: optional(
    key32,
    'Ed25519 private seed that signs promises and refusals, 64 hex digits; sealers certify it with the log key. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_PREVIOUS_PROMISE_KEYS: optional(
    keys32,
    'Seeds that signed promises before, comma-separated: the database that was used with one takes the new one (docs/operations.md).',
  ),
  GLASSCASE_SEAL_KEY: optional(
    key32,
    'AES-256 key that encrypts unrevealed server seeds at rest, 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_PREVIOUS_SEAL_KEYS: optional(
    keys32,
    'Keys that sealed server seeds before, comma-separated: still opened with them, never sealed (docs/operations.md).',
  ),
  GLASSCASE_ACCOUNT_KEY: optional(
    key32,
    'Hashes SMS codes, recovery codes, phones of erased accounts and the keys of attempt counters, and seals authenticators; 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_WITNESSES: preset(
    z.string().transform((text, context): readonly WitnessAddress[] => {
      const list = text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().split(/\s+/)]));
      const witnesses = list.flatMap(([key, url, ...rest]) =>
        key !== undefined && url !== undefined && rest.length === 0 && hasProtocol(url, 'http:', 'https:')
          ? [{ key, url }]
          : [],
      );
      if (witnesses.length === list.length) return witnesses;
      context.addIssue(
        'must look like witness.example.org+1a2b3c4d+BASE64 https://witness.example.org, comma-separated',
      );
      return z.NEVER;
    }),
    '',
    'Witnesses that cosign checkpoints: the verifier key and the address of each, comma-separated. Empty: plays show that no witness did.',
  ),
  GLASSCASE_CHECKPOINT_COPY: preset(
    z.string().transform((text): CheckpointPlace => {
      if (text === '') return { kind: 'none' };
      return text === 'witnesses' ? { kind: 'witnesses' } : { kind: 'folder', folder: resolve(text) };
    }),
    '',
    'A second place for the newest signed checkpoint, which a data folder that was set back can’t agree with: a folder on another volume, or `witnesses`, which are then asked at each start (docs/operations.md). Gateways show whether there is one.',
  ),
  GLASSCASE_EVENT_STREAM: preset(
    z.enum(['0', '1', '3', '5'], { error: 'must be 0, 1, 3 or 5' }).transform(Number),
    '0',
    'Copies of the JetStream stream that every entry of the log is published to, for programs of the operator; 0 publishes none (docs/event-stream.md).',
  ),
};
