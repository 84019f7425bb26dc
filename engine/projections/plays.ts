import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, moneyColumn } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import { isSettled, itemsReceived } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { GAMES } from '../kernel/game-name.ts';
import { projectionOf } from './projection.ts';

export const playRow = z.object({
  playerId: z.string(),
  position: integerColumn,
  /** Of the round, battle or giveaway. */
  playId: z.string(),
  game: z.enum(GAMES),
  cost: moneyColumn,
  won: moneyColumn,
  /** The most valuable that was won, and of equal ones the first; null where nothing was. */
  itemId: z.string().nullable(),
  caseSlug: z.string().nullable(),
  /** Rounds that were asked for at once, this one among them. */
  quantity: integerColumn,
  free: z.boolean(),
  at: integerColumn,
});
/** A settled play of any game. Everything else about it is in the entry at its position, which settles no other. */
export type PlayRow = Readonly<z.infer<typeof playRow>>;

/** The most valuable of what an event gave; null where it gave nothing. */
const mostValuableOf = (facts: ReadEvent['facts']) => {
  const items = itemsReceived(facts);
  return items.length < 2 ? (items[0] ?? null) : (items.toSorted((a, b) => Number(b.value - a.value))[0] ?? null);
};

export const foldPlays = (events: readonly ReadEvent[]): readonly PlayRow[] =>
  events.flatMap(({ position, at, facts }) => {
    const { play } = facts;
    if (play === null || !isSettled(play)) return [];
    const { playerId, id: playId, game, staked: cost, won, quantity, free } = play;
    const mostValuable = mostValuableOf(facts);
    const caseSlug = game === 'case' ? (mostValuable?.case ?? null) : null;
    return [
      {
        playerId,
        position,
        playId,
        game,
        cost,
        won,
        itemId: mostValuable?.itemId ?? null,
        caseSlug,
        quantity,
        free,
        at,
      },
    ];
  });

export const plays = projectionOf({
  name: 'plays',
  version: 4,
  tables: ['play'],
  appendOnly: ['play'],
  types: FACTUAL_TYPES,
  read: async () => null,
  fold: (_before, events) => foldPlays(events),
  write: (sql, table, rows) => insertRecords(sql, table('play'), rows),
});
