import { z } from 'zod';
import { defineEvent, type EventOf } from '../facts/define-event.ts';
import { commandId, count, game, hexHash, money } from '../kernel/event-codec.ts';

/** The operator's emergency stop of one game. Nothing running is lost; new plays are refused. */
export const gameStopped = defineEvent(
  'GameStopped',
  { commandId, game, reason: z.string().min(1).max(200) },
  { stream: 'game', openness: 'open' },
);

export const gameResumed = defineEvent('GameResumed', { commandId, game }, { stream: 'game', openness: 'open' });

export const gameEvents = [gameStopped, gameResumed] as const;
export type GameEvent = EventOf<(typeof gameEvents)[number]>;

/** What the house owes to all players together in money, of each balance. */
const liabilityTotals = z.strictObject({ coin: money, points: money, locked: money });

/** What the house owes at a position of the log, with the root of a tree in which every player finds their own. */
export const liabilitiesStated = defineEvent(
  'LiabilitiesStated',
  {
    commandId,
    position: count.describe('entries that the balances follow from'),
    root: hexHash.describe('of the tree of leaves'),
    leaves: count.min(1).describe('players who ever registered'),
    totals: liabilityTotals,
  },
  { stream: 'site', openness: 'open' },
);
export type LiabilitiesStated = EventOf<typeof liabilitiesStated>;

export const siteLogEvents = [liabilitiesStated] as const;
