import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { EVENTS } from '../../events.ts';
import type { HexHash } from '../../kernel/ids.ts';
import type { Page } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';
import { entryText } from './log.ts';

/** A sealed entry with what shows that it is the published one. */
export interface OpeningRow {
  readonly position: number;
  /** RFC 8785 JSON with the commitment: the entry of the public log. */
  readonly published: string;
  /** 64 hex digits. */
  readonly salt: HexHash;
  /** RFC 8785 JSON of the whole entry. */
  readonly entry: string;
}

export const MAX_OPENINGS_PAGE = 50;

const SEALED = EVENTS.flatMap(({ type, visibility }) => (visibility === 'sealed' ? [type] : []));

/** The index of sealed entries has the order of the log, which is that of their stream. */
const ofPlayer = (given: Given<{ playerId: string }>) =>
  db
    .selectFrom('event')
    .innerJoin('opening', 'opening.position', 'event.position')
    .select(['event.position', entryText('event.entry').as('published')])
    .select([fragment<HexHash>`encode(salt, 'hex')`.as('salt'), entryText('opening.entry').as('entry')])
    .where('streamId', '=', fragment<string>`'player-' || ${given('playerId')}::text`)
    .where('type', '=', fragment<string>`ANY(${SEALED}::text[])`);

const newest = defineQuery((given: Given<{ playerId: string; most: number }>) =>
  ofPlayer(given).orderBy('event.position', 'desc').limit(given('most')),
);

/** The newest openings of a player's sealed entries. */
export const newestOpeningsOf = (sql: SqlClient, playerId: string, most: number): Promise<readonly OpeningRow[]> =>
  newest(sql, { playerId, most });

const list = defineList({
  cursor: () => 'openings',
  rows: ofPlayer,
  sorts: { newest: ['desc integer event.position'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_OPENINGS_PAGE },
});

/** Openings of a player's sealed entries, newest first. @throws InvalidCursor */
export const openingsOf = (sql: SqlClient, playerId: string, page?: PageAsked): Promise<Page<OpeningRow>> =>
  list.page(sql, { playerId }, page);
