import { describe, expect, it } from 'vitest';
import { importGraph } from './import-graph.ts';

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
