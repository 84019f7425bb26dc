import type { Locale } from '../../engine/catalog/document.ts';
import en from '../../web/generated/texts/en/errors.ts';
import zhCN from '../../web/generated/texts/zh-CN/errors.ts';
import zhTW from '../../web/generated/texts/zh-TW/errors.ts';
import type { ErrorCode } from '../errors.ts';
import { siteTexts } from '../texts.ts';

/** The page's own sentences, but for those that speak of a page, a form or a list, or say less than a program needs. */
export const TEXTS: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = {
  'zh-CN': { ...zhCN.codes, ...siteTexts['zh-CN'].restErrors.codes },
  'zh-TW': { ...zhTW.codes, ...siteTexts['zh-TW'].restErrors.codes },
  en: { ...en.codes, ...siteTexts.en.restErrors.codes },
};

/** The fact that a player needs beside the sentence: the wrong field, or the id of the failed request. */
const factOf = (details: object): string | null => {
  if ('field' in details && typeof details.field === 'string') return details.field;
  return 'requestId' in details && typeof details.requestId === 'string' ? details.requestId : null;
};

/** The sentence for an error, as `msg` has it. */
export const textOf = (locale: Locale, code: ErrorCode, details: object): string => {
  const fact = factOf(details);
  const sentence = TEXTS[locale][code];
  return fact === null ? sentence : siteTexts[locale].restErrors.withFact({ sentence, fact });
};
