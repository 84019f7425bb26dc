import type { AskedRoomCommand } from '../../../../engine/device/play-command.ts';
import { modes, paces } from '../../../../engine/device/room-names.ts';
import { isBattleId, isCaseSlug, isHexHash, isPlayerId, mustBe } from '../../../../engine/kernel/ids.ts';
import { askedBeacon } from '../../play/beacon-choice.ts';
import type { RoomOrder } from './battle-command.ts';

type Asked<Type extends AskedRoomCommand['type']> = Extract<AskedRoomCommand, { readonly type: Type }>;

/** The command that the log must hold for a new room. @throws Error for an invalid order, PageError BEACON_CHANGED */
export const askedCreation = (order: RoomOrder, playerId: string): Asked<'CreateBattle'> => {
  const { terms, seedHash, expectedBeacon, mode, pace, seatCount, teams, private: closed, boxes } = order;
  return {
    type: 'CreateBattle',
    playerId: mustBe(isPlayerId, playerId),
    ...{ seedHash: mustBe(isHexHash, seedHash), terms: mustBe(isHexHash, terms) },
    ...{ mode: modes[mode], pace: paces[pace], private: closed, beacon: askedBeacon(expectedBeacon) },
    ...(teams ? { sides: 2, size: seatCount / 2 } : { sides: seatCount, size: 1 }),
    boxes: boxes.map(({ slug, oddsHash }) => ({
      case: mustBe(isCaseSlug, slug),
      oddsHash: mustBe(isHexHash, oddsHash),
    })),
  };
};

/** The command that the log must hold for a taken seat. @throws TypeError for an invalid id */
export const askedSeat = (battleId: string, seat: number, playerId: string): Asked<'JoinBattle'> => ({
  type: 'JoinBattle',
  playerId: mustBe(isPlayerId, playerId),
  battleId: mustBe(isBattleId, battleId),
  seat,
});
