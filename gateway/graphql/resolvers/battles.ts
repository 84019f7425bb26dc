import { itemNumber } from '../../../engine/fairness/battle-settlement.ts';
import { awaitedRoundOf, type OpenedBattle, seatCountOf, sideOf } from '../../../engine/games/battle/state.ts';
import { type BattleId, isBattleId } from '../../../engine/kernel/ids.ts';
import { battleById, battlesIn, MAX_BATTLES_PAGE } from '../../../engine/projections/queries/battles.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { GatewayError } from '../../errors.ts';
import { seatedResult, seatOfRank } from '../../play/seated-battle.ts';
import { type GatewayContext, requireViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { BattleModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { guardOf, shownBeacon } from './beacon.ts';
import { entryAt } from './catalog.ts';
import { avatarOf, drawnAvatar, nicknameOf } from './public-profiles.ts';
import { onceCovered } from './seeds.ts';

/**
 * The battle of the id. The read model is a moment behind the log, so a missing battle is looked for again after the
 * wait.
 * @throws GatewayError BUSY · BATTLE_NOT_FOUND
 */
export const awaitedBattle = async ({ ports }: GatewayContext, id: BattleId): Promise<BattleModel> => {
  const found = await battleById(ports.sql, id);
  if (found !== null) return found;
  const size = await logSize(ports.sql);
  if (!(await ports.catchUp('battles', size - 1))) throw new GatewayError('BUSY');
  const late = await battleById(ports.sql, id);
  if (late === null) throw new GatewayError('BATTLE_NOT_FOUND');
  return late;
};

const drawnBy = (battle: OpenedBattle, seat: number): bigint => {
  const seatOf = seatOfRank(battle);
  let total = 0n;
  for (const { draws } of battle.rounds) {
    for (const { rank, value } of draws) if (seatOf(rank) === seat) total += BigInt(value);
  }
  return total;
};

export const battleResolvers: Resolvers = {
  Query: {
    battles: async (_root, { filter, first, after }, context) => {
      const scope = filter?.scope ?? 'current';
      const asked = {
        mode: filter?.mode ?? null,
        status: filter?.status ?? null,
        maxCost: filter?.maxCost ?? null,
        ...pageArguments(first ?? 10, after, MAX_BATTLES_PAGE),
      };
      const page = await battlesIn(
        context.ports.sql,
        scope === 'mine' ? { ...asked, scope, playerId: (await requireViewer(context)).playerId } : { ...asked, scope },
      );
      return connectionOf(page);
    },
    battle: (_root, { id }, { ports }) => (isBattleId(id) ? battleById(ports.sql, id) : null),
  },
  Battle: {
    id: ({ battle }) => battle.battleId,
    position: ({ lastPosition }) => lastPosition,
    mode: ({ battle }) => battle.mode,
    pace: ({ battle }) => battle.pace,
    teams: ({ battle }) => battle.size > 1,
    private: ({ battle }) => battle.private,
    official: ({ battle }) => battle.creator === null,
    status: ({ battle }) => battle.status,
    dissolvedBy: ({ battle }) => battle.dissolvedBy,
    seatCount: ({ battle }) => seatCountOf(battle),
    cost: ({ battle }) => battle.cost,
    boxes: ({ battle }) => battle.boxes.map((box, index) => ({ round: index + 1, box })),
    seats: ({ battle }) => battle.seats.map((seat) => ({ seat, battle })),
    mine: ({ battle }, _arguments, { isViewer }) => isViewer(battle.creator),
    rounds: ({ battle }) => battle.rounds.map((round) => ({ round, battle })),
    createdAt: ({ battle }) => battle.createdAt,
    expiresAt: ({ battle }) => battle.expiresAt,
    lockedAt: ({ battle }) => battle.lock?.at ?? null,
    lockHash: ({ battle }) => battle.lock?.lockHash ?? null,
    beacon: ({ battle }) => shownBeacon(battle.beacon, awaitedRoundOf(battle), battle.witness, battle.arrived),
    guard: ({ battle }) => guardOf(battle.beacon),
    nextRoundAt: ({ battle }) => battle.nextRoundAt,
    finishedAt: ({ battle }) => battle.endedAt,
    publicHash: ({ battle }) => battle.seed.publicHash,
    result: ({ battle, lastPosition: position }) => {
      const result = seatedResult(battle);
      return result && { ...result, position };
    },
    reveal: ({ battle, lastPosition: position }, _arguments, context) =>
      battle.revealed === null ? null : onceCovered(context, position, { ...battle.revealed, position }),
  },
  BattleBox: {
    case: async ({ box }, _arguments, { catalogs }) => {
      const version = await catalogs.version(box.case, box.caseVersion);
      if (version === null) throw new GatewayError('INTERNAL', {}, `no version ${box.caseVersion} of ${box.case}`);
      return version;
    },
    price: ({ box }) => BigInt(box.price),
  },
  BattleSeat: {
    seat: ({ seat }) => seat.seat,
    side: ({ seat, battle }) => sideOf(battle, seat.seat),
    kind: ({ seat }) => seat.occupant.kind,
    playerId: ({ seat }) => (seat.occupant.kind === 'player' ? seat.occupant.playerId : null),
    nickname: ({ seat }, _arguments, context) =>
      seat.occupant.kind === 'bot' ? seat.occupant.bot : nicknameOf(context, seat.occupant.playerId),
    avatar: ({ seat }, _arguments, context) =>
      seat.occupant.kind === 'bot' ? drawnAvatar(seat.occupant.bot) : avatarOf(context, seat.occupant.playerId),
    entropy: ({ seat }) => seat.entropy,
    mine: ({ seat }, _arguments, { isViewer }) =>
      isViewer(seat.occupant.kind === 'bot' ? null : seat.occupant.playerId),
    total: ({ seat, battle }) => drawnBy(battle, seat.seat),
  },
  BattleRound: {
    round: ({ round }) => round.round,
    startedAt: ({ round }) => round.at,
    draws: ({ round, battle }) => {
      const seatOf = seatOfRank(battle);
      return round.draws
        .map((drawn) => ({ drawn, seat: seatOf(drawn.rank), round: round.round, battle }))
        .sort((a, b) => a.seat - b.seat);
    },
  },
  BattleDraw: {
    seat: ({ seat }) => seat,
    ticket: ({ drawn }) => drawn.ticket,
    float: ({ drawn }) => drawn.float,
    entry: async ({ drawn, round, battle }, _arguments, { catalogs }) => {
      const box = battle.boxes[round - 1];
      const version = box === undefined ? null : await catalogs.version(box.case, box.caseVersion);
      if (version === null) throw new GatewayError('INTERNAL', {}, `no case of round ${round} of ${battle.battleId}`);
      return entryAt(version, drawn.entry);
    },
    number: ({ drawn, round, battle }) => itemNumber(battle, round, drawn.rank),
  },
};
