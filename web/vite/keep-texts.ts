import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readModule, textsReadWith } from './texts-read.ts';

/** A part as an index of texts loads it: `  name: async () => (await import('./name.ts')).default,`. */
const PART = /^\s*['"]?([A-Za-z]+)['"]?:.*import\(.*$/gm;

/** Leaves those parts of the texts out that neither these modules nor what they import reads, where few parts are read. */
export const keepTexts = (...roots: readonly string[]): Plugin => ({
  name: 'keep-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /generated\/texts\/[^/]+\/index\.ts$/ },
    handler: (code) => {
      const moduleAt = (file: string) => readModule(file, readFileSync(file, 'utf8'));
      const read = new Set(roots.flatMap((root) => textsReadWith(root, moduleAt)));
      return code.replace(PART, (line, name: string) => (read.has(name) ? line : ''));
    },
  },
});
