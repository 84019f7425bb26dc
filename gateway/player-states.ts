import { type PlayerId, playerStream, programmeStream, type StreamId } from '../engine/kernel/ids.ts';
import type { RegisteredPlayer } from '../engine/player/state.ts';
import type { ProgrammeTerms } from '../engine/programme/programme-events.ts';
import type { StreamState } from '../engine/stream-state.ts';
import { GatewayError } from './errors.ts';

/** What the log makes of streams by now. */
export type ReadStreams = (ids: readonly StreamId[]) => Promise<ReadonlyMap<StreamId, StreamState>>;

/** A player as the engine sees them. @throws GatewayError UNAUTHENTICATED where there is none (any more) */
export const playerIn = async (read: ReadStreams, playerId: PlayerId): Promise<RegisteredPlayer> => {
  const id = playerStream(playerId);
  const found = (await read([id])).get(id);
  if (found?.category !== 'player' || found.state.status === 'absent') throw new GatewayError('UNAUTHENTICATED');
  return found.state;
};

/** The terms of bonuses, rewards and rebates; null where none are published. */
export const programmeIn = async (read: ReadStreams): Promise<ProgrammeTerms | null> => {
  const found = (await read([programmeStream])).get(programmeStream);
  return found?.category === 'programme' && found.state.status === 'published' ? found.state.terms : null;
};
