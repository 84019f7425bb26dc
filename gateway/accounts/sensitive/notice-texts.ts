import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import type { NoticeKind } from '../security-journal/kinds.ts';

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** A notice in words. A detail is what may be shown of the matter: a masked number, a key's name, a device. */
export const noticeText = (language: SiteLanguage, kind: NoticeKind, detail: string | null): NoticeText => {
  const { named, kinds } = siteTexts[language].notices;
  const { title, body } = kinds[kind];
  return { title, body: typeof body === 'string' ? body : body({ named: detail === null ? '' : named({ detail }) }) };
};
