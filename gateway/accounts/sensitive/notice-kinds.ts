import type { SecurityEventKind } from '../security-journal/kinds.ts';

/** What players are told of as well as shown in the journal. */
export const NOTICE_KINDS = [
  'new-device',
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
  'passkey-added',
  'passkey-removal-asked',
  'passkey-removed',
  'totp-added',
  'totp-removal-asked',
  'totp-removed',
  'recovery-codes-made',
  'api-key-made',
  'change-stopped',
  'change-failed',
  'held',
  'released',
  'frozen',
  'thawed',
] as const satisfies readonly SecurityEventKind[];

export type NoticeKind = (typeof NOTICE_KINDS)[number];

const told: ReadonlySet<string> = new Set(NOTICE_KINDS);

export const isNotice = (kind: SecurityEventKind): kind is NoticeKind => told.has(kind);

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** Notices in one language. A detail is what may be shown of the matter: a masked number, a key's name, a device. */
export type NoticeTexts = Readonly<Record<NoticeKind, (detail: string | null) => NoticeText>>;

/** What a mail says around a notice. */
export interface MailWords {
  readonly hello: (nickname: string) => string;
  readonly stopChange: string;
  readonly stopRecovery: string;
  readonly freeze: string;
  readonly nothingToDo: string;
  readonly confirm: { readonly subject: string; readonly text: string; readonly ignore: string };
}
