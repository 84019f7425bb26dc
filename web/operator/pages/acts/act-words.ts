import { type Language, type Locale, languageOf } from '../../../i18n/index.ts';
import type { Words } from '../../texts.tsx';
import { gameText } from '../../ui/game-text.ts';
import { momentText, spanText } from '../../ui/moments.ts';
import { wordIn } from '../../ui/word-in.ts';
import type { Act } from './acts-query.ts';
import type { Proposal } from './proposals-query.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'nameEn', 'zh-CN': 'nameZhCN', 'zh-TW': 'nameZhTW' };
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value of an act as its reader says it: moments in the reader's zone, codes as words, the rest unchanged. */
const valueText = (name: string, value: string, words: Words, now: Date): string => {
  const { commands, balances, values } = words.acts;
  if (MOMENT.test(value)) return momentText(new Date(value), now);
  switch (name) {
    case 'balance':
      return wordIn(balances, value);
    case 'kinds':
    case 'rules-kinds':
      return value
        .split(/, ?/)
        .map((kind) => wordIn(commands, kind))
        .join(words.acts.between);
    case 'game':
      return wordIn(values, gameText(words, value));
    case 'seconds':
      return spanText(Number(value) * 1_000, words);
    case 'cases':
      return value.replaceAll(',', words.acts.between);
    default:
      return wordIn(values, value);
  }
};

/** The facts of an act in a line; its name first, in the reader's language. */
export const factsText = (facts: Act['facts'], words: Words, locale: Locale, now: Date): string => {
  const { fact, facts: labels } = words.acts;
  const known = facts.filter(({ name, value }) => value !== '' && Object.hasOwn(labels, name));
  const name = facts.find((one) => one.name === NAMES[languageOf(locale)])?.value ?? '';
  const lines = known.map((one) =>
    fact({ label: wordIn(labels, one.name), value: valueText(one.name, one.value, words, now) }),
  );
  return [...(name === '' ? [] : [name]), ...lines].join(' · ');
};

/** A change of an act in words: of what, and both values. A path of the terms stays unchanged. */
export const changeWords = ({ what, of, before, after }: Proposal['changes'][number], words: Words, now: Date) => {
  const { changes } = words.acts;
  const said = (value: string | null | undefined): string | null =>
    value == null ? null : valueText(what, value, words, now);
  const subject = what === 'game' ? gameText(words, of) : of;
  return {
    what: subject === '' ? wordIn(changes, what) : `${subject} · ${wordIn(changes, what)}`,
    before: said(before),
    after: said(after),
  };
};
