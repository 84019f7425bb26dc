import type { UpgradeTable } from '../../fairness/upgrade-draw.ts';
import type { UpgradePlayed } from './events.ts';

/** The table that the player agreed to by that upgrade. */
export const tableOf = ({
  stake,
  target,
  side,
  winTickets: win,
}: Pick<UpgradePlayed['data'], 'stake' | 'target' | 'side' | 'winTickets'>): UpgradeTable => ({
  game: 'upgrade',
  version: 1,
  tickets: 10_000_000,
  stake,
  target,
  side,
  win,
});
