import type { ImportGraph } from './import-graph.ts';
import { type Layer, placeOf } from './layer-table.ts';

/** An import of a file whose layer is higher. */
export interface ArrowUp {
  readonly file: string;
  readonly layer: string;
  readonly target: string;
  readonly targetLayer: string;
}

/** Files without a layer have no arrows: they are another fault. */
export const arrowsUp = (graph: ImportGraph, layers: readonly Layer[]): readonly ArrowUp[] => {
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
