import type { Words } from '../texts.tsx';
import type { GlyphName } from '../ui/Glyph.tsx';
import type { NavigatedPage } from './pages.ts';

export interface Choice {
  readonly key: string;
  /** A page's path. */
  readonly to: string;
  readonly label: string;
  readonly note?: string;
  readonly icon: GlyphName;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** The pages whose names hold the text, in the order of the navigation; all of them for an empty one. */
export const matchingPages = (pages: readonly NavigatedPage[], text: string, words: Words): readonly Choice[] =>
  pages
    .map(({ path, title, nav }): Choice => ({ key: path, to: path, label: title(words), icon: nav.icon }))
    .filter(({ label }) => folded(label).includes(folded(text)));
