import { type Facts, type HeldItem, type ItemMove, isSettled, type Play } from '../facts/facts.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemId } from '../kernel/ids.ts';
import { afterWager, withLocked } from '../programme/growth-state.ts';
import { type Activity, withActivity } from './activity.ts';
import type { RegisteredPlayer } from './state.ts';

type Items = Pick<RegisteredPlayer, 'items' | 'escrow'>;

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

const isBegun = ({ stage }: Play): boolean => stage === 'played' || stage === 'entered';

/** The player after an event's facts: balances, items, and what plays count. Nothing else changes them. */
export const applyFacts = (player: RegisteredPlayer, facts: Facts, at: Instant): RegisteredPlayer => {
  const { postings, play, acquired, moved: moves } = facts;
  if (postings.length === 0 && play === null && acquired.length === 0 && moves.length === 0) return player;
  const { playerId, current, growth } = player;
  const wager = play !== null && isSettled(play) ? play.coin : 0n;
  const change = { coin: 0n, points: 0n, locked: 0n };
  for (const { from, to, balance, amount } of postings) {
    if ('player' in to && to.player === playerId) change[balance] += amount;
    if ('player' in from && from.player === playerId) change[balance] -= amount;
  }
  const { locked } = change;
  const wagered = wager === 0n ? growth.bonus : afterWager(growth.bonus, wager);
  const bonus = locked === 0n ? wagered : withLocked(wagered, locked);
  return {
    ...player,
    ...itemsAfter(player, facts),
    coin: player.coin + change.coin,
    points: player.points + change.points,
    growth: bonus === growth.bonus ? growth : { ...growth, bonus },
    wagered: player.wagered + wager,
    current: play?.round == null ? current : { ...current, roundCount: play.round.roundNo },
    activity: play === null ? player.activity : activityAfter(player, play, at),
    lastPlayAt: play !== null && isBegun(play) ? at : player.lastPlayAt,
  };
};
