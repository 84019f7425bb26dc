import type { Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { BattleState } from '../games/battle/state.ts';

type Typed<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

export const rebuildBattleCreation = ({ data }: Typed<'BattleCreated'>): Command => {
  const { creator, seed, entropy, mode, seatCount, teams, boxes, beacon } = data;
  return {
    type: 'CreateBattle',
    playerId: creator,
    seedHash: creator === null ? null : seed.publicHash,
    entropy,
    mode,
    seatCount,
    teams,
    private: data.private,
    boxes: boxes.map((box) => ({ case: box.case, oddsHash: box.oddsHash })),
    beacon,
  };
};

export const rebuildSeat = ({ data }: Typed<'SeatTaken'>, battle: BattleState): Command => {
  const { battleId, seat, occupant, entropy } = data;
  if (occupant.kind === 'player') return { type: 'JoinBattle', playerId: occupant.playerId, battleId, seat, entropy };
  return { type: 'AddBot', playerId: battle.status === 'absent' ? null : battle.creator, battleId, seat };
};

export const rebuildDissolution = ({ data }: Typed<'BattleDissolved'>, battle: BattleState): Command => {
  const { battleId, reason } = data;
  if (reason === 'expired') return { type: 'ExpireBattle', battleId };
  const creator = battle.status === 'absent' ? null : battle.creator;
  return { type: 'DissolveBattle', playerId: reason === 'creator' ? creator : null, battleId };
};

export const rebuildGiveawayCreation = ({ data }: Typed<'GiveawayCreated'>): Command | null => {
  const { host, title, seed, prizes, entropy, startsAt, drawAt, locked, conditions, beacon } = data;
  const rest = { type: 'CreateGiveaway', entropy, startsAt, drawAt, locked, conditions, beacon } as const;
  if (host !== null) {
    const itemIds = prizes.map(({ itemId }) => itemId);
    return { ...rest, host: { kind: 'player', playerId: host, seedHash: seed.publicHash, itemIds } };
  }
  if (title === null) return null;
  return { ...rest, host: { kind: 'house', title, prizes: prizes.map(({ skin, wear }) => ({ skin, wear })) } };
};
