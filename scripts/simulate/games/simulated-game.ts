import type { Command } from '../../../engine/commands.ts';
import type { Wishes } from '../picks.ts';
import type { Plants } from '../plant.ts';
import type { Random } from '../random.ts';

/** What people do in a game, and bugs of it that the laws must find. */
export interface SimulatedGame {
  /** What the operator does for it before the first player comes, after the catalog. */
  readonly opening?: (random: Random) => readonly Command[];
  readonly wishes: Wishes;
  readonly plants: Plants;
}
