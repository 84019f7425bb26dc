import { db, runQuery } from '../../../engine/database/queries.ts';
import { battleMode } from '../../../engine/games/battle/terms.ts';
import { isBattleId, isGiveawayId } from '../../../engine/kernel/ids.ts';
import { askerKnownTo } from '../../accounts/turns/turns.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { readRoomPassword } from '../../play/giveaway-passwords.ts';
import { officialBattle, officialGiveaway, openedIn, prizesIn, type RoomParts } from '../campaigns/rooms.ts';
import { ownCommand, submitAs } from '../campaigns/submit.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type Begun, inSteps } from '../once.ts';

const SHOWN = 200;
const MOST = { cases: 20, prizes: 20, minutes: 43_200, depositDays: 90, vip: 20 } as const;

const BATTLES = db
  .selectFrom('battle')
  .select(['battleId', 'mode', 'taken', 'seatCount', 'cost'])
  .where('official', '=', true)
  .where('status', '=', 'waiting')
  .orderBy('position', 'desc')
  .limit(SHOWN);

const GIVEAWAYS = db
  .selectFrom('giveaway')
  .select(['giveawayId', 'drawAt', 'host'])
  .where('status', '=', 'open')
  .orderBy('drawAt')
  .limit(SHOWN);

const partsOf = ({ sql, readStreams, beacon }: OperatorContext, { at, derived }: Begun): RoomParts => ({
  ...{ sql, readStreams, beacon, now: () => at, randomBytes: (size) => derived('entropy').subarray(0, size) },
});

const within = (field: keyof typeof MOST, least: number, value: number | null): void => {
  if (value !== null && (value < least || value > MOST[field]))
    throw invalidInput(field, `is ${least} to ${MOST[field]}`);
};

/** Seats as the rules have them: sides, and players of a side. @throws GatewayError INVALID_INPUT */
const seating = (seats: number | null, teams: number | null) => {
  if (teams !== null && seats !== null) throw invalidInput('teams', 'says how many seats there are');
  if (teams !== null && (teams < 2 || teams > 3)) throw invalidInput('teams', 'is 2 or 3');
  if (seats !== null && (seats < 2 || seats > 4)) throw invalidInput('seats', 'is 2 to 4');
  return { sides: seats ?? 2, size: teams ?? 1 };
};

export const rooms: Resolvers = {
  Query: {
    battles: async (_root, _given, { sql }) =>
      (await runQuery(sql, BATTLES)).map(({ battleId: id, seatCount: seats, mode, ...row }) => ({
        ...{ id, seats, mode: battleMode.parse(mode), ...row },
      })),
    giveaways: async (_root, _given, { sql }) =>
      (await runQuery(sql, GIVEAWAYS)).map(({ giveawayId: id, ...row }) => ({ id, ...row })),
  },
  Mutation: {
    createBattle: async (_root, { commandId, seats = null, teams = null, ...given }, context) => {
      const { mode, cases, fast } = given;
      within('cases', 1, cases.length);
      const asked = { ...seating(seats, teams), mode, cases, pace: fast ? 'fast' : 'normal' } as const;
      const words = { ...given, seats, teams };
      return inSteps(context, { commandId, operation: 'createBattle', given: words }, async (begun) => {
        const command = await officialBattle(partsOf(context, begun), asked);
        if ('notOpen' in command) throw invalidInput('cases', `names ${command.notOpen}, which is no open case`);
        const opened = await submitAs(context, begun.commandId, command);
        return { id: openedIn(opened) ?? '', position: opened.events[0].position };
      });
    },
    dissolveBattle: async (_root, { id }, context) => {
      if (!isBattleId(id)) throw new GatewayError('BATTLE_NOT_FOUND');
      const command = { type: 'DissolveBattle', playerId: null, battleId: id } as const;
      const { events } = await submitAs(context, ownCommand(context), command);
      return { id, position: events[0].position };
    },
    createGiveaway: async (_root, { commandId, password: typed = null, depositDays = null, ...given }, context) => {
      const { minutes, vip, titleZhCN, titleZhTW, titleEn } = given;
      const prizes = prizesIn(given.prizes);
      within('prizes', 1, prizes.length);
      within('minutes', 1, minutes);
      within('depositDays', 1, depositDays);
      within('vip', 0, vip);
      const password = typed === null ? null : readRoomPassword(typed);
      const title = { 'zh-CN': titleZhCN, 'zh-TW': titleZhTW, en: titleEn };
      const asked = { title, prizes, minutes, password, depositDays, vipGrade: vip };
      const words = { ...given, password, depositDays };
      return inSteps(context, { commandId, operation: 'createGiveaway', given: words }, async (begun) => {
        const command = await officialGiveaway(partsOf(context, begun), asked);
        const opened = await submitAs(context, begun.commandId, command);
        const id = openedIn(opened) ?? '';
        // The id is known only with the seed, so the password follows the room: until then a locked room lets no player in.
        if (password !== null && isGiveawayId(id))
          await context.giveawayPasswords.set(id, password, askerKnownTo('operator'));
        return { id, position: opened.events[0].position };
      });
    },
    cancelGiveaway: async (_root, { id }, context) => {
      if (!isGiveawayId(id)) throw new GatewayError('GIVEAWAY_NOT_FOUND');
      const { events } = await submitAs(context, ownCommand(context), { type: 'CancelGiveaway', giveawayId: id });
      return { id, position: events[0].position };
    },
  },
};
