import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { GiveawayEntryRow } from '../../engine/projections/giveaway-fold.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf } from '../../engine/projections/queries/cursor.ts';
import { batchLoader } from '../batch-loader.ts';

/** Which page of which giveaway's entries. */
export interface EntriesAsked {
  readonly giveawayId: string;
  readonly first: number;
  readonly after: string | null;
}

/** Loads the entries of a giveaway, newest first. @throws InvalidCursor */
export type LoadEntries = (asked: EntriesAsked) => Promise<Page<GiveawayEntryRow>>;

const ROOMS_AT_ONCE = 50;

/** A page as a key: one row more than it shows tells whether another follows. */
const keyOf = (giveawayId: string, first: number, before: bigint | null): string =>
  [giveawayId, first + 1, before ?? ''].join(' ');

interface Asked {
  readonly keys: readonly string[];
  readonly rooms: readonly (string | undefined)[];
  readonly sizes: readonly (string | undefined)[];
  readonly marks: readonly (string | null | undefined)[];
}

const entries = defineQuery((given: Given<Asked>) =>
  db
    .selectFrom(
      fragment<{ key: string; room: string; most: number; before: number | null }>`
        unnest(${given('keys')}::text[], ${given('rooms')}::text[], ${given('sizes')}::integer[], ${given('marks')}::bigint[])`.as<'asked'>(
        fragment`asked (key, room, most, before)`,
      ),
    )
    .crossJoinLateral((asked) =>
      asked
        .selectFrom('giveawayEntry')
        .select(['giveawayId', 'code', 'playerId', 'entropy', 'at', 'position'])
        .whereRef('giveawayId', '=', 'asked.room')
        .where(fragment<boolean>`(asked.before IS NULL OR code < asked.before)`)
        .orderBy('code', 'desc')
        .limit(fragment.ref<number>('asked.most'))
        .as('entry'),
    )
    .select([
      'asked.key',
      'entry.giveawayId',
      'entry.code',
      'entry.playerId',
      'entry.entropy',
      'entry.at',
      'entry.position',
    ])
    .orderBy('asked.key')
    .orderBy('entry.code', 'desc'),
);

const readPages = async (
  sql: SqlClient,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly GiveawayEntryRow[]>> => {
  const asked = keys.map((key) => key.split(' '));
  const rows = await entries(sql, {
    keys,
    rooms: asked.map(([room]) => room),
    sizes: asked.map(([, most]) => most),
    marks: asked.map(([, , before]) => (before === '' ? null : before)),
  });
  return Map.groupBy(rows, ({ key }) => key);
};

/** Pages of several giveaways at once: a list of rooms with their entries asks for all of them together. */
export const entriesOfRooms = (sql: SqlClient): LoadEntries => {
  const read = batchLoader((keys: readonly string[]) => readPages(sql, keys), ROOMS_AT_ONCE);
  return async ({ giveawayId, first, after }) => {
    const before = after === null ? null : integerKey(decodeCursor('entries', after, 1)[0]);
    const rows = (await read(keyOf(giveawayId, first, before))) ?? [];
    return pageOf(rows, first, ({ code }) => encodeCursor('entries', [String(code)]));
  };
};
