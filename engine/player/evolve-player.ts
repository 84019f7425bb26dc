import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { evolveGrowth } from '../growth/evolve-growth.ts';
import { NO_GROWTH } from '../growth/growth-state.ts';
import type { Instant } from '../kernel/decision.ts';
import { NO_ACTIVITY } from './activity.ts';
import type { PlayerEvent } from './events.ts';
import { foldBalance } from './folds/fold-balance.ts';
import { foldDeposit } from './folds/fold-deposit.ts';
import { foldItems } from './folds/fold-items.ts';
import { foldPlay } from './folds/fold-play.ts';
import { foldRoom } from './folds/fold-room.ts';
import type { Of } from './folds/shared.ts';
import { ERASED_PLAYER, type PlayerState, type RegisteredPlayer } from './state.ts';

const registered = (state: PlayerState, type: string): RegisteredPlayer => {
  if (state.status !== 'registered') throw new Error(`${type} in the stream of a player who never registered`);
  return state;
};

const register = (event: Of<'PlayerRegistered'>, at: Instant): RegisteredPlayer => ({
  status: 'registered',
  playerId: event.data.playerId,
  coin: 0n,
  points: 0n,
  userSeed: event.data.userSeed,
  current: { ...event.data.current, seq: 1, startedAt: at, roundCount: 0 },
  next: event.data.next,
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
});

/** Folds one event. The only place where a player's balances, items and pairs change. */
export const evolvePlayer = (state: PlayerState, event: PlayerEvent, at: Instant): PlayerState => {
  if (event.type === 'PlayerRegistered') {
    if (state.status !== 'absent' || state.erased) throw new Error('PlayerRegistered twice');
    return register(event, at);
  }
  if (event.type === 'PlayerErased') return ERASED_PLAYER;
  const before = registered(state, event.type);
  const growth = evolveGrowth(before.growth, event, at);
  const player = growth === before.growth ? before : { ...before, growth };
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
    case 'UpgradePlayed':
    case 'DreamChased':
    case 'SeedRotated':
    case 'HostSeedsCommitted':
      return foldPlay(player, event, at);
    case 'BattleEntered':
    case 'BattleRefunded':
    case 'BattleConcluded':
    case 'ItemsEscrowed':
    case 'EscrowReleased':
    case 'PrizeWon':
      return foldRoom(player, event, at);
    case 'DepositSettled':
    case 'DepositRequested':
    case 'DepositCancelled':
    case 'PaymentSettled':
      return foldDeposit(player, event, at);
    case 'PointsTransferred':
    case 'PointsSent':
    case 'PointsReceived':
    case 'RebateClaimed':
    case 'VipRewardClaimed':
    case 'CodeRewarded':
    case 'BonusReleased':
    case 'BalanceAdjusted':
      return foldBalance(player, event);
    case 'ItemsSold':
    case 'FreeItemsSold':
    case 'ItemsExchanged':
    case 'ShopPurchased':
    case 'RetrievalRequested':
    case 'RetrievalAdvanced':
      return foldItems(player, event, at);
    case 'RebateEarned':
    case 'InviterBound':
    case 'InviteeJoined':
    case 'DailyRewardClaimed':
    case 'CouponGranted':
    case 'CouponRevoked':
      return player;
  }
};
