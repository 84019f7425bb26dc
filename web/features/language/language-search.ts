import { type Language, locales } from '../../i18n/index.ts';

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Locales found by their own name, by their name in the language of the page, in English, or by their tag. Accents don't count. */
export const matchingLocales = (query: string, shownIn: Language): readonly (typeof locales)[number][] => {
  const wanted = fold(query.trim());
  if (wanted === '') return locales;
  const namers = [shownIn, 'en'].map((language) => new Intl.DisplayNames(language, { type: 'language' }));
  return locales.filter(({ tag, name }) =>
    [name, tag, ...namers.map((namer) => namer.of(tag) ?? '')].some((text) => fold(text).includes(wanted)),
  );
};
