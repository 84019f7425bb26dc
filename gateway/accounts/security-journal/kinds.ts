interface Handling {
  /** Strangers can make the event happen as often as they like. */
  readonly failure?: true;
  /** Players are notified of the event, in the inbox and by mail, and not only shown it. */
  readonly notified?: true;
}

/** Events of an account's security. `docs/accounts.md` says what each word means. */
const KINDS = {
  registered: {},
  'signed-in': {},
  'sign-in-failed': { failure: true },
  'signed-out': {},
  'new-device': { notified: true },
  'session-ended': {},
  'sessions-ended': {},
  'step-up': {},
  'step-up-failed': { failure: true },
  'password-changed': { notified: true },
  recovered: { notified: true },
  'recovery-stopped': { notified: true },
  'phone-change-asked': { notified: true },
  'phone-changed': { notified: true },
  'trade-link-bound': { notified: true },
  'trade-link-change-asked': { notified: true },
  'trade-link-changed': { notified: true },
  'steam-link-asked': { notified: true },
  'steam-linked': { notified: true },
  'steam-unlinked': { notified: true },
  'email-changed': { notified: true },
  'email-confirmed': {},
  'passkey-added': { notified: true },
  'passkey-renamed': {},
  'passkey-removal-asked': { notified: true },
  'passkey-removed': { notified: true },
  'totp-added': { notified: true },
  'totp-removal-asked': { notified: true },
  'totp-removed': { notified: true },
  'asked-by-support': {},
  'recovery-codes-made': { notified: true },
  'recovery-code-used': {},
  'change-stopped': { notified: true },
  'change-failed': { notified: true },
  'api-key-made': { notified: true },
  'api-key-revoked': {},
  'device-key-added': {},
  'device-key-removed': {},
  held: { notified: true },
  released: { notified: true },
  blocked: {},
  unblocked: {},
  'limit-set': {},
  frozen: { notified: true },
  thawed: { notified: true },
  'erasure-asked': {},
} as const satisfies Readonly<Record<string, Handling>>;

export type SecurityEventKind = keyof typeof KINDS;

/** Kinds of events that players are notified of. */
export type NoticeKind = {
  [Kind in SecurityEventKind]: (typeof KINDS)[Kind] extends { readonly notified: true } ? Kind : never;
}[SecurityEventKind];

const isKind = (text: string): text is SecurityEventKind => Object.hasOwn(KINDS, text);

export const isFailure = (kind: SecurityEventKind): boolean => 'failure' in KINDS[kind];

export const isNotice = (kind: SecurityEventKind): kind is NoticeKind => 'notified' in KINDS[kind];

export const SECURITY_EVENTS: readonly SecurityEventKind[] = Object.keys(KINDS).filter(isKind);

export const NOTICE_KINDS: readonly NoticeKind[] = SECURITY_EVENTS.filter(isNotice);

/** Proofs that a client showed, or failed to show, to sign in or to step up: the detail of those events. */
export const WAYS = [
  'password',
  'sms',
  'passkey',
  'steam',
  'second-factor',
  'totp',
  'recovery-code',
  'recovery',
] as const;
export type Way = (typeof WAYS)[number];
