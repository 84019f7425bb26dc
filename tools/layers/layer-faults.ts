import { circlesOf } from './circles.ts';
import type { ImportGraph } from './import-graph.ts';
import { isNamedBy, type Layer, placeOf } from './layer-table.ts';

/** An import of a file whose layer is higher. */
interface ArrowUp {
  readonly file: string;
  readonly layer: string;
  readonly target: string;
  readonly targetLayer: string;
}

/** Files without a layer have no arrows: they are another fault. */
const arrowsUp = (graph: ImportGraph, layers: readonly Layer[]): readonly ArrowUp[] => {
  const places = new Map([...graph.keys()].map((file) => [file, placeOf(layers, file)]));
  const at = (file: string) => places.get(file) ?? -1;
  const name = (file: string) => layers[at(file)]?.name ?? '';
  return [...graph].flatMap(([file, targets]) =>
    at(file) < 0
      ? []
      : targets
          .filter((target) => at(target) > at(file))
          .map((target) => ({ file, layer: name(file), target, targetLayer: name(target) })),
  );
};

/** The faults between the table and the sources, a line for each. */
export const layerFaults = (graph: ImportGraph, layers: readonly Layer[]): readonly string[] => {
  const files = [...graph.keys()];
  const nameless = files.filter((file) => placeOf(layers, file) < 0);
  const stale = layers.flatMap((layer) => {
    const unused = layer.files.filter((glob) => !files.some((file) => isNamedBy(glob, file)));
    return unused.map((glob) => `nothing is named by ${glob} of "${layer.name}"`);
  });
  const upwards = arrowsUp(graph, layers).map(
    ({ file, layer, target, targetLayer }) => `${file} of "${layer}" imports ${target} of "${targetLayer}" above it`,
  );
  const circles = circlesOf(graph).map(
    ({ path, files: count }) => `${count} files import each other in circles: ${path.join(' → ')}`,
  );
  return [...stale, ...nameless.map((file) => `${file} has no layer`), ...upwards, ...circles];
};
