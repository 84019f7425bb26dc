import { type Expression, fragment } from '../../database/queries.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GiveawayRoom } from '../giveaway-codec.ts';

/** The state of a giveaway at a moment. The log alone doesn't say it: no event is recorded when a time comes. */
export type GiveawayStatus = 'UPCOMING' | 'OPEN' | 'DRAWING' | 'FINISHED' | 'CANCELLED';

export const giveawayStatus = (
  { status, startsAt, closesAt }: Pick<GiveawayRoom, 'status' | 'startsAt' | 'closesAt'>,
  now: Instant,
): GiveawayStatus => {
  if (status === 'drawn') return 'FINISHED';
  if (status === 'cancelled') return 'CANCELLED';
  if (status === 'locked' || now >= closesAt) return 'DRAWING';
  return now < startsAt ? 'UPCOMING' : 'OPEN';
};

/** The same in SQL, over columns of `giveaway`. */
export const giveawayStatusAt = (now: Expression<unknown>) => fragment<GiveawayStatus>`
  CASE WHEN status = 'drawn' THEN 'FINISHED' WHEN status = 'cancelled' THEN 'CANCELLED'
    WHEN status = 'locked' OR COALESCE((state::json->>'closesAt')::bigint, draw_at) <= ${now}::bigint THEN 'DRAWING'
    WHEN starts_at > ${now}::bigint THEN 'UPCOMING' ELSE 'OPEN' END`;

/** Whether giveaways of a status stand in the list of those that are over. */
export const isOver = (status: GiveawayStatus): boolean => status === 'FINISHED' || status === 'CANCELLED';
