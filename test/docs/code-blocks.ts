import { globSync, readFileSync } from 'node:fs';

export interface CodeBlock {
  /** `docs/rest.md:8`: the line of its fence. */
  readonly place: string;
  readonly page: string;
  /** The word behind the fence; empty where there is no word. */
  readonly kind: string;
  readonly text: string;
}

const FENCED = /^([ \t]*)```([^\n]*)\n([\s\S]*?)^[ \t]*```[ \t]*$/gm;

const codeBlocksIn = (page: string, markdown: string): readonly CodeBlock[] =>
  [...markdown.matchAll(FENCED)].map(({ index, 2: kind = '', 3: text = '' }) => ({
    place: `${page}:${markdown.slice(0, index).split('\n').length}`,
    page,
    kind: kind.trim(),
    text,
  }));

/** Every fenced block of the documentation, page by page in its order. */
export const codeBlocks = (): readonly CodeBlock[] =>
  [...globSync('*.md'), ...globSync('docs/**/*.md')]
    .sort()
    .flatMap((page) => codeBlocksIn(page, readFileSync(page, 'utf8')));
