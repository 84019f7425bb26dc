import type { Locale } from '../../../engine/catalog/document.ts';
import type { ErrorCode } from '../../errors.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

const texts = { 'zh-CN': zhCN, 'zh-TW': zhTW, en } as const satisfies Record<Locale, object>;
const inBrackets = {
  'zh-CN': (fact: string) => `（${fact}）`,
  'zh-TW': (fact: string) => `（${fact}）`,
  en: (fact: string) => ` (${fact})`,
} as const satisfies Record<Locale, (fact: string) => string>;

/** What a person has to be told beside the sentence: the field that is wrong, or where to look a failure up. */
const factOf = (details: object): string | null => {
  if ('field' in details && typeof details.field === 'string') return details.field;
  return 'requestId' in details && typeof details.requestId === 'string' ? details.requestId : null;
};

/** The sentence for an error, as `msg` has it. */
export const textOf = (locale: Locale, code: ErrorCode, details: object): string => {
  const fact = factOf(details);
  return `${texts[locale][code]}${fact === null ? '' : inBrackets[locale](fact)}`;
};
