import type { SkinDefinition } from '../../../engine/catalog/skin/events.ts';
import { groupedText, parseMoney } from '../../../engine/kernel/money.ts';
import { type NoticeText, noticeText } from '../../accounts/sensitive/notice-texts.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import type { MessageContent, Template } from './message.ts';

type Contents = { readonly [Name in Template]: Extract<MessageContent, { template: Name }> };
type ContentOf<Name extends Template> = { [Each in Name]: Contents[Each] & { readonly template: Each } }[Name];

/** Coin as people write it: two decimals, none where they are zero. */
const money = (minorUnits: string): string => groupedText(parseMoney(minorUnits)).replace(/\.00$/, '');

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

type Sentences = { readonly [Name in Template]: (content: Contents[Name]) => NoticeText };

const sentencesIn = (language: SiteLanguage, skinOf: (id: string) => string): Sentences => {
  const { inbox } = siteTexts[language];
  return {
    win: ({ game, skin, count, value }) => {
      const { title, body } = inbox.win[game];
      const won = { skin: skinOf(skin), count, value: money(value) };
      return { title: typeof title === 'string' ? title : title(won), body: body(won) };
    },
    'deposit-paid': ({ coin, locked }) => {
      const { title, body, bodyWithBonus } = inbox['deposit-paid'];
      const paid = { coin: money(coin), locked: money(locked) };
      return { title, body: locked === '0' ? body(paid) : bodyWithBonus(paid) };
    },
    'deposit-reversed': ({ kind, coin, owed }) => {
      const { title, body, bodyWithDebt } = inbox['deposit-reversed'];
      const given = { coin: money(coin), owed: money(owed) };
      return { title: title[kind], body: owed === '0' ? body(given) : bodyWithDebt(given) };
    },
    'retrieval-sent': ({ skin }) => {
      const { title, body } = inbox['retrieval-sent'];
      return { title: title({ skin: skinOf(skin) }), body };
    },
    'retrieval-done': ({ skin }) => {
      const { title, body } = inbox['retrieval-done'];
      return { title: title({ skin: skinOf(skin) }), body };
    },
    'retrieval-failed': ({ skin }) => {
      const { title, body } = inbox['retrieval-failed'];
      return { title: title({ skin: skinOf(skin) }), body };
    },
    coupon: () => inbox.coupon,
    'contest-prize': ({ contest, rank, amount, balance }) => {
      const { title, titleOfNamed, body, bodyOfBonus } = inbox['contest-prize'];
      const won = { rank, amount: money(amount) };
      return {
        title: contest === undefined ? title(won) : titleOfNamed({ contest: contest[language], rank }),
        body: balance === 'coin' ? body(won) : bodyOfBonus(won),
      };
    },
    'contest-prize-lost': ({ contest, rank, amount }) => {
      const { title, body } = inbox['contest-prize-lost'];
      return { title: title({ contest: contest[language], rank }), body: body({ amount: money(amount) }) };
    },
    'support-answer': ({ subject }) => {
      const { title, body } = inbox['support-answer'];
      return { title, body: body({ subject }) };
    },
    'limit-set': ({ kind, period, amount }) => {
      const { title, body, kinds, periods } = inbox['limit-set'];
      return { title: title({ kind: kinds[kind], period: periods[period], amount: money(amount) }), body };
    },
    security: ({ event, detail }) => noticeText(language, event, detail),
    operator: ({ title, body }) => ({ title, body }),
  };
};

/** A message in words. */
export const inWords = <Name extends Template>(
  content: ContentOf<Name>,
  language: SiteLanguage,
  namesOf: SkinNames,
): NoticeText => sentencesIn(language, skinIn(language, namesOf))[content.template](content);
