import type { NoticeKind, SecurityEventKind } from '../security-journal/kinds.ts';
import type { PendingKind } from './pending-changes.ts';

/** The proof that a player shows before a change: a ticket of `verifyAction`; the password or a ticket; a code sent to the phone. */
export type Proof = 'ticket' | 'password or ticket' | 'sms code' | 'session' | 'link';

interface Rule {
  readonly proof: Proof;
  /** In the journal; and where the kind has a notice, in the inbox and by mail. */
  readonly event: SecurityEventKind;
  /** The change waits 24 hours for its owner to stop it. */
  readonly waitsAs?: PendingKind;
  /** Nothing leaves the account for 24 hours. */
  readonly holds?: true;
}

/** Every change that matters to the security of an account, and what it asks for. */
export const RULES = {
  'bind-trade-link': { proof: 'ticket', event: 'trade-link-bound' },
  'change-trade-link': { proof: 'ticket', event: 'trade-link-change-asked', waitsAs: 'TRADE_LINK' },
  'link-steam': { proof: 'ticket', event: 'steam-link-asked', waitsAs: 'STEAM_LINK' },
  'unlink-steam': { proof: 'ticket', event: 'steam-unlinked' },
  'change-email': { proof: 'ticket', event: 'email-changed' },
  'change-phone': { proof: 'ticket', event: 'phone-change-asked', waitsAs: 'PHONE' },
  'add-passkey': { proof: 'ticket', event: 'passkey-added' },
  'remove-passkey': { proof: 'ticket', event: 'passkey-removal-asked', waitsAs: 'REMOVE_PASSKEY' },
  'add-totp': { proof: 'ticket', event: 'totp-added' },
  'remove-totp': { proof: 'ticket', event: 'totp-removal-asked', waitsAs: 'REMOVE_TOTP' },
  'make-recovery-codes': { proof: 'ticket', event: 'recovery-codes-made' },
  'make-api-key': { proof: 'ticket', event: 'api-key-made' },
  'change-password': { proof: 'password or ticket', event: 'password-changed' },
  'recover-password': { proof: 'sms code', event: 'recovered', holds: true },
  'stop-recovery': { proof: 'link', event: 'recovery-stopped' },
  'stop-change': { proof: 'session', event: 'change-stopped' },
  'confirm-email': { proof: 'link', event: 'email-confirmed' },
  erase: { proof: 'ticket', event: 'erasure-asked' },
  freeze: { proof: 'session', event: 'frozen' },
  thaw: { proof: 'ticket', event: 'thawed', holds: true },
} as const satisfies Readonly<Record<string, Rule>>;

export type SensitiveChange = keyof typeof RULES;

/** The event once a change that waited is made. */
export const MADE: Readonly<Record<PendingKind, NoticeKind>> = {
  TRADE_LINK: 'trade-link-changed',
  STEAM_LINK: 'steam-linked',
  PHONE: 'phone-changed',
  REMOVE_PASSKEY: 'passkey-removed',
  REMOVE_TOTP: 'totp-removed',
};
