import type { Queryable } from '../database/session.ts';
import { visibilityOf } from '../events.ts';
import { countOn } from '../facts/define-event.ts';
import type { StreamId } from '../kernel/ids.ts';
import { readEntry } from '../log/store.ts';
import { evolveStream } from '../stream-state.ts';
import { emptyStream, type HeldStream } from './held-stream.ts';
import { decodeSnapshot } from './snapshots.ts';

const CHUNK = 1_000;

const fromSnapshots = async (session: Queryable, ids: readonly StreamId[]): Promise<Map<StreamId, HeldStream>> => {
  const held = new Map<StreamId, HeldStream>();
  for (const id of ids) held.set(id, emptyStream(id));
  const { rows } = await session.query<{ stream_id: StreamId; version: number; open_entries: number; state: string }>(
    'SELECT stream_id, version, open_entries, state FROM snapshot WHERE stream_id = ANY ($1)',
    [ids],
  );
  for (const { stream_id, version, open_entries: open, state } of rows) {
    const current = decodeSnapshot(stream_id, state);
    if (current !== null) held.set(stream_id, { current, version, open, snapshotVersion: version });
  }
  return held;
};

/**
 * Reads streams: the newest snapshot of each and the events after it, in chunks. A commit in between may make the
 * result old, never inconsistent: a stream's events only ever follow each other.
 */
export const loadStreams = async (session: Queryable, ids: readonly StreamId[]): Promise<Map<StreamId, HeldStream>> => {
  const held = await fromSnapshots(session, ids);
  for (;;) {
    const { rows } = await session.query<{ stream_id: StreamId; version: number; entry: string }>(
      `SELECT later.stream_id, later.version, convert_from(later.entry, 'UTF8') AS entry
         FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS one (stream_id, version, i),
              LATERAL (SELECT stream_id, version, entry FROM whole_event
                        WHERE whole_event.stream_id = one.stream_id AND whole_event.version > one.version
                        ORDER BY whole_event.version LIMIT ${CHUNK}) AS later
        ORDER BY i, later.version LIMIT ${CHUNK}`,
      [[...held.keys()], [...held.values()].map(({ version }) => version)],
    );
    for (const { stream_id, version, entry } of rows) {
      const before = held.get(stream_id);
      if (before === undefined || before.version + 1 !== version)
        throw new Error(`${stream_id} has a gap at ${version}`);
      const { event, at } = readEntry(entry);
      const { count } = countOn(before, visibilityOf(event));
      held.set(stream_id, { ...before, ...count, current: evolveStream(before.current, event, at) });
    }
    if (rows.length < CHUNK) return held;
  }
};
