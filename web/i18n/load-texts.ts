import type { LanguageTexts } from './language-texts.ts';
import type { Language } from './locales.ts';

/** Loads a language's texts of the start; each language is its own chunk, except the default one, which the first page carries. */
export const loadTexts = async (id: Language): Promise<LanguageTexts> => {
  switch (id) {
    case 'zh-CN':
      return (await import('../generated/texts/zh-CN/index.ts')).zhCN;
    case 'zh-TW':
      return (await import('../generated/texts/zh-TW/index.ts')).zhTW;
    case 'en':
      return (await import('../generated/texts/en/index.ts')).en;
  }
};
