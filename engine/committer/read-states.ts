import type { Queryable } from '../database/session.ts';
import type { StreamId } from '../kernel/ids.ts';
import type { StreamState } from '../stream-state.ts';
import { loadStreams } from './load-streams.ts';

/** The current states of streams, for a caller that only reads. An absent stream has its initial state. */
export const readStates = async (
  session: Queryable,
  ids: readonly StreamId[],
): Promise<ReadonlyMap<StreamId, StreamState>> => {
  const held = await loadStreams(session, ids);
  return new Map([...held].map(([id, { current }]) => [id, current]));
};
