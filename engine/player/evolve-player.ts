import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { Typed } from '../facts/define-event.ts';
import { type Facts, type HeldItem, type ItemMove, isSettled, type Play } from '../facts/facts.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemId } from '../kernel/ids.ts';
import { inviterTold } from '../rewards/events.ts';
import { afterWager, NOTHING_UNTOLD, type Rewards, withLocked, withoutTold } from '../rewards/state.ts';
import { balancesErased, playerErased } from './account-events.ts';
import { playerRegistered } from './events.ts';
import { type Activity, NO_ACTIVITY, withActivity } from './safer-play.ts';
import {
  balancesOf,
  ERASED_PLAYER,
  invitingOf,
  type PlayerEventDefinition,
  type PlayerState,
  type RegisteredPlayer,
} from './state.ts';

type Items = Pick<RegisteredPlayer, 'items' | 'escrow'>;
type Pairs = Pick<RegisteredPlayer, 'current' | 'lanes'>;

/** The item, wherever the player has it. @throws Error where they have it nowhere */
const ownItem = ({ items, escrow, retrievals }: RegisteredPlayer, itemId: ItemId): HeldItem => {
  const item = items.get(itemId) ?? escrow.get(itemId) ?? retrievals.find((one) => one.item.itemId === itemId)?.item;
  if (item === undefined) throw new Error(`${itemId} is in no place of its owner`);
  return item;
};

const moved = (player: RegisteredPlayer, places: Items, move: ItemMove): Items => {
  const { itemId, owner, from, to, heir } = move;
  const mine = owner === player.playerId;
  const items = mine && from === 'held' ? places.items.remove(itemId) : places.items;
  const escrow = mine && from === 'escrowed' ? places.escrow.remove(itemId) : places.escrow;
  if (heir?.playerId === player.playerId) return { items: items.set(itemId, heir.item), escrow };
  if (!mine || heir !== null) return { items, escrow };
  if (to === 'held') return { items: items.set(itemId, ownItem(player, itemId)), escrow };
  if (to === 'escrowed') return { items, escrow: escrow.set(itemId, ownItem(player, itemId)) };
  return { items, escrow };
};

const itemsAfter = (player: RegisteredPlayer, { acquired, moved: moves }: Facts): Items => {
  let places: Items = player;
  for (const move of moves) places = moved(player, places, move);
  let { items } = places;
  for (const { item } of acquired) items = items.set(item.itemId, item);
  return { items, escrow: places.escrow };
};

const activityAfter = ({ activity }: RegisteredPlayer, play: Play, at: Instant): Activity => {
  const { stage, staked, won, free } = play;
  if (free) return activity;
  switch (stage) {
    case 'played':
      return withActivity(activity, at, { staked, won });
    case 'entered':
      return withActivity(activity, at, { staked });
    case 'refunded':
      return withActivity(activity, at, { staked: -staked });
    case 'concluded':
      return withActivity(activity, at, { won });
  }
};

/** The pairs in use after a round of one of them. */
const pairsAfter = ({ current, lanes }: RegisteredPlayer, play: Play | null, at: Instant): Pairs => {
  if (play?.round == null) return { current, lanes };
  const { pairId, roundNo, link } = play.round;
  if (link === null) return { current: { ...current, roundCount: roundNo }, lanes };
  const lane = lanes.get(pairId);
  return {
    current,
    lanes: lane === undefined ? lanes : lanes.set(pairId, { ...lane, ...link, roundCount: roundNo, usedAt: at }),
  };
};

const isBegun = ({ stage }: Play): boolean => stage === 'played' || stage === 'entered';

/**
 * The player after an entry and its event's facts: how many entries are open, balances, items, and what plays count. Nothing else
 * changes them.
 */
const applyFacts = (player: RegisteredPlayer, facts: Facts, openEntries: number, at: Instant): RegisteredPlayer => {
  const { postings, play, acquired, moved: moves } = facts;
  if (postings.length === 0 && play === null && acquired.length === 0 && moves.length === 0)
    return openEntries === player.openEntries ? player : { ...player, openEntries };
  const { playerId, rewards } = player;
  const wager = play !== null && isSettled(play) ? play.coin : 0n;
  const change = { coin: 0n, points: 0n, locked: 0n };
  for (const { from, to, balance, amount } of postings) {
    if ('player' in to && to.player === playerId) change[balance] += amount;
    if ('player' in from && from.player === playerId) change[balance] -= amount;
  }
  const { locked } = change;
  const wagered = wager === 0n ? rewards.bonus : afterWager(rewards.bonus, wager);
  const bonus = locked === 0n ? wagered : withLocked(wagered, locked);
  const { items, escrow } = itemsAfter(player, facts);
  return {
    ...player,
    items,
    escrow,
    openEntries,
    coin: player.coin + change.coin,
    points: player.points + change.points,
    rewards: bonus === rewards.bonus ? rewards : { ...rewards, bonus },
    wagered: player.wagered + wager,
    ...pairsAfter(player, play, at),
    activity: play === null ? player.activity : activityAfter(player, play, at),
    lastPlayAt: play !== null && isBegun(play) ? at : player.lastPlayAt,
  };
};

const NO_REWARDS: Rewards = {
  bonus: { locked: 0n, progress: 0n },
  promotion: {
    ...{ inviterId: null, untold: NOTHING_UNTOLD, invited: 0 },
    ...{ deposits: 0n, rewards: 0n, claimable: 0n, owed: 0n, rebated: PersistentMap() },
  },
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
    current: { ...current, committedAt: at, seq: 1, startedAt: at, roundCount: 0 },
    next: { ...next, committedAt: at },
    keys: PersistentMap(),
    keyChanges: 0,
    lanes: PersistentMap(),
    lanesOpened: 0,
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
    paid: PersistentMap(),
    receivable: 0n,
    retrievals: PersistentMap(),
    rewards: NO_REWARDS,
    activity: NO_ACTIVITY,
    lastPlayAt: null,
  };
};

/**
 * Folds one event, which its definition knows: first its facts, then what it changes besides.
 * @param facts the event's, where they are known already
 * @throws Error for what can't come next in this stream
 */
export const evolvePlayerWith = (
  definition: PlayerEventDefinition,
  state: PlayerState,
  event: Typed,
  at: Instant,
  facts: Facts = definition.factsOf(event, at),
): PlayerState => {
  if (definition === playerRegistered) {
    if (state.status !== 'absent' || state.erased) throw new Error('PlayerRegistered twice');
    return register(event, at);
  }
  if (definition === playerErased) {
    const { inviterId, untold } = invitingOf(state);
    return { ...ERASED_PLAYER, left: balancesOf(state), promotion: { inviterId, untold } };
  }
  if (state.status === 'absent' && state.erased) {
    const { left } = ERASED_PLAYER;
    if (definition === balancesErased) return { ...state, left };
    const { promotion } = state;
    if (definition === inviterTold)
      return {
        ...state,
        promotion: { ...promotion, untold: withoutTold(promotion.untold, inviterTold.dataOf(event)) },
      };
  }
  if (state.status === 'absent') throw new Error(`${event.type} in the stream of a player who never registered`);
  const openEntries = definition.visibility === 'open' ? state.openEntries + 1 : state.openEntries;
  const after = applyFacts(state, facts, openEntries, at);
  return definition.fold(after, event, { at, before: state });
};
