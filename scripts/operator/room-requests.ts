import { z } from 'zod';
import { names } from '../../engine/kernel/event-codec.ts';
import { isBattleId, isCaseSlug, isGiveawayId, isSkinId } from '../../engine/kernel/ids.ts';
import { isRoomPassword } from '../../gateway/giveaway-passwords.ts';
import { option, UsageError, wholeOption } from './words.ts';

const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);

const createBattle = z.strictObject({
  request: z.literal('create-battle'),
  mode: z.enum(['classic', 'underdog']),
  seatCount: z.int().min(2).max(4),
  teams: z.boolean(),
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
  createBattle,
  z.strictObject({ request: z.literal('dissolve-battle'), battle: z.string().refine(isBattleId) }),
  createGiveaway,
  z.strictObject({ request: z.literal('cancel-giveaway'), giveaway: z.string().refine(isGiveawayId) }),
] as const;

export type CreateBattleRequest = z.infer<typeof createBattle>;
export type CreateGiveawayRequest = z.infer<typeof createGiveaway>;

const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.') ?? 'the command'}: ${issue?.message ?? 'not understood'}`);
};

/** @throws UsageError */
export const readBattle = (cases: string | undefined, words: readonly string[]): CreateBattleRequest => {
  if (cases === undefined) throw new UsageError('battle create needs cases, such as wick,dawn');
  return checked(createBattle, {
    request: 'create-battle',
    mode: option(words, '--mode') ?? 'classic',
    seatCount: words.includes('--teams') ? 4 : wholeOption(words, '--seats', { min: 2, max: 4, fallback: 2 }),
    teams: words.includes('--teams'),
    cases: cases.split(','),
  });
};

/** @throws UsageError */
export const readGiveaway = (prizes: string | undefined, words: readonly string[]): CreateGiveawayRequest => {
  if (prizes === undefined) throw new UsageError('giveaway create needs prizes, such as kestrel-tidal:FN');
  const title = (language: string): string => {
    const text = option(words, `--title-${language}`);
    if (text === null) throw new UsageError(`--title-${language} is what the room is called`);
    return text;
  };
  const depositDays = words.includes('--deposit-days')
    ? wholeOption(words, '--deposit-days', { min: 1, max: 90, fallback: null })
    : null;
  return checked(createGiveaway, {
    request: 'create-giveaway',
    title: { 'zh-CN': title('zh-CN'), 'zh-TW': title('zh-TW'), en: title('en') },
    prizes: prizes.split(',').map((one) => {
      const [skin, condition = ''] = one.split(':');
      return { skin, wear: condition };
    }),
    minutes: wholeOption(words, '--minutes', { min: 1, max: 43_200, fallback: null }),
    password: option(words, '--password'),
    depositDays,
    vipGrade: wholeOption(words, '--vip', { min: 0, max: 20, fallback: 0 }),
  });
};
