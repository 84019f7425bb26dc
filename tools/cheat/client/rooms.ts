import { setTimeout as sleep } from 'node:timers/promises';
import { cheapestOf } from '../../../test/player/case.ts';
import { fresh, systemChance } from '../../../test/player/chance.ts';
import {
  ADD_BOT,
  BATTLE,
  battleWith,
  CREATE_BATTLE,
  DISSOLVE_BATTLE,
  ENTER_GIVEAWAY,
  GIVEAWAY,
  GIVEAWAY_GUARD,
  JOIN_BATTLE,
  ROOM_GUARD,
} from '../../../test/player/rooms.ts';
import type { Seat } from './seat.ts';

const LOOK_MS = 250;
const LOOKS = 240;

/** Whether the site says, before a battle is opened, that an account of the house could choose its outcome by coming last. */
export const saysOfBattles = async ({ ask }: Seat): Promise<boolean> =>
  (await ask(ROOM_GUARD, {})).site.beacon.guard === 'PLAYERS';

/** The same of a giveaway, before it is entered. */
export const saysOfGiveaway = async ({ ask, token }: Seat, id: string): Promise<boolean> =>
  (await ask(GIVEAWAY_GUARD, { id }, token)).giveaway?.guard === 'PLAYERS';

/** Opens a room for two with one cheap box. Answers its id. */
export const openRoom = async ({ ask, token }: Seat): Promise<string> => {
  const input = await battleWith(ask, token, (await cheapestOf(ask)).slice(0, 1));
  return (await ask(CREATE_BATTLE, { input }, token)).createBattle.battle.id;
};

export const addBot = async ({ ask, token }: Seat, battleId: string): Promise<void> => {
  await ask(ADD_BOT, { input: { ...fresh(systemChance), battleId } }, token);
};

export const joinRoom = async ({ ask, token }: Seat, battleId: string): Promise<void> => {
  await ask(JOIN_BATTLE, { input: { ...fresh(systemChance), battleId } }, token);
};

export const dissolveRoom = async ({ ask, token }: Seat, battleId: string): Promise<void> => {
  await ask(DISSOLVE_BATTLE, { commandId: systemChance.uuid(), battleId }, token);
};

export const enterRoom = async ({ ask, token }: Seat, giveawayId: string): Promise<void> => {
  await ask(ENTER_GIVEAWAY, { input: { ...fresh(systemChance), giveawayId } }, token);
};

const until = async <Result>(look: () => Promise<Result | null>): Promise<Result> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await look();
    if (found !== null) return found;
    await sleep(LOOK_MS);
  }
  throw new Error('a room that comes to no end');
};

/** Whether the player won a battle, once it is over. */
export const wonBattle = ({ ask, playerId }: Seat, id: string): Promise<boolean> =>
  until(async () => {
    const { battle } = await ask(BATTLE, { id });
    if (battle?.result == null) return null;
    const { winners } = battle.result;
    return battle.seats.some((seat) => seat.playerId === playerId && winners.includes(seat.seat));
  });

/** Whether the player won a prize of a giveaway, once it is over. */
export const wonGiveaway = ({ ask, token }: Seat, id: string): Promise<boolean> =>
  until(async () => {
    const { giveaway } = await ask(GIVEAWAY, { id }, token);
    return giveaway == null || giveaway.finishedAt == null ? null : giveaway.winners.some(({ mine }) => mine);
  });
