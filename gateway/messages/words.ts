import type { SkinDefinition } from '../../engine/catalog/skin/events.ts';
import type { SiteLanguage } from '../site-locale.ts';
import type { MessageContent, Template } from './message.ts';
import { en } from './texts/en.ts';
import type { MessageText, MessageTexts } from './texts/text.ts';
import { zhCN } from './texts/zh-CN.ts';
import { zhTW } from './texts/zh-TW.ts';

const texts: Readonly<Record<SiteLanguage, MessageTexts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, en };

type Contents = { readonly [Name in Template]: Extract<MessageContent, { template: Name }> };
type ContentOf<Name extends Template> = { [Each in Name]: Contents[Each] & { readonly template: Each } }[Name];

/** Coin as people write it: two decimals, none where they are zero. */
const money = (minorUnits: string): string => {
  const digits = minorUnits.padStart(3, '0');
  const [whole, cents] = [digits.slice(0, -2), digits.slice(-2)];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
};

/** The definition of a skin, where the catalog (still) has it. */
export type SkinNames = (id: string) => Pick<SkinDefinition, 'familyNames' | 'finishNames'> | undefined;

const skinIn =
  (language: SiteLanguage, namesOf: SkinNames) =>
  (id: string): string => {
    const names = namesOf(id);
    if (names === undefined) return id;
    const [family, finish] = [names.familyNames[language], names.finishNames[language]];
    return finish === '' ? family : `${family} | ${finish}`;
  };

/** A message in words. */
export const inWords = <Name extends Template>(
  content: ContentOf<Name>,
  language: SiteLanguage,
  namesOf: SkinNames,
): MessageText => texts[language][content.template](content, { skin: skinIn(language, namesOf), money });
