import type { CatalogueId } from './locales.ts';

/** Every text of the site. The zh-CN catalogue is the contract: the others have exactly its keys. */
export type Messages = typeof import('./catalogues/zh-CN/index.ts').zhCN;

/** Loads a catalogue; each is its own chunk, except the default one, which the first page carries. */
export const loadMessages = async (id: CatalogueId): Promise<Messages> => {
  switch (id) {
    case 'zh-CN':
      return (await import('./catalogues/zh-CN/index.ts')).zhCN;
    case 'zh-TW':
      return (await import('./catalogues/zh-TW/index.ts')).zhTW;
    case 'en':
      return (await import('./catalogues/en/index.ts')).en;
  }
};
