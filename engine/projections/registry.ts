import { battles } from './battles.ts';
import { catalog } from './catalog.ts';
import { giveaways } from './giveaways.ts';
import { live } from './live.ts';
import { plays } from './plays.ts';
import type { Projection } from './projection.ts';
import { rankings } from './rankings.ts';
import { seedPairs } from './seed-pairs.ts';
import { wagering } from './wagering.ts';

/** Every read model that follows the log. Adding one is a file and a line here. */
export const projections: readonly Projection[] = [
  catalog,
  plays,
  seedPairs,
  battles,
  giveaways,
  rankings,
  wagering,
  live,
];

export const projectionNamed = (name: string): Projection | undefined =>
  projections.find((projection) => projection.name === name);
