/** What happens to an account's security. `docs/accounts.md` says what each word means. */
export const SECURITY_EVENTS = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'new-device',
  'session-ended',
  'sessions-ended',
  'step-up',
  'step-up-failed',
  'password-changed',
  'recovered',
  'recovery-stopped',
  'phone-change-asked',
  'phone-changed',
  'trade-link-bound',
  'trade-link-change-asked',
  'trade-link-changed',
  'steam-link-asked',
  'steam-linked',
  'steam-unlinked',
  'email-changed',
  'email-confirmed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removal-asked',
  'passkey-removed',
  'totp-added',
  'totp-removal-asked',
  'totp-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'change-stopped',
  'change-failed',
  'api-key-made',
  'api-key-revoked',
  'held',
  'released',
  'blocked',
  'unblocked',
  'frozen',
  'thawed',
  'erasure-asked',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** What strangers can make happen as often as they like. */
const FAILURES: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>(['sign-in-failed', 'step-up-failed']);

export const isFailure = (kind: SecurityEventKind): boolean => FAILURES.has(kind);
