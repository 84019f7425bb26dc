import { canonicalJson } from '../kernel/canonical-json.ts';
import type { RoomCommand } from './play-command.ts';
import { modeNames, paceNames } from './room-names.ts';
import type { Besides } from './state.ts';

type CommandOf<Type extends RoomCommand['type']> = Extract<RoomCommand, { readonly type: Type }>;

/** The fields that the API takes of every command into a room: its step of the lane, or the entropy of a loose one. */
const broughtBy = (commandId: string, { lane, entropy }: RoomCommand) =>
  lane === undefined ? { commandId, entropy } : { commandId, ...lane };

/** @throws Error for a room of the house's own, which no client asks for */
const committed = (seedHash: string | null): string => {
  if (seedHash === null) throw new Error('a room without a committed pair');
  return seedHash;
};

/** Input of `createBattle`. */
export const createBattleInput = (commandId: string, command: CommandOf<'CreateBattle'>) => {
  const { seedHash, terms, mode, pace, sides, size, boxes, beacon } = command;
  return {
    ...broughtBy(commandId, command),
    ...{ terms, seedHash: committed(seedHash), expectedBeacon: canonicalJson(beacon) },
    ...{
      mode: modeNames[mode],
      pace: paceNames[pace],
      seatCount: sides * size,
      teams: size > 1,
      private: command.private,
    },
    boxes: boxes.map(({ case: slug, oddsHash }) => ({ slug, oddsHash })),
  };
};

/** Input of `joinBattle`. */
export const joinBattleInput = (commandId: string, command: CommandOf<'JoinBattle'>, { key }: Besides) => {
  const { battleId, seat } = command;
  return { ...broughtBy(commandId, command), battleId, seat, key: key ?? null };
};

/** RFC 3339. */
const timeOf = (at: number): string => new Date(at).toISOString();

/** Input of `createGiveaway`. */
export const createGiveawayInput = (commandId: string, command: CommandOf<'CreateGiveaway'>, { password }: Besides) => {
  const { host, terms, startsAt, drawAt, conditions, beacon } = command;
  if (host.kind === 'house') throw new Error('a giveaway of the house');
  return {
    ...broughtBy(commandId, command),
    ...{ terms, seedHash: host.seedHash, expectedBeacon: canonicalJson(beacon), itemIds: [...host.itemIds] },
    ...{ startsAt: startsAt === null ? null : timeOf(startsAt), drawAt: timeOf(drawAt), password: password ?? null },
    ...{ depositDays: conditions.depositDays, vipGrade: conditions.vipGrade },
  };
};

/** Input of `enterGiveaway`. */
export const enterGiveawayInput = (commandId: string, command: CommandOf<'EnterGiveaway'>, { password }: Besides) => {
  const { giveawayId } = command;
  return { ...broughtBy(commandId, command), giveawayId, password: password ?? null };
};
