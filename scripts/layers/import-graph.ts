import { posix } from 'node:path';
import { importsOf } from './imports.ts';

/** Which files of the repository each of them imports, by their paths from its root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Among the given sources: packages, pictures and styles are left out. */
export const importGraph = (sources: ReadonlyMap<string, string>): ImportGraph =>
  new Map(
    [...sources].map(([file, text]) => {
      const relative = importsOf(file, text).filter((specifier) => specifier.startsWith('.'));
      const targets = relative.map((specifier) => posix.join(posix.dirname(file), specifier));
      return [file, targets.filter((target) => sources.has(target))] as const;
    }),
  );
