import { randomBytes } from 'node:crypto';
import type { Committer } from '../../engine/committer/committer.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import type { CreateBattle } from '../../engine/games/battle/create-battle.ts';
import type { BattleId, GiveawayId, HexHash, ItemId, PlayerId } from '../../engine/kernel/ids.ts';
import { crediting, dawn, dawnOdds } from '../cast.ts';
import { battleTerms, giveawayTerms } from '../terms-cast.ts';
import { type Accepted, accepted, ask, joinWith, openOnce } from './engines.ts';

type Asked = Pick<Committer, 'submit'>;

/** The one event of its kind in an answer, which must be there. */
export const eventOf = <Type extends GlasscaseEvent['type']>({ events }: Accepted, type: Type) => {
  const isIt = (event: GlasscaseEvent): event is Extract<GlasscaseEvent, { type: Type }> => event.type === type;
  const found = events.map(({ event }) => event).find(isIt);
  if (found === undefined) throw new Error(`no ${type} in ${events.map(({ event }) => event.type).join(', ')}`);
  return found;
};

/** 128 fresh bits. */
export const freshEntropy = (): string => randomBytes(16).toString('hex');

export interface HostSeedHashes {
  readonly battle: HexHash;
  readonly giveaway: HexHash;
}

/** Commits a player's first battle and giveaway seeds and tells their hashes. */
export const hostSeedsOf = async (engine: Asked, playerId: PlayerId): Promise<HostSeedHashes> => {
  const committed = accepted(await ask(engine, { type: 'CommitHostSeeds', playerId }));
  const { battle, giveaway } = eventOf(committed, 'HostSeedsCommitted').data;
  return { battle: battle.publicHash, giveaway: giveaway.publicHash };
};

type Room = Partial<Omit<CreateBattle, 'type' | 'playerId' | 'seedHash' | 'boxes'>> & { readonly boxes?: number };

/** A room for two with one box of 100, unless it is said otherwise. */
export const battleCommand = (
  playerId: PlayerId | null,
  seedHash: HexHash | null,
  { boxes = 1, ...room }: Room = {},
): CreateBattle => ({
  type: 'CreateBattle',
  playerId,
  seedHash,
  terms: battleTerms,
  entropy: freshEntropy(),
  mode: 'classic',
  pace: 'normal',
  sides: 2,
  size: 1,
  private: false,
  boxes: Array.from({ length: boxes }, () => ({ case: dawn, oddsHash: dawnOdds })),
  beacon: { kind: 'none' },
  ...room,
});

/** A new player with coin opens a room. */
export const openBattle = async (
  engine: Committer,
  coin: string,
  room: Room = {},
): Promise<{ readonly creator: PlayerId; readonly battleId: BattleId; readonly seeds: HostSeedHashes }> => {
  const creator = await joinWith(engine, coin);
  const seeds = await hostSeedsOf(engine, creator);
  const opened = accepted(await ask(engine, battleCommand(creator, seeds.battle, room)));
  return { creator, battleId: eventOf(opened, 'BattleCreated').data.battleId, seeds };
};

export const joinBattle = (engine: Asked, playerId: PlayerId, battleId: BattleId, seat: number | null = null) =>
  ask(engine, { type: 'JoinBattle', playerId, battleId, seat, entropy: freshEntropy() });

/** A new player with 1,000 coin and so many items from cases, without the dearest one. */
export const joinWithItems = async (
  engine: Committer,
  count: number,
): Promise<{
  readonly playerId: PlayerId;
  readonly items: readonly { readonly itemId: ItemId; readonly value: bigint }[];
}> => {
  const playerId = await joinWith(engine, '1000');
  const items: { readonly itemId: ItemId; readonly value: bigint }[] = [];
  while (items.length < count) {
    const { itemId, value } = eventOf(accepted(await openOnce(engine, playerId)), 'CaseOpened').data;
    accepted(await ask(engine, crediting(playerId, '100')));
    if (value !== '5000') items.push({ itemId, value: BigInt(value) });
  }
  return { playerId, items };
};

/** A player's items become the prizes of a room that is drawn at a time; their first room unless a seed is named. */
export const openGiveaway = async (
  engine: Asked,
  playerId: PlayerId,
  itemIds: readonly ItemId[],
  drawAt: number,
  seedHash?: HexHash,
): Promise<GiveawayId> => {
  const giveaway = seedHash ?? (await hostSeedsOf(engine, playerId)).giveaway;
  const opened = await ask(engine, {
    type: 'CreateGiveaway',
    host: { kind: 'player', playerId, seedHash: giveaway, itemIds },
    terms: giveawayTerms,
    entropy: freshEntropy(),
    startsAt: null,
    drawAt,
    locked: false,
    conditions: { depositDays: null, vipGrade: 0 },
    beacon: { kind: 'none' },
  });
  return eventOf(accepted(opened), 'GiveawayCreated').data.giveawayId;
};

export const enterGiveaway = (engine: Asked, playerId: PlayerId, giveawayId: GiveawayId) =>
  ask(engine, { type: 'EnterGiveaway', playerId, giveawayId, entropy: freshEntropy() });
