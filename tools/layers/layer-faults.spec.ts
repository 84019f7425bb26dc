import { describe, expect, it } from 'vitest';
import { layerFaults } from './layer-faults.ts';

const layers = [
  { name: 'kernel', files: ['engine/kernel'] },
  { name: 'games', files: ['engine/games'] },
];
const faultsOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  layerFaults(new Map(Object.entries({ 'engine/kernel/ids.ts': [], 'engine/games/draw.ts': [], ...imports })), layers);

describe('the layers of the sources', () => {
  it('given imports downwards and inside of a layer, have no fault', () => {
    expect(
      faultsOf({
        'engine/games/state.ts': ['engine/kernel/ids.ts', 'engine/games/draw.ts'],
        'engine/kernel/money.ts': ['engine/kernel/ids.ts'],
      }),
    ).toEqual([]);
  });

  it('given an import of a higher layer, name the file and what it imports', () => {
    expect(faultsOf({ 'engine/kernel/world.ts': ['engine/games/draw.ts'] })).toEqual([
      'engine/kernel/world.ts of "kernel" imports engine/games/draw.ts of "games" above it',
    ]);
  });

  it('given a circle, show the way around it', () => {
    expect(
      faultsOf({ 'engine/games/a.ts': ['engine/games/b.ts'], 'engine/games/b.ts': ['engine/games/a.ts'] }),
    ).toEqual(['2 files import each other in circles: engine/games/a.ts → engine/games/b.ts → engine/games/a.ts']);
  });

  it('given a folder that the table has no row for, name its files', () => {
    expect(faultsOf({ 'engine/quests/state.ts': ['engine/games/draw.ts'] })).toEqual([
      'engine/quests/state.ts has no layer',
    ]);
  });

  it('given a row for what is gone, name it', () => {
    const gone = [...layers, { name: 'log', files: ['engine/log'] }];
    const graph = new Map([
      ['engine/kernel/ids.ts', []],
      ['engine/games/draw.ts', []],
    ]);
    expect(layerFaults(graph, gone)).toEqual(['nothing is named by engine/log of "log"']);
  });

  it('given no table, have a fault for every file', () => {
    expect(layerFaults(new Map([['engine/kernel/ids.ts', []]]), [])).toEqual(['engine/kernel/ids.ts has no layer']);
  });
});
