import type { SiteLanguage } from '../../../site-locale.ts';
import type { MailWords, NoticeTexts } from '../notice-texts.ts';
import { en, enMail } from './en.ts';
import { zhCN, zhCNMail } from './zh-CN.ts';
import { zhTW, zhTWMail } from './zh-TW.ts';

export const noticeTexts: Readonly<Record<SiteLanguage, NoticeTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en };
export const mailWords: Readonly<Record<SiteLanguage, MailWords>> = {
  'zh-CN': zhCNMail,
  'zh-TW': zhTWMail,
  en: enMail,
};
