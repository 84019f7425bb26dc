import type { ImportGraph } from './import-graph.ts';

/** The strongly connected components, by Tarjan's algorithm, as far as their files import themselves in the end. */
const componentsOf = (graph: ImportGraph): readonly ReadonlySet<string>[] => {
  const found: ReadonlySet<string>[] = [];
  const stack: string[] = [];
  /** When a file was first seen, and the earliest file on the stack that can be reached from it. */
  const visits = new Map<string, { readonly index: number; low: number; onStack: boolean }>();

  const visit = (file: string) => {
    const own = { index: visits.size, low: visits.size, onStack: true };
    visits.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = visits.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (known.onStack) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const component = stack.splice(stack.indexOf(file));
      for (const one of component) {
        const visited = visits.get(one);
        if (visited !== undefined) visited.onStack = false;
      }
      if (component.length > 1 || graph.get(file)?.includes(file)) found.push(new Set(component));
    }
    return own;
  };

  for (const file of graph.keys()) if (!visits.has(file)) visit(file);
  return found;
};

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
