import type { NoticeKind, SecurityEventKind } from '../security-journal/kinds.ts';
import type { PendingKind } from './pending-changes.ts';

/** What a player shows before a change: a ticket of `verifyAction`; the password or a ticket; a code sent to the phone. */
export type Proof = 'ticket' | 'password or ticket' | 'sms code' | 'session' | 'link';

interface Rule {
  readonly proof: Proof;
  /** In the journal; and where there is such a notice, in the inbox and by mail. */
  readonly told: SecurityEventKind;
  /** The change waits 24 hours for its owner to stop it. */
  readonly waitsAs?: PendingKind;
  /** Nothing leaves the account for 24 hours. */
  readonly holds?: true;
}

/** Every change that matters to the security of an account, and what it asks for. */
export const RULES = {
  'bind-trade-link': { proof: 'ticket', told: 'trade-link-bound' },
  'change-trade-link': { proof: 'ticket', told: 'trade-link-change-asked', waitsAs: 'TRADE_LINK' },
  'link-steam': { proof: 'ticket', told: 'steam-link-asked', waitsAs: 'STEAM_LINK' },
  'unlink-steam': { proof: 'ticket', told: 'steam-unlinked' },
  'change-email': { proof: 'ticket', told: 'email-changed' },
  'change-phone': { proof: 'ticket', told: 'phone-change-asked', waitsAs: 'PHONE' },
  'add-passkey': { proof: 'ticket', told: 'passkey-added' },
  'remove-passkey': { proof: 'ticket', told: 'passkey-removal-asked', waitsAs: 'REMOVE_PASSKEY' },
  'add-totp': { proof: 'ticket', told: 'totp-added' },
  'remove-totp': { proof: 'ticket', told: 'totp-removal-asked', waitsAs: 'REMOVE_TOTP' },
  'make-recovery-codes': { proof: 'ticket', told: 'recovery-codes-made' },
  'make-api-key': { proof: 'ticket', told: 'api-key-made' },
  'change-password': { proof: 'password or ticket', told: 'password-changed' },
  'recover-password': { proof: 'sms code', told: 'recovered', holds: true },
  'stop-recovery': { proof: 'link', told: 'recovery-stopped' },
  'stop-change': { proof: 'session', told: 'change-stopped' },
  'confirm-email': { proof: 'link', told: 'email-confirmed' },
  erase: { proof: 'ticket', told: 'erasure-asked' },
  freeze: { proof: 'session', told: 'frozen' },
  thaw: { proof: 'ticket', told: 'thawed', holds: true },
} as const satisfies Readonly<Record<string, Rule>>;

export type SensitiveChange = keyof typeof RULES;

/** What is told once a change that waited is made. */
export const MADE: Readonly<Record<PendingKind, NoticeKind>> = {
  TRADE_LINK: 'trade-link-changed',
  STEAM_LINK: 'steam-linked',
  PHONE: 'phone-changed',
  REMOVE_PASSKEY: 'passkey-removed',
  REMOVE_TOTP: 'totp-removed',
};
