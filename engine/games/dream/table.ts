import type { DreamTable } from '../../fairness/dream-draw.ts';
import type { DreamChased } from './events.ts';

/** The table that the player agreed to by that dream. */
export const tableOf = ({
  target,
  winTickets: win,
  fee,
  consolationHash: consolation,
}: Pick<DreamChased['data'], 'target' | 'winTickets' | 'fee' | 'consolationHash'>): DreamTable => ({
  game: 'dream',
  version: 1,
  tickets: 10_000_000,
  target,
  win,
  fee,
  consolation,
});
