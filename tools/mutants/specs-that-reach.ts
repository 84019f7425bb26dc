import type { ImportGraph } from '../layers/import-graph.ts';

/** The files that a file reaches by imports, itself among them. */
const reached = (graph: ImportGraph, from: string): ReadonlySet<string> => {
  const found = new Set([from]);
  for (const file of found) for (const next of graph.get(file) ?? []) found.add(next);
  return found;
};

/** The specs that reach one of these files, those that reach the fewest files of all first. */
export const specsThatReach = (
  graph: ImportGraph,
  specs: readonly string[],
  files: ReadonlySet<string>,
): readonly string[] =>
  specs
    .map((spec) => ({ spec, files: reached(graph, spec) }))
    .filter((one) => [...files].some((file) => one.files.has(file)))
    .sort((a, b) => a.files.size - b.files.size || (a.spec < b.spec ? -1 : 1))
    .map(({ spec }) => spec);
