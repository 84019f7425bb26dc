import { describe, expect, it } from 'vitest';
import { importGraph, importsOf } from './import-graph.ts';

describe('the import graph', () => {
  it('given imports relative to their files, has the paths from the root', () => {
    const graph = importGraph(
      new Map([
        ['engine/log/entry.ts', "import '../kernel/ids.ts';\nimport './tiles.ts';"],
        ['engine/log/tiles.ts', ''],
        ['engine/kernel/ids.ts', ''],
      ]),
    );
    expect(Object.fromEntries(graph)).toEqual({
      'engine/log/entry.ts': ['engine/kernel/ids.ts', 'engine/log/tiles.ts'],
      'engine/log/tiles.ts': [],
      'engine/kernel/ids.ts': [],
    });
  });

  it('given packages, styles and generated files, has none of them', () => {
    const text = "import 'zod';\nimport './a.css';\nimport './generated/graphql.ts';";
    expect([...importGraph(new Map([['web/a.ts', text]]))]).toEqual([['web/a.ts', []]]);
  });
});

describe('the imports of a source', () => {
  it.each([
    ['a value', "import { a } from './a.ts';"],
    ['a type', "import type { A } from './a.ts';"],
    ['what it has as a side effect', "import './a.ts';"],
    ['what is passed on', "export { a } from './a.ts';"],
    ['everything that is passed on', "export type * from './a.ts';"],
    ['a module while it runs', "const a = () => import('./a.ts');"],
    ['a module inside a type', "type A = typeof import('./a.ts').a;"],
  ])('given %s, hold the module', (_, text) => {
    expect(importsOf('b.ts', text)).toEqual(['./a.ts']);
  });

  it('given comments, strings and template texts that look like imports, hold none of them', () => {
    const text = "// import './a.ts';\nconst b = \"from './b.ts'\";\nconst c = `import('./c.ts')`;\nexport { b, c };";
    expect(importsOf('b.ts', text)).toEqual([]);
  });

  it('given a module that is imported twice, hold it once', () => {
    expect(importsOf('b.ts', "import { a } from './a.ts';\nexport type { A } from './a.ts';\na();")).toEqual([
      './a.ts',
    ]);
  });

  it('given JSX, are found', () => {
    expect(importsOf('b.tsx', "import { A } from './A.tsx';\nexport const B = () => <A />;")).toEqual(['./A.tsx']);
  });

  it('given what is no TypeScript, are refused with the name of the file', () => {
    expect(() => importsOf('b.ts', 'import {')).toThrow(/^b\.ts: /);
  });
});
