import type { Wishes } from '../picks.ts';
import type { Plants } from '../plant.ts';

/** What people do in a game, and bugs of it that the laws must find. */
export interface SimulatedGame {
  readonly wishes: Wishes;
  readonly plants: Plants;
}
