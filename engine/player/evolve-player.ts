import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { Typed } from '../facts/define-event.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Growth } from '../programme/growth-state.ts';
import { playerErased } from './account-events.ts';
import { NO_ACTIVITY } from './activity.ts';
import { applyFacts } from './apply-facts.ts';
import type { PlayerEventDefinition } from './define-player-event.ts';
import { playerRegistered } from './events.ts';
import { ERASED_PLAYER, type PlayerState, type RegisteredPlayer } from './state.ts';

const NO_GROWTH: Growth = {
  bonus: { locked: 0n, progress: 0n },
  partnership: { inviterId: null, invited: 0, deposits: 0n, rewards: 0n, claimable: 0n },
  vipClaimed: PersistentSet(),
  daily: { day: -1, deposited: 0n, tiers: [] },
  freeCaseDay: -1,
  coupons: PersistentMap(),
};

const register = (event: Typed, at: Instant): RegisteredPlayer => {
  const { playerId, userSeed, current, next } = playerRegistered.dataOf(event);
  return {
    status: 'registered',
    playerId,
    openEntries: 1,
    coin: 0n,
    points: 0n,
    userSeed,
    current: { ...current, seq: 1, startedAt: at, roundCount: 0 },
    next,
    hostSeeds: null,
    items: PersistentMap(),
    escrow: PersistentMap(),
    battles: PersistentSet(),
    giveaways: PersistentSet(),
    wagered: 0n,
    lastDepositAt: null,
    registeredAt: at,
    depositCount: 0,
    deposits: PersistentMap(),
    retrievals: PersistentMap(),
    growth: NO_GROWTH,
    activity: NO_ACTIVITY,
    lastPlayAt: null,
  };
};

/**
 * Folds one event, which its definition knows: first its facts, then what it changes besides.
 * @throws Error for what can't come next in this stream
 */
export const evolvePlayerWith = (
  definition: PlayerEventDefinition,
  state: PlayerState,
  event: Typed,
  at: Instant,
): PlayerState => {
  if (definition === playerRegistered) {
    if (state.status !== 'absent' || state.erased) throw new Error('PlayerRegistered twice');
    return register(event, at);
  }
  if (definition === playerErased) return ERASED_PLAYER;
  if (state.status === 'absent') throw new Error(`${event.type} in the stream of a player who never registered`);
  const counted = definition.openness === 'open' ? { ...state, openEntries: state.openEntries + 1 } : state;
  return definition.fold(applyFacts(counted, definition.factsOf(event, at), at), event, { at, before: state });
};
