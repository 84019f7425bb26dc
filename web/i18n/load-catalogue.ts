import type { Catalogue } from './catalogue.ts';
import type { CatalogueId } from './locales.ts';

/** Loads the beginning of a catalogue; each is its own chunk, except the default one, which the first page carries. */
export const loadCatalogue = async (id: CatalogueId): Promise<Catalogue> => {
  switch (id) {
    case 'zh-CN':
      return (await import('../generated/texts/zh-CN/index.ts')).zhCN;
    case 'zh-TW':
      return (await import('../generated/texts/zh-TW/index.ts')).zhTW;
    case 'en':
      return (await import('../generated/texts/en/index.ts')).en;
  }
};
