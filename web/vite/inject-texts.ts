import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';
import { readModule, textsReadWith } from './texts-read.ts';

interface LoadedComponent {
  /** The component's file, as the `import` names it. */
  readonly source: string;
  /** Where the property `load` ends, as an offset in the module's text. */
  readonly end: number;
}

/** Every component that a module has as `load: () => import('./Component.tsx')`. */
export const loadedComponents = (file: string, code: string): readonly LoadedComponent[] => {
  const found: LoadedComponent[] = [];
  new Visitor({
    Property: ({ key, value, end }) => {
      if (key.type !== 'Identifier' || key.name !== 'load' || value.type !== 'ArrowFunctionExpression') return;
      if (value.body.type !== 'ImportExpression' || value.body.source.type !== 'Literal') return;
      const source = value.body.source.value;
      if (typeof source === 'string' && /^\..*\.tsx$/.test(source)) found.push({ source, end });
    },
  }).visit(parseSync(file, code).program);
  return found;
};

/**
 * Writes `texts` beside each `load` of a component: the parts of the texts that the component and its imports read, so
 * that the page asks for them together with the code. During development, the page asks for a part that is read for the
 * first time only as it reads it, until Vite starts again.
 */
export const injectTexts = (parts: () => Promise<readonly string[]>): Plugin => {
  const known = new Map<string, ReturnType<typeof readModule>>();
  const moduleOf = (file: string) => {
    const module = known.get(file) ?? readModule(file, readFileSync(file, 'utf8'));
    known.set(file, module);
    return module;
  };
  return {
    name: 'inject-texts',
    enforce: 'pre',
    watchChange: (file) => {
      known.delete(file);
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /\bload: \(\) =>/ },
      handler: async (code, file) => {
        const names = new Set(await parts());
        return loadedComponents(file, code).reduceRight((rest, { source, end }) => {
          const read = textsReadWith(posix.join(posix.dirname(file), source), moduleOf);
          const texts = read.filter((name) => names.has(name));
          return texts.length === 0 ? rest : `${rest.slice(0, end)}, texts: ${JSON.stringify(texts)}${rest.slice(end)}`;
        }, code);
      },
    },
  };
};
