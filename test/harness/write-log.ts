import type { Database } from '../../engine/database/open-database.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { encodeEntry } from '../../engine/log/entry.ts';
import { publishedEntry } from '../sealed-log.ts';

/**
 * Puts a scripted log's events into the database without an engine: only the log itself, no inline tables. For suites that
 * read logs and need a certain one. Call it with the next stretch as often as wanted.
 */
export const writeLog = async (database: Database, events: readonly RecordedEvent[]): Promise<void> => {
  const last = events.at(-1);
  if (last === undefined) return;
  await database.asOwner(async (session) => {
    await session.query('BEGIN');
    const { rows } = await session.query<{ stream_id: string; version: number }>(
      'SELECT stream_id, max(version) AS version FROM event GROUP BY stream_id',
    );
    const versions = new Map(rows.map(({ stream_id, version }) => [stream_id, version]));
    const versionAfter = ({ stream }: RecordedEvent): number => {
      const version = (versions.get(stream) ?? 0) + 1;
      versions.set(stream, version);
      return version;
    };
    await session.query('UPDATE log_head SET position = $1, last_at = $2', [last.position + 1, last.at]);
    for (let from = 0; from < events.length; from += 1_000) {
      const part = events.slice(from, from + 1_000);
      const published = part.map((event) => publishedEntry(encodeEntry(event)));
      const opened = published.flatMap(({ opening }, index) =>
        opening === null ? [] : [{ position: part[index]?.position, ...opening }],
      );
      await session.query(
        `INSERT INTO event (position, stream_id, version, type, entry)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::bytea[])`,
        [
          part.map(({ position }) => position),
          part.map(({ stream }) => stream),
          part.map(versionAfter),
          part.map(({ event }) => event.type),
          published.map(({ entry }) => entry),
        ],
      );
      await session.query(
        'INSERT INTO opening (position, salt, entry) SELECT * FROM unnest($1::bigint[], $2::bytea[], $3::bytea[])',
        [opened.map(({ position }) => position), opened.map(({ salt }) => salt), opened.map(({ entry }) => entry)],
      );
    }
    await session.query('COMMIT');
  });
};
