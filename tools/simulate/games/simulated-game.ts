import type { Command } from '../../../engine/commands.ts';
import type { Wishes } from '../picks.ts';
import type { Plants } from '../plant.ts';
import type { Random } from '../random.ts';

/** The acts of players in a game, and bugs of it that the laws must find. */
export interface SimulatedGame {
  /** The operator's commands for it, after the catalog and before the first player comes. */
  readonly opening?: (random: Random) => readonly Command[];
  readonly wishes: Wishes;
  /** How often people play it in a log that grows, beside 62 of opened cases. */
  readonly share: number;
  readonly plants: Plants;
}
