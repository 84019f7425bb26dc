import { catalog } from './catalog.ts';
import { drops } from './drops.ts';
import { plays } from './plays.ts';
import type { Projection } from './projection.ts';
import { seedPairs } from './seed-pairs.ts';

/** Every read model that follows the log. Adding one is a file and a line here. */
export const projections: readonly Projection[] = [catalog, plays, seedPairs, drops];

export const projectionNamed = (name: string): Projection | undefined =>
  projections.find((projection) => projection.name === name);
