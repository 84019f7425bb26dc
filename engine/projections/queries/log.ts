import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { recordedEntry } from '../read-log.ts';

/** The text of an entry of the log: RFC 8785 JSON. */
export const entryText = (column: 'entry' | `${string}.entry`) =>
  fragment<string>`convert_from(${fragment.ref(column)}, 'UTF8')`;

/** An entry of the public log, byte for byte: its leaf hashes these bytes. */
export interface LogEntry {
  readonly position: number;
  /** RFC 8785 JSON. */
  readonly json: string;
}

/** The most entries in one answer. */
export const MAX_ENTRIES = 500;

interface Among {
  readonly positions: readonly number[];
  readonly streamId: string | null;
}

const among = defineQuery((given: Given<Among & { after: number; most: number }>) =>
  db
    .selectFrom('event')
    .select(['position', entryText('entry').as('json')])
    .where(
      fragment<boolean>`position IN (
        SELECT position FROM unnest(${given('positions')}::bigint[]) AS certain (position)
        WHERE position > ${given('after')}::bigint
        UNION (SELECT position FROM event WHERE stream_id = ${given('streamId')} AND position > ${given('after')}::bigint
          ORDER BY version LIMIT ${given('most')}))`,
    )
    .orderBy('position')
    .limit(given('most')),
);

/** Certain entries and all of a stream, those behind a position, oldest first and each once. */
export const entriesAmong = (
  sql: SqlClient,
  sources: Among,
  after: number,
  limit: number,
): Promise<readonly LogEntry[]> =>
  among(sql, { ...sources, after, most: Math.max(1, Math.min(limit, MAX_ENTRIES + 1)) });

const publications = defineQuery((given: Given<{ hashes: readonly string[] }>) =>
  db
    .selectFrom('publication')
    .select(({ fn }) => ['hash', fn.min('position').as('position')])
    .where('hash', '=', fragment<string>`ANY(${given('hashes')}::text[])`)
    .groupBy('hash'),
);

/** Where what rounds name was published first, by its hash; unknown ones are absent. */
export const publicationsOf = async (sql: SqlClient, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map((await publications(sql, { hashes })).map(({ hash, position }) => [hash, position]));

const entryAt = defineQuery((given: Given<{ position: number }>) =>
  db.selectFrom('wholeEvent').select(entryText('entry').as('entry')).where('position', '=', given('position')),
);

/** The moment of the entry at a position; null where the log has none. */
export const momentAt = async (sql: SqlClient, position: number): Promise<Instant | null> => {
  const [found] = await entryAt(sql, { position });
  return found === undefined ? null : recordedEntry(position, found.entry).at;
};

const progress = defineQuery((given: Given<{ projection: string }>) =>
  db.selectFrom('projection').select('position').where('name', '=', given('projection')),
);

/** How many entries of the log a read model has folded. */
export const foldedTo = async (sql: SqlClient, projection: string): Promise<number> =>
  (await progress(sql, { projection }))[0]?.position ?? 0;
