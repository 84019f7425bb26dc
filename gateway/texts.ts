import type { StartTexts } from './generated/texts/contract/index.ts';
import { en } from './generated/texts/en/index.ts';
import { zhCN } from './generated/texts/zh-CN/index.ts';
import { zhTW } from './generated/texts/zh-TW/index.ts';
import type { SiteLanguage } from './site-locale.ts';

export type SiteTexts = StartTexts;

/** The texts of the server for players; they are in schema/texts/server/. */
export const siteTexts: Readonly<Record<SiteLanguage, SiteTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en };
