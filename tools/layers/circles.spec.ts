import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

describe('circles of imports', () => {
  it('given a graph without one, are none', () => {
    expect(circlesOf(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('given two files that import each other, are the path there and back', () => {
    expect(circlesOf(graphOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual([{ path: ['b', 'c', 'b'], files: 2 }]);
  });

  it('given a file that imports itself, are that file', () => {
    expect(circlesOf(graphOf({ a: ['a'], b: ['a'] }))).toEqual([{ path: ['a', 'a'], files: 1 }]);
  });

  it('given files that hang together in many ways, are a shortest path, and how many the files are', () => {
    const graph = graphOf({ a: ['b'], b: ['c'], c: ['d', 'e'], d: ['a'], e: ['c'] });
    expect(circlesOf(graph)).toEqual([{ path: ['c', 'e', 'c'], files: 5 }]);
  });

  it('given several that have nothing to do with each other, are one for each', () => {
    const graph = graphOf({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] });
    expect(circlesOf(graph).map(({ path }) => path[0])).toEqual(expect.arrayContaining(['a', 'c']));
    expect(circlesOf(graph)).toHaveLength(2);
  });
});
