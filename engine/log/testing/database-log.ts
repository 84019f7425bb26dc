import type { Database } from '../../database/open-database.ts';

/** Appends bare entries, as no engine would write them: sealing looks at bytes alone. */
export const appendEntries = async (database: Database, entries: readonly Uint8Array[]): Promise<void> => {
  await database.transaction('commit', async (session) => {
    const { rows } = await session.query<{ head: bigint }>(
      'UPDATE log_head SET position = position + $1 WHERE id = 1 RETURNING position - $1 AS head',
      [entries.length],
    );
    const head = rows[0]?.head ?? 0n;
    await session.query(
      `INSERT INTO event (position, stream_id, version, type, entry)
       SELECT $1::bigint + n - 1, 'log', $1::bigint + n, 'Entry', entry
         FROM unnest($2::bytea[]) WITH ORDINALITY AS given (entry, n)`,
      [head, entries.map((entry) => Buffer.from(entry))],
    );
  });
};

/** Empties what is published, and lets the lease be free. */
export const forgetPublished = async (database: Database): Promise<void> => {
  await database.asOwner((session) => session.query('DELETE FROM log_tile'));
  await database.asOwner((session) => session.query('DELETE FROM log_note'));
  await freeLease(database);
};

/** As if five seconds had gone by. */
export const freeLease = async (database: Database): Promise<void> => {
  await database.asOwner((session) => session.query("UPDATE sealing SET until = '-infinity'"));
};
