import { z } from 'zod';
import { names } from '../../engine/kernel/event-codec.ts';
import { isBattleId, isCaseSlug, isGiveawayId, isSkinId } from '../../engine/kernel/ids.ts';
import { isRoomPassword } from '../../gateway/giveaway-passwords.ts';
import { given, UsageError, wholeNumber } from '../command-line.ts';
import { act, look } from './operator-command.ts';

const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);

const createBattle = z.strictObject({
  request: z.literal('create-battle'),
  mode: z.enum(['classic', 'underdog']),
  sides: z.int().min(2).max(4),
  size: z.int().min(1).max(2),
  cases: z.array(z.string().refine(isCaseSlug)).min(1).max(20),
});

const createGiveaway = z.strictObject({
  request: z.literal('create-giveaway'),
  title: names,
  prizes: z
    .array(z.strictObject({ skin: z.string().refine(isSkinId), wear }))
    .min(1)
    .max(20),
  /** Until the draw. */
  minutes: z.int().min(1).max(43_200),
  password: z.string().max(200).refine(isRoomPassword, { error: 'has 4 to 32 characters' }).nullable(),
  depositDays: z.int().min(1).max(90).nullable(),
  vipGrade: z.int().min(0).max(20),
});

/** What an operator can ask for of rooms. */
export const roomRequests = [
  z.strictObject({ request: z.literal('list-battles') }),
  z.strictObject({ request: z.literal('list-giveaways') }),
  createBattle,
  z.strictObject({ request: z.literal('dissolve-battle'), battle: z.string().refine(isBattleId) }),
  createGiveaway,
  z.strictObject({ request: z.literal('cancel-giveaway'), giveaway: z.string().refine(isGiveawayId) }),
] as const;

export type CreateBattleRequest = z.infer<typeof createBattle>;
export type CreateGiveawayRequest = z.infer<typeof createGiveaway>;

const titleOf = (language: string, text: string | undefined): string => {
  if (text === undefined) throw new UsageError(`--title-${language} is what the room is called`);
  return text;
};

export const ROOM_COMMANDS = [
  look({
    name: 'battle list',
    usage: 'battle list   rooms of the house that wait for players',
    options: {},
    request: () => ({ request: 'list-battles' }),
  }),
  act({
    name: 'battle create',
    usage: `battle create <case>[,<case>…] [--mode classic|underdog] [--seats 2-4] [--teams]
      open a room of the house`,
    words: ['cases'],
    options: { mode: { type: 'string', default: 'classic' }, seats: { type: 'string' }, teams: { type: 'boolean' } },
    request: ({ values, words: [cases = ''] }) => {
      if (values.teams === true && values.seats !== undefined) throw new UsageError('--teams has four seats');
      return {
        request: 'create-battle',
        mode: values.mode,
        sides: values.teams === true ? 2 : wholeNumber('seats', values.seats, { min: 2, max: 4 }, 2),
        size: values.teams === true ? 2 : 1,
        cases: cases.split(','),
      };
    },
  }),
  act({
    name: 'battle dissolve',
    usage: 'battle dissolve <battleId>   give up a waiting room; everyone is refunded',
    words: ['battleId'],
    options: {},
    request: ({ words: [battle] }) => ({ request: 'dissolve-battle', battle }),
  }),
  look({
    name: 'giveaway list',
    usage: 'giveaway list   rooms that take entries',
    options: {},
    request: () => ({ request: 'list-giveaways' }),
  }),
  act({
    name: 'giveaway create',
    usage: `giveaway create <skin>[:<wear>][,…] --minutes <until the draw> --title-zh-CN <t> --title-zh-TW <t> --title-en <t>
                  [--password <p>] [--deposit-days <n>] [--vip <grade>]
      host a giveaway of the house`,
    words: ['prizes'],
    options: {
      minutes: { type: 'string' },
      'title-zh-CN': { type: 'string' },
      'title-zh-TW': { type: 'string' },
      'title-en': { type: 'string' },
      password: { type: 'string' },
      'deposit-days': { type: 'string' },
      vip: { type: 'string' },
    },
    request: ({ values, words: [prizes = ''] }) => ({
      request: 'create-giveaway',
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
  act({
    name: 'giveaway cancel',
    usage: 'giveaway cancel <giveawayId>   give up an open room',
    words: ['giveawayId'],
    options: {},
    request: ({ words: [giveaway] }) => ({ request: 'cancel-giveaway', giveaway }),
  }),
];
