import type { BattleBox } from '../../engine/games/battle/events.ts';
import { type BattleSeat, type OpenedBattle, seatCountOf, sideOf } from '../../engine/games/battle/state.ts';
import type { BattleChange } from '../../engine/projections/live-event.ts';
import { avatarOf, drawnAvatar } from '../graphql/resolvers/public-profiles.ts';
import { caseImage } from '../pages/art-paths.ts';
import { seatedResult } from '../play/seated-battle.ts';
import { majorUnits } from './money.ts';
import { type PayloadSource, shownName } from './payload-source.ts';

/** Numbers that clients know. */
const MODES = { classic: 0, underdog: 1, terminal: 2, shared: 3 } as const;
const STATES = { waiting: 0, locked: 1, finished: 2, dissolved: 2 } as const;

const boxPayload = async ({ catalogs, artVersion }: PayloadSource, box: BattleBox) => {
  const names = (await catalogs.version(box.case, box.caseVersion))?.display.names ?? null;
  return {
    boxId: box.case,
    boxName: names?.['zh-CN'] ?? null,
    boxNames: names,
    boxImage: caseImage(box.case, box.caseVersion, artVersion),
    price: majorUnits(BigInt(box.price)),
  };
};

const seatPayload = async (source: PayloadSource, battle: OpenedBattle, { seat, occupant }: BattleSeat) => {
  const place = { seat, side: sideOf(battle, seat), bot: occupant.kind === 'bot' };
  if (occupant.kind === 'bot') return { ...place, nickname: occupant.bot, avatar: drawnAvatar(occupant.bot) };
  const { playerId } = occupant;
  return { ...place, nickname: await shownName(source, playerId), avatar: await avatarOf(source, playerId) };
};

/** How it ended. Told only with the event that ends it: an earlier one may be read later, and spoils nothing. */
const outcomeOf = (battle: OpenedBattle, status: BattleChange['status']) => {
  const result = status === 'finished' ? seatedResult(battle) : null;
  if (result === null) return { winners: [], totals: [], value: null };
  const { winners, totals, value } = result;
  return { winners, totals: totals.map(majorUnits), value: majorUnits(value) };
};

/** `data` of BATTLE_CREATE and BATTLE_STATE; null where the read model hasn't got the battle. */
export const battlePayload = async (source: PayloadSource, { battleId, status, version }: BattleChange) => {
  const battle = (await source.battle(battleId))?.battle;
  if (battle === undefined) return null;
  return {
    id: battleId,
    version,
    mode: MODES[battle.mode],
    state: STATES[status],
    dissolved: status === 'dissolved',
    official: battle.creator === null,
    teams: battle.size > 1,
    playerCount: seatCountOf(battle),
    cost: majorUnits(battle.cost),
    rounds: battle.boxes.length,
    boxes: await Promise.all(battle.boxes.map((box) => boxPayload(source, box))),
    seats: await Promise.all(battle.seats.map((seat) => seatPayload(source, battle, seat))),
    ...outcomeOf(battle, status),
    createTime: new Date(battle.createdAt).toISOString(),
  };
};
