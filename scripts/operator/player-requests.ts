import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { programmeTerms } from '../../engine/growth/programme-events.ts';
import { isCaseSlug, isPlayerId } from '../../engine/kernel/ids.ts';
import { noticeTexts } from '../../gateway/messages/notices.ts';
import { option, UsageError, wholeOption } from './words.ts';

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
  z.strictObject({ request: z.literal('publish-programme'), terms: programmeTerms }),
  z.strictObject({ request: z.literal('publish-notice'), texts: noticeTexts }),
  z.strictObject({ request: z.literal('withdraw-notice'), id: z.string().max(64) }),
  z.strictObject({
    request: z.literal('send-message'),
    player,
    title: z.string().min(1).max(120),
    body: z.string().min(1).max(4_000),
  }),
  z.strictObject({ request: z.literal('list-tickets') }),
  z.strictObject({ request: z.literal('show-ticket'), id: z.string().max(64) }),
  z.strictObject({ request: z.literal('answer-ticket'), id: z.string().max(64), text: z.string().min(1).max(4_000) }),
] as const;
const playerRequest = z.discriminatedUnion('request', playerRequests);
export type PlayerRequest = z.infer<typeof playerRequest>;

export const PLAYER_HELP = `  player find <nickname or phone>   the player's id in the log
  player adjust <playerId> coin|points|locked <+12.50|-3> --reason correction|compensation|refund|chargeback
  coupon grant <playerId> --percent <n> --max <coin> [--min <coin>] --days <n>
  coupon grant <playerId> --case <slug> --days <n>
  code issue [--code <code>] [--points <n>] [--bonus <coin>] [--uses <n>] --days <n>
                                    a Golden Code; it is shown once, the site keeps its hash alone
  programme publish <file>          bonuses, rewards, rebates and free cases (docs/programme.md)
  notice publish <file>             {"zh-CN": {"title", "body"}, "zh-TW": …, "en": …}
  notice withdraw <id>
  message send <playerId> --title <t> --body <b>
  ticket list | ticket show <id> | ticket answer <id> --text <answer>`;

/** `12.50` as minor units. @throws UsageError */
const amountOf = (text: string | null, what: string): string => {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new UsageError(`${what} is an amount such as 12.50`);
  return String(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0')));
};

const daysOf = (words: readonly string[]): number =>
  wholeOption(words, '--days', { min: 1, max: 3_650, fallback: null });

const termsOf = (words: readonly string[]): unknown => {
  const slug = option(words, '--case');
  if (slug !== null) return { kind: 'free-case', case: slug };
  return {
    kind: 'deposit-bonus',
    percent: wholeOption(words, '--percent', { min: 1, max: 100, fallback: null }),
    max: amountOf(option(words, '--max'), '--max'),
    minDeposit: amountOf(option(words, '--min') ?? '1', '--min'),
  };
};

const adjustmentOf = (words: readonly string[]): unknown => {
  const [, , subject, balance, amount = ''] = words;
  return {
    request: 'adjust-balance',
    player: subject,
    balance,
    direction: amount.startsWith('-') ? 'debit' : 'credit',
    amount: amountOf(amount.replace(/^[+-]/, ''), 'the amount'),
    reason: option(words, '--reason'),
  };
};

const jsonIn = async (path: string | undefined): Promise<unknown> => {
  if (path === undefined) throw new UsageError('publish needs a file');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can't be read`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
};

const asked = async (words: readonly string[]): Promise<unknown> => {
  const [noun, verb, subject] = words;
  switch (`${noun} ${verb}`) {
    case 'player find':
      return { request: 'find-player', text: subject };
    case 'player adjust':
      return adjustmentOf(words);
    case 'coupon grant':
      return { request: 'grant-coupon', player: subject, terms: termsOf(words), days: daysOf(words) };
    case 'code issue':
      return {
        request: 'issue-code',
        code: option(words, '--code'),
        points: amountOf(option(words, '--points') ?? '0', '--points'),
        locked: amountOf(option(words, '--bonus') ?? '0', '--bonus'),
        uses: wholeOption(words, '--uses', { min: 1, max: 100_000, fallback: 1 }),
        days: daysOf(words),
      };
    case 'programme publish':
      return { request: 'publish-programme', terms: await jsonIn(subject) };
    case 'notice publish':
      return { request: 'publish-notice', texts: await jsonIn(subject) };
    case 'notice withdraw':
      return { request: 'withdraw-notice', id: subject };
    case 'message send': {
      const [title, body] = [option(words, '--title'), option(words, '--body')];
      return { request: 'send-message', player: subject, title, body };
    }
    case 'ticket list':
      return { request: 'list-tickets' };
    case 'ticket show':
      return { request: 'show-ticket', id: subject };
    case 'ticket answer':
      return { request: 'answer-ticket', id: subject, text: option(words, '--text') };
    default:
      return null;
  }
};

/** Null where the words ask for something else. @throws UsageError */
export const readPlayerRequest = async (words: readonly string[]): Promise<PlayerRequest | null> => {
  const value = await asked(words);
  if (value === null) return null;
  const parsed = playerRequest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.') ?? 'the command'}: ${issue?.message ?? 'not understood'}`);
};

const names: ReadonlySet<string> = new Set(playerRequests.map(({ shape }) => shape.request.value));

export const isPlayerRequest = <Other extends { readonly request: string }>(
  request: Other | PlayerRequest,
): request is PlayerRequest => names.has(request.request);
