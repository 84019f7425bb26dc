import type { Instant } from '../../engine/kernel/decision.ts';
import { type PlayerId, playerStream, type StreamId, termsStream } from '../../engine/kernel/ids.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import type { RewardTerms } from '../../engine/rewards/rewards-section.ts';
import type { StreamState } from '../../engine/stream-state.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import { NO_TERMS, type TermsState } from '../../engine/terms/state.ts';
import { GatewayError } from '../errors.ts';

/** The present states of streams, evolved from the log. */
export type ReadStreams = (ids: readonly StreamId[]) => Promise<ReadonlyMap<StreamId, StreamState>>;

/** A player as the engine sees them. @throws GatewayError UNAUTHENTICATED where there is none (any more) */
export const playerIn = async (read: ReadStreams, playerId: PlayerId): Promise<RegisteredPlayer> => {
  const id = playerStream(playerId);
  const found = (await read([id])).get(id);
  if (found?.category !== 'player' || found.state.status === 'absent') throw new GatewayError('UNAUTHENTICATED');
  return found.state;
};

/** The terms of play, all versions. */
export const termsIn = async (read: ReadStreams): Promise<TermsState> => {
  const found = (await read([termsStream])).get(termsStream);
  return found?.category === 'terms' ? found.state : NO_TERMS;
};

/** The terms of rewards in force at that moment; null where none are published. */
export const rewardsIn = async (read: ReadStreams, at: Instant): Promise<RewardTerms | null> =>
  inForce(await termsIn(read), 'rewards', at)?.values ?? null;
