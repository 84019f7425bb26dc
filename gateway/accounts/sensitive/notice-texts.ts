import type { NoticeKind } from '../security-journal/kinds.ts';

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
