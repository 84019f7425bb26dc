import { z } from 'zod';
import { isCaseSlug, isGoldenCodeId, isPlayerId, isToken128 } from '../../engine/kernel/ids.ts';
import { noticeTexts } from '../../gateway/messages/notices.ts';
import { given, UsageError, wholeNumber } from '../command-line.ts';
import { act, amountOf, jsonIn, look } from './operator-command.ts';

const player = z.string().refine(isPlayerId, { error: 'is not a player id' });
const minorUnits = z.string().regex(/^(0|[1-9]\d{0,14})$/);
const days = z.int().min(1).max(3_650);

/** What an operator can ask for of players: rewards, corrections, words. */
export const playerRequests = [
  z.strictObject({ request: z.literal('find-player'), text: z.string().min(1).max(64) }),
  z.strictObject({
    request: z.literal('issue-code'),
    /** Null draws one. */
    code: z
      .string()
      .regex(/^[A-Za-z0-9-]{6,32}$/, { error: 'is 6 to 32 letters, digits or -' })
      .nullable(),
    points: minorUnits,
    locked: minorUnits,
    uses: z.int().min(1).max(100_000),
    days,
  }),
  z.strictObject({
    request: z.literal('grant-coupon'),
    player,
    terms: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('deposit-bonus'),
        percent: z.int().min(1).max(100),
        max: minorUnits,
        minDeposit: minorUnits,
      }),
      z.strictObject({ kind: z.literal('free-case'), case: z.string().refine(isCaseSlug) }),
    ]),
    days,
  }),
  z.strictObject({
    request: z.literal('adjust-balance'),
    player,
    balance: z.enum(['coin', 'points', 'locked']),
    direction: z.enum(['credit', 'debit']),
    amount: minorUnits,
    reason: z.enum(['correction', 'compensation', 'refund', 'chargeback']),
  }),
  z.strictObject({ request: z.literal('publish-notice'), texts: noticeTexts }),
  z.strictObject({ request: z.literal('withdraw-notice'), id: z.string().max(64) }),
  z.strictObject({
    request: z.literal('send-message'),
    players: z.array(player).min(1).max(1_000),
    title: z.string().min(1).max(120),
    body: z.string().min(1).max(4_000),
  }),
  z.strictObject({ request: z.literal('list-tickets') }),
  z.strictObject({ request: z.literal('show-ticket'), id: z.string().max(64) }),
  z.strictObject({ request: z.literal('answer-ticket'), id: z.string().max(64), text: z.string().min(1).max(4_000) }),
  z.strictObject({
    request: z.literal('assign-ticket'),
    id: z.string().max(64),
    to: z.string().trim().min(1).max(100),
  }),
  z.strictObject({ request: z.literal('close-ticket'), id: z.string().max(64) }),
  z.strictObject({ request: z.literal('list-coupons'), player }),
  z.strictObject({
    request: z.literal('revoke-coupon'),
    player,
    couponId: z.string().refine(isToken128, { error: 'is not the id of a coupon (coupon list)' }),
  }),
  z.strictObject({ request: z.literal('list-codes') }),
  z.strictObject({ request: z.literal('revoke-code'), codeId: z.string().refine(isGoldenCodeId) }),
  z.strictObject({ request: z.literal('list-notices') }),
] as const;
export type PlayerRequest = z.infer<(typeof playerRequests)[number]>;

const daysOf = (text: string | undefined) => wholeNumber('days', given('days', text), { min: 1, max: 3_650 }, null);

export const PLAYER_COMMANDS = [
  look({
    name: 'player find',
    usage: "player find <nickname or phone>   the player's id in the log",
    words: ['nickname or phone'],
    options: {},
    request: ({ words: [text] }) => ({ request: 'find-player', text }),
  }),
  act({
    name: 'player adjust',
    usage: 'player adjust <playerId> coin|points|locked <+12.50|-3> --reason correction|compensation|refund|chargeback',
    words: ['playerId', 'balance', 'amount'],
    options: { reason: { type: 'string' } },
    request: ({ values, words: [subject, balance, amount = ''] }) => ({
      request: 'adjust-balance',
      player: subject,
      balance,
      direction: amount.startsWith('-') ? 'debit' : 'credit',
      amount: amountOf(amount.replace(/^[+-]/, ''), 'the amount'),
      reason: given('reason', values.reason),
    }),
  }),
  look({
    name: 'coupon list',
    usage: 'coupon list <playerId>',
    words: ['playerId'],
    options: {},
    request: ({ words: [player] }) => ({ request: 'list-coupons', player }),
  }),
  act({
    name: 'coupon revoke',
    usage: 'coupon revoke <playerId> <couponId>   take back one that was not used: the player sees it as withdrawn',
    words: ['playerId', 'couponId'],
    options: {},
    request: ({ words: [player, couponId] }) => ({ request: 'revoke-coupon', player, couponId }),
  }),
  act({
    name: 'coupon grant',
    usage: `coupon grant <playerId> --percent <n> --max <coin> [--min <coin>] --days <n>
  coupon grant <playerId> --case <slug> --days <n>`,
    words: ['playerId'],
    options: {
      percent: { type: 'string' },
      max: { type: 'string' },
      min: { type: 'string' },
      case: { type: 'string' },
      days: { type: 'string' },
    },
    request: ({ values, words: [player] }) => {
      const { percent, max, min, case: slug } = values;
      if (slug !== undefined && (percent ?? max ?? min) !== undefined) {
        throw new UsageError('a coupon is for a case, or a share of a deposit');
      }
      const terms =
        slug !== undefined
          ? { kind: 'free-case', case: slug }
          : {
              kind: 'deposit-bonus',
              percent: wholeNumber('percent', given('percent', percent), { min: 1, max: 100 }, null),
              max: amountOf(max, '--max'),
              minDeposit: amountOf(min ?? '1', '--min'),
            };
      return { request: 'grant-coupon', player, terms, days: daysOf(values.days) };
    },
  }),
  look({
    name: 'code list',
    usage: 'code list   Golden Codes that can be redeemed, by id: nobody can read a code back',
    options: {},
    request: () => ({ request: 'list-codes' }),
  }),
  act({
    name: 'code issue',
    usage: `code issue [--code <code>] [--points <n>] [--bonus <coin>] [--uses <n>] --days <n>
      a Golden Code; it is shown once, the site keeps its hash alone`,
    options: {
      code: { type: 'string' },
      points: { type: 'string' },
      bonus: { type: 'string' },
      uses: { type: 'string' },
      days: { type: 'string' },
    },
    request: ({ values }) => ({
      request: 'issue-code',
      code: values.code ?? null,
      points: amountOf(values.points ?? '0', '--points'),
      locked: amountOf(values.bonus ?? '0', '--bonus'),
      uses: wholeNumber('uses', values.uses, { min: 1, max: 100_000 }, 1),
      days: daysOf(values.days),
    }),
  }),
  act({
    name: 'code revoke',
    usage: 'code revoke <id of code list>   nobody can redeem it any more; what was redeemed stays',
    words: ['id'],
    options: {},
    request: ({ words: [codeId] }) => ({ request: 'revoke-code', codeId }),
  }),
  look({
    name: 'notice list',
    usage: 'notice list',
    options: {},
    request: () => ({ request: 'list-notices' }),
  }),
  act({
    name: 'notice publish',
    usage: 'notice publish <file>   {"zh-CN": {"title", "body"}, "zh-TW": …, "en": …}',
    words: ['file'],
    options: {},
    request: async ({ words: [file = ''] }) => ({ request: 'publish-notice', texts: await jsonIn(file) }),
  }),
  act({
    name: 'notice withdraw',
    usage: 'notice withdraw <id>',
    words: ['id'],
    options: {},
    request: ({ words: [id] }) => ({ request: 'withdraw-notice', id }),
  }),
  act({
    name: 'message send',
    usage: 'message send <playerId>… --title <t> --body <b>   to up to 1000 players',
    words: ['playerIds…'],
    options: { title: { type: 'string' }, body: { type: 'string' } },
    request: ({ values, words }) => {
      const [title, body] = [given('title', values.title), given('body', values.body)];
      return { request: 'send-message', players: [...new Set(words)], title, body };
    },
  }),
  look({
    name: 'ticket list',
    usage: 'ticket list   those that wait for an answer',
    options: {},
    request: () => ({ request: 'list-tickets' }),
  }),
  look({
    name: 'ticket show',
    usage: 'ticket show <id>   what was said, whose it is, and their last plays and payments',
    words: ['id'],
    options: {},
    request: ({ words: [id] }) => ({ request: 'show-ticket', id }),
  }),
  act({
    name: 'ticket answer',
    usage: 'ticket answer <id> --text <answer>',
    words: ['id'],
    options: { text: { type: 'string' } },
    request: ({ values, words: [id] }) => ({ request: 'answer-ticket', id, text: given('text', values.text) }),
  }),
  act({
    name: 'ticket assign',
    usage: 'ticket assign <id> --to <name>',
    words: ['id'],
    options: { to: { type: 'string' } },
    request: ({ values, words: [id] }) => ({ request: 'assign-ticket', id, to: given('to', values.to) }),
  }),
  act({
    name: 'ticket close',
    usage: 'ticket close <id>',
    words: ['id'],
    options: {},
    request: ({ words: [id] }) => ({ request: 'close-ticket', id }),
  }),
];

const names: ReadonlySet<string> = new Set(playerRequests.map(({ shape }) => shape.request.value));

export const isPlayerRequest = <Other extends { readonly request: string }>(
  request: Other | PlayerRequest,
): request is PlayerRequest => names.has(request.request);
