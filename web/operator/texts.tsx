import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Language, languageOf, useLocale } from '../i18n/index.ts';
import type { StartTexts } from './generated/texts/contract/index.ts';

/** Every text of the console. */
export type Words = StartTexts;

/** Each language is a file of its own. */
const loadWords = async (language: Language): Promise<Words> => {
  switch (language) {
    case 'zh-CN':
      return (await import('./generated/texts/zh-CN/index.ts')).zhCN;
    case 'zh-TW':
      return (await import('./generated/texts/zh-TW/index.ts')).zhTW;
    case 'en':
      return (await import('./generated/texts/en/index.ts')).en;
  }
};

export const WordsContext = createContext<Words | null>(null);

/** Provides the console's texts in the language that the locale shows; renders nothing until they have come. */
export const WordsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = useLocale();
  const language = languageOf(locale);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    loadWords(language).then(
      (loaded) => wanted && setWords(loaded),
      // The texts that are there stay.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return words === null ? null : <WordsContext value={words}>{children}</WordsContext>;
};

/** The texts in the language that is shown: `useWords().now.title`. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords needs a WordsProvider above it');
  return words;
};
