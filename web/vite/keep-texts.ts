import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readModule, textsReadWith } from './texts-read.ts';

/** A part as an index of texts loads it: `  name: async () => (await import('./name.ts')).default,`. */
const PART = /^\s*['"]?([A-Za-z]+)['"]?:.*import\(.*$/gm;

/**
 * Leaves those parts of the texts out that neither the modules nor what they import read. A module that is loaded later is one of
 * `mains`: it is no import of another.
 */
export const keepTexts = (...mains: readonly string[]): Plugin => ({
  name: 'keep-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /generated\/texts\/[^/]+\/index\.ts$/ },
    handler: (code) => {
      const read = new Set(
        mains.flatMap((main) => textsReadWith(main, (file) => readModule(file, readFileSync(file, 'utf8')))),
      );
      return code.replace(PART, (line, name: string) => (read.has(name) ? line : ''));
    },
  },
});
