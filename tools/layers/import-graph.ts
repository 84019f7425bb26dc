import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * The module names that a source imports, as written there: imports and exports from other modules, of types alone too,
 * dynamic imports, and imports inside a type.
 * @throws Error for a text that isn't TypeScript
 */
export const importsOf = (file: string, text: string): readonly string[] => {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found = new Set<string>();
  const take = (source: ESTree.Expression | null): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string') found.add(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => take(source),
    ExportNamedDeclaration: ({ source }) => take(source),
    ExportAllDeclaration: ({ source }) => take(source),
    ImportExpression: ({ source }) => take(source),
    TSImportType: ({ source }) => take(source),
  }).visit(program);
  return [...found];
};

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
