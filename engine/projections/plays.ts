import type { Row } from '../database/queries.ts';
import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import { isSettled, itemsReceived } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import { projectionOf } from './projection.ts';

export const playColumns = [
  'playerId',
  'position',
  /** Of the round, battle or giveaway. */
  'playId',
  'game',
  'cost',
  'won',
  /** The most valuable that was won, and of equal ones the first; null where nothing was. */
  'itemId',
  'caseSlug',
  /** Rounds that were asked for at once, this one among them. */
  'quantity',
  'free',
  'at',
] as const;
/** A settled play of any game. Everything else about it is in the entry at its position, which settles no other. */
export type PlayRow = Row<'play', typeof playColumns> & { readonly game: GameName };

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
