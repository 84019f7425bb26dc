import { randomBytes } from 'node:crypto';
import { db, runQuery } from '../../engine/database/queries.ts';
import { battleId, giveawayId } from '../../engine/kernel/event-codec.ts';
import { isGiveawayId } from '../../engine/kernel/ids.ts';
import { groupedText } from '../../engine/kernel/money.ts';
import { passwordsWith } from '../../gateway/accounts/passwords/password.ts';
import { askerKnownTo } from '../../gateway/accounts/turns/turns.ts';
import { skinValue } from '../../gateway/operator/caps.ts';
import { giveawayPasswordsIn } from '../../gateway/play/giveaway-passwords.ts';
import { given, UsageError, wholeNumber } from '../command-line.ts';
import { iso, listed, refused } from './answer.ts';
import { type ActContext, act, define, TEXT } from './operator-request.ts';
import {
  battleFields,
  giveawayFields,
  officialBattle,
  officialGiveaway,
  openedIn,
  type RoomParts,
} from './perform-rooms.ts';

const SHOWN = 200;

const titleOf = (language: string, text: string | undefined): string => {
  if (text === undefined) throw new UsageError(`--title-${language} is what the room is called`);
  return text;
};

const roomsOf = ({ sql, beacon, derived, at }: ActContext): RoomParts => ({
  sql,
  beacon,
  randomBytes: (size) => derived('entropy').subarray(0, size),
  now: () => at,
});

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

/** An operator's requests about rooms. */
export const ROOM_REQUESTS = [
  define({
    request: 'list-battles',
    fields: {},
    look: 'battle list   rooms of the house that wait for players',
    perform: async ({ sql }) =>
      listed(
        (await runQuery(sql, BATTLES)).map(
          ({ battleId, mode, taken, seatCount, cost }) =>
            `${battleId}  ${mode}  ${taken} of ${seatCount} seats  ${groupedText(cost)} a seat`,
        ),
        'No battle of the house waits.',
      ),
  }),
  define({
    request: 'create-battle',
    fields: battleFields,
    commands: act({
      usage: `battle create <case>[,<case>…] [--mode classic|underdog|terminal|shared] [--seats 2-4] [--teams 2|3] [--fast]
      open a room of the house`,
      words: ['cases'],
      options: { mode: { type: 'string', default: 'classic' }, seats: TEXT, teams: TEXT, fast: { type: 'boolean' } },
      request: ({ values, words: [cases = ''] }) => {
        if (values.teams !== undefined && values.seats !== undefined)
          throw new UsageError('--teams says how many seats there are');
        return {
          mode: values.mode,
          pace: values.fast === true ? 'fast' : 'normal',
          sides: wholeNumber('seats', values.seats, { min: 2, max: 4 }, 2),
          size: wholeNumber('teams', values.teams, { min: 2, max: 3 }, 1),
          cases: cases.split(','),
        };
      },
    }),
    perform: async (context, request) => {
      const command = await officialBattle(roomsOf(context), request);
      if ('notOpen' in command) return refused(`${command.notOpen} is no open case.`);
      const outcome = await context.ask(command);
      return context.answerOf(outcome, `Battle ${openedIn(outcome)} is open`);
    },
  }),
  define({
    request: 'dissolve-battle',
    fields: { battle: battleId },
    act: 'battle dissolve <battleId>   give up a waiting room; everyone is refunded',
    perform: ({ submit }, { battle }) =>
      submit({ type: 'DissolveBattle', playerId: null, battleId: battle }, 'The room is dissolved'),
  }),
  define({
    request: 'list-giveaways',
    fields: {},
    look: 'giveaway list   rooms that take entries',
    perform: async ({ sql }) =>
      listed(
        (await runQuery(sql, GIVEAWAYS)).map(
          ({ giveawayId, drawAt, host }) => `${giveawayId}  ${host ?? 'the house'}  drawn ${iso(drawAt)}`,
        ),
        'No giveaway is open.',
      ),
  }),
  define({
    request: 'create-giveaway',
    fields: giveawayFields,
    isNamedByWords: true,
    commands: act({
      usage: `giveaway create <skin>[:<wear>][,…] --minutes <until the draw> --title-zh-CN <t> --title-zh-TW <t> --title-en <t>
                  [--password <p>] [--deposit-days <n>] [--vip <grade>]
      host a giveaway of the house`,
      words: ['prizes'],
      options: {
        minutes: TEXT,
        ...{ 'title-zh-CN': TEXT, 'title-zh-TW': TEXT, 'title-en': TEXT },
        ...{ password: TEXT, 'deposit-days': TEXT, vip: TEXT },
      },
      request: ({ values, words: [prizes = ''] }) => ({
        title: {
          'zh-CN': titleOf('zh-CN', values['title-zh-CN']),
          'zh-TW': titleOf('zh-TW', values['title-zh-TW']),
          en: titleOf('en', values['title-en']),
        },
        prizes: prizes.split(',').map((one) => {
          const [skin, condition = ''] = one.split(':');
          return { skin, wear: condition };
        }),
        minutes: wholeNumber('minutes', given('minutes', values.minutes), { min: 1, max: 43_200 }, null),
        password: values.password ?? null,
        depositDays: wholeNumber('deposit-days', values['deposit-days'], { min: 1, max: 90 }, null),
        vipGrade: wholeNumber('vip', values.vip, { min: 0, max: 20 }, 0),
      }),
    }),
    weigh: async (sql, { prizes }) => {
      let sum = 0n;
      for (const { skin, wear } of prizes) sum += await skinValue(sql, skin, wear);
      return { what: `A giveaway of ${prizes.length} prizes`, sum, cap: 'given' };
    },
    /**
     * The room's id is known only with its seed, so the password follows the room: until then a locked room lets no
     * player in.
     */
    perform: async (context, request) => {
      const outcome = await context.ask(await officialGiveaway(roomsOf(context), request));
      const id = openedIn(outcome);
      if (id !== null && isGiveawayId(id) && request.password !== null) {
        const passwords = passwordsWith(randomBytes, (_asker, work) => work());
        const kept = giveawayPasswordsIn(context.sql, passwords, Date.now);
        await kept.set(id, request.password, askerKnownTo('operator'));
      }
      return context.answerOf(outcome, `Giveaway ${id} is open`);
    },
  }),
  define({
    request: 'cancel-giveaway',
    fields: { giveaway: giveawayId },
    act: 'giveaway cancel <giveawayId>   give up an open room',
    perform: ({ submit }, { giveaway }) =>
      submit({ type: 'CancelGiveaway', giveawayId: giveaway }, 'The giveaway is cancelled'),
  }),
];
