import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readModule, textsReadWith } from './texts-read.ts';

/** A part as an index of texts loads it: `  name: async () => (await import('./name.ts')).default,`. */
const PART = /^\s*['"]?([A-Za-z]+)['"]?:.*import\(.*$/gm;

/** Leaves those parts of the texts out that neither a module nor what it imports reads, where all come in one file. */
export const keepTexts = (main: string): Plugin => ({
  name: 'keep-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /generated\/texts\/[^/]+\/index\.ts$/ },
    handler: (code) => {
      const read = new Set(textsReadWith(main, (file) => readModule(file, readFileSync(file, 'utf8'))));
      return code.replace(PART, (line, name: string) => (read.has(name) ? line : ''));
    },
  },
});
