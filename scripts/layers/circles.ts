import { componentsOf } from './components.ts';
import type { ImportGraph } from './import-graph.ts';

export interface Circle {
  /** Each file imports the next one; the last is the first again. */
  readonly path: readonly string[];
  /** How many files hang together with these: not all of them need to stand on the path. */
  readonly files: number;
}

/** The shortest way along imports from a file back to itself. */
const shortestFrom = (graph: ImportGraph, start: string): readonly string[] => {
  const ways: (readonly [string, ...string[]])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const target of graph.get(way[0]) ?? []) {
      if (target === start) return [...way.toReversed(), start];
      if (seen.has(target)) continue;
      seen.add(target);
      ways.push([target, ...way]);
    }
  }
  return [];
};

/** One circle, a shortest one, of every group of files that import each other. */
export const circlesOf = (graph: ImportGraph): readonly Circle[] =>
  componentsOf(graph).map((component) => {
    const paths = [...component].map((file) => shortestFrom(graph, file));
    return { path: paths.reduce((a, b) => (b.length < a.length ? b : a)), files: component.size };
  });
