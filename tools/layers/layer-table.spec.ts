import { describe, expect, it } from 'vitest';
import { layersOf, placeOf } from './layer-table.ts';

const PAGE = `# Architecture
| table | written by |
|---|---|
| \`event\` | append |

| layer | files | what |
|---|---|---|
| kernel | \`engine/kernel\` \`engine/logger.ts\` | ids |
| games | \`engine/games\` | rules, see \`engine/kernel\` |
| specs | \`**/testing\` | support |

| another | table |
|---|---|
| after | it |
`;

describe('the table of layers', () => {
  it('given a page with several tables, is the one of layers and files, without what the rows say of them', () => {
    expect(layersOf(PAGE)).toEqual([
      { name: 'kernel', files: ['engine/kernel', 'engine/logger.ts'] },
      { name: 'games', files: ['engine/games'] },
      { name: 'specs', files: ['**/testing'] },
    ]);
  });

  it('given a page that ends with the table, has its last row as well', () => {
    expect(layersOf('| layer | files |\n|---|---|\n| web | `web` |').map(({ name }) => name)).toEqual(['web']);
  });

  it('given a page without one, has no layers', () => {
    expect(layersOf('# Architecture\n| table | files |\n|---|---|\n| a | `b` |\n')).toEqual([]);
  });
});

describe('the layer of a file', () => {
  const layers = layersOf(PAGE);

  it('given the name of a folder, is that row for everything in it', () => {
    expect(placeOf(layers, 'engine/kernel/ids.ts')).toBe(0);
    expect(placeOf(layers, 'engine/games/battle/state.ts')).toBe(1);
  });

  it('given the name of a file, is that row', () => {
    expect(placeOf(layers, 'engine/logger.ts')).toBe(0);
  });

  it('given two rows that name it, is the higher one', () => {
    expect(placeOf(layers, 'engine/games/testing/house.ts')).toBe(2);
  });

  it('given a name that only begins like a folder, is none', () => {
    expect(placeOf(layers, 'engine/kernels/ids.ts')).toBe(-1);
  });
});
