import en from '../../../web/generated/texts/en/shell.ts';
import zhCN from '../../../web/generated/texts/zh-CN/shell.ts';
import zhTW from '../../../web/generated/texts/zh-TW/shell.ts';
import type { SiteLanguage } from '../../site-locale.ts';

/** The page's own words in the place of a name that isn't shown, for clients that expect some. */
export const HIDDEN_PLAYER: Readonly<Record<SiteLanguage, string>> = {
  'zh-CN': zhCN.hiddenPlayer,
  'zh-TW': zhTW.hiddenPlayer,
  en: en.hiddenPlayer,
};
