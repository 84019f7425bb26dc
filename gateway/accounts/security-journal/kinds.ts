interface Handling {
  /** Strangers can make it happen as often as they like. */
  readonly failure?: true;
  /** Players are told of it, in the inbox and by mail, and not only shown it. */
  readonly told?: true;
}

/** What happens to an account's security. `docs/accounts.md` says what each word means. */
const KINDS = {
  registered: {},
  'signed-in': {},
  'sign-in-failed': { failure: true },
  'signed-out': {},
  'new-device': { told: true },
  'session-ended': {},
  'sessions-ended': {},
  'step-up': {},
  'step-up-failed': { failure: true },
  'password-changed': { told: true },
  recovered: { told: true },
  'recovery-stopped': { told: true },
  'phone-change-asked': { told: true },
  'phone-changed': { told: true },
  'trade-link-bound': { told: true },
  'trade-link-change-asked': { told: true },
  'trade-link-changed': { told: true },
  'steam-link-asked': { told: true },
  'steam-linked': { told: true },
  'steam-unlinked': { told: true },
  'email-changed': { told: true },
  'email-confirmed': {},
  'passkey-added': { told: true },
  'passkey-renamed': {},
  'passkey-removal-asked': { told: true },
  'passkey-removed': { told: true },
  'totp-added': { told: true },
  'totp-removal-asked': { told: true },
  'totp-removed': { told: true },
  'asked-by-support': {},
  'recovery-codes-made': { told: true },
  'recovery-code-used': {},
  'change-stopped': { told: true },
  'change-failed': { told: true },
  'api-key-made': { told: true },
  'api-key-revoked': {},
  held: { told: true },
  released: { told: true },
  blocked: {},
  unblocked: {},
  frozen: { told: true },
  thawed: { told: true },
  'erasure-asked': {},
} as const satisfies Readonly<Record<string, Handling>>;

export type SecurityEventKind = keyof typeof KINDS;

/** What players are told of. */
export type NoticeKind = {
  [Kind in SecurityEventKind]: (typeof KINDS)[Kind] extends { readonly told: true } ? Kind : never;
}[SecurityEventKind];

const isKind = (text: string): text is SecurityEventKind => Object.hasOwn(KINDS, text);

export const isFailure = (kind: SecurityEventKind): boolean => 'failure' in KINDS[kind];

export const isNotice = (kind: SecurityEventKind): kind is NoticeKind => 'told' in KINDS[kind];

export const SECURITY_EVENTS: readonly SecurityEventKind[] = Object.keys(KINDS).filter(isKind);

export const NOTICE_KINDS: readonly NoticeKind[] = SECURITY_EVENTS.filter(isNotice);

/** What somebody showed, or failed to show, to sign in or to prove that it is them: the detail of those events. */
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
