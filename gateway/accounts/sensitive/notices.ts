import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { inboxIn } from '../../site/messages/inbox.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import type { Account } from '../account-store.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import type { NoticeKind } from '../security-journal/kinds.ts';
import { noticeText } from './notice-texts.ts';
import { LINK_LIFE_MS, type LinkAction, linkPathWith, type MadeLink, type SecurityLinks } from './security-links.ts';

export interface Notice {
  readonly kind: NoticeKind;
  readonly detail: string | null;
  /** The action that stops the matter; null where none can. */
  readonly stop: { readonly action: LinkAction; readonly changeId: string | null } | null;
}

/** Tells a player in their inbox, which every device of theirs looks at, and by mail where their address is confirmed. */
export interface SecurityNotices {
  /** Within the transaction of the event that the notice is about. */
  send(account: Account, notice: Notice): Promise<void>;
  /** The mail by which an address is confirmed. */
  askToConfirm(account: Account, address: string): Promise<void>;
}

export interface SecurityNoticesParts {
  readonly tx: SqlClient;
  readonly links: SecurityLinks;
  readonly mail: Pick<MailOutbox, 'keep'>;
  /** Whether mail is sent at all. */
  readonly mails: boolean;
  readonly key: Uint8Array;
  readonly publicOrigin: () => string;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

/** Mail is written in the language of the phone's place: nothing else is known of a person who isn't there. */
const languageOfPhone = (phone: string): SiteLanguage => {
  if (/^\+(886|852|853)/.test(phone)) return 'zh-TW';
  return phone.startsWith('+86') ? 'zh-CN' : 'en';
};

export const securityNoticesIn = (parts: SecurityNoticesParts): SecurityNotices => {
  const { tx, links, mail, mails, key, publicOrigin, now, randomUuid } = parts;
  const pathOf = linkPathWith(key);
  const inbox = inboxIn(tx, now, randomUuid);
  const addressOf = (link: MadeLink): string => `${publicOrigin()}${pathOf(link)}`;
  const send = (to: string, subject: string, lines: readonly string[]) =>
    mail.keep(tx, { to, subject: `Glasscase: ${subject}`, text: `${lines.join('\n')}\n` }, now() + LINK_LIFE_MS);

  return {
    send: async (account, { kind, detail, stop }) => {
      const { accountId, email, emailConfirmedAt, phone, nickname, frozenAt, playerId } = account;
      const stopping = stop === null ? null : await links.make(accountId, stop.action, stop.changeId);
      const freezing = frozenAt === null ? await links.make(accountId, 'FREEZE', null) : null;
      const link = stopping ?? freezing;
      const content = { template: 'security', event: kind, detail, link } as const;
      await inbox.put({ player: playerId, content, link: null, position: null, visibleAt: now() });
      if (!mails || email === null || emailConfirmedAt === null) return;
      const language = languageOfPhone(phone);
      const { title, body } = noticeText(language, kind, detail);
      const words = siteTexts[language].mail;
      const stopWords = stop?.action === 'STOP_RECOVERY' ? words.stopRecovery : words.stopChange;
      await send(email, title, [
        words.hello({ nickname }),
        '',
        body,
        ...(stopping === null ? [] : ['', stopWords, addressOf(stopping)]),
        ...(freezing === null ? [] : ['', words.freeze, addressOf(freezing)]),
        '',
        words.nothingToDo,
      ]);
    },

    askToConfirm: async ({ accountId, phone, nickname }, address) => {
      await links.forget(accountId, 'CONFIRM_EMAIL');
      if (!mails) return;
      const link = await links.make(accountId, 'CONFIRM_EMAIL', null);
      const { hello, confirm } = siteTexts[languageOfPhone(phone)].mail;
      await send(address, confirm.subject, [
        hello({ nickname }),
        '',
        confirm.text,
        addressOf(link),
        '',
        confirm.ignore,
      ]);
    },
  };
};
