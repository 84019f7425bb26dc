import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { caseSlug, goldenCodeId } from '../../engine/kernel/event-codec.ts';
import { type GoldenCodeId, goldenCodeStream, isGoldenCodeId, isToken128, mustBe } from '../../engine/kernel/ids.ts';
import { groupedText } from '../../engine/kernel/money.ts';
import { couponsOf } from '../../engine/projections/queries/coupons.ts';
import { goldenCodesIn } from '../../gateway/money/rewards/golden-codes.ts';
import { given, UsageError, wholeNumber } from '../command-line.ts';
import { player } from './account.ts';
import { done, iso, listed, type OperatorAnswer, refused } from './answer.ts';
import { type ActContext, act, amountOf, define, minorUnits, TEXT } from './operator-request.ts';
import { priceOf } from './weigh.ts';

const SHOWN = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Letters and digits that a reader doesn't mistake for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const days = z.int().min(1).max(3_650);

const daysOf = (text: string | undefined) => wholeNumber('days', given('days', text), { min: 1, max: 3_650 }, null);

/** The end of a day (UTC), so that the same words on the same day mean the same moment. */
const expiresIn = (days: number, { at }: ActContext): number => (Math.floor(at / DAY_MS) + days + 1) * DAY_MS;

const drawnCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

const codesIn = ({ sql, accountKey }: ActContext) => goldenCodesIn(sql, accountKey, Date.now);

const listCodes = async (sql: Queryable): Promise<OperatorAnswer> => {
  const newest = db.selectFrom('goldenCode').select('codeId').orderBy('createdAt', 'desc').limit(SHOWN);
  const ids = (await runQuery(sql, newest.$narrowType<{ codeId: GoldenCodeId }>())).map(({ codeId }) => codeId);
  const states = await readStates(sql, ids.map(goldenCodeStream));
  const lines = ids.flatMap((id) => {
    const held = states.get(goldenCodeStream(id));
    if (held?.category !== 'code' || held.state.status === 'absent') return [];
    const { uses, redeemedBy, points, locked, expiresAt } = held.state;
    const each = `${groupedText(points)} points, ${groupedText(locked)} bonus`;
    return [`${id}  ${redeemedBy.size} of ${uses} used  ${each}  until ${iso(expiresAt)}`];
  });
  return listed(lines, 'There is no code.');
};

/** An operator's requests about coupons and Golden Codes. */
export const REWARD_REQUESTS = [
  define({
    request: 'list-coupons',
    fields: { player },
    look: 'coupon list <playerId>',
    perform: async ({ sql }, { player }) => {
      const lines = (await couponsOf(sql, player)).map(({ couponId, terms, expiresAt, usedAt, revokedAt }) => {
        const state = usedAt !== null ? 'used' : revokedAt !== null ? 'revoked' : `until ${iso(expiresAt)}`;
        return `${couponId}  ${JSON.stringify(terms)}  ${state}`;
      });
      return listed(lines, 'There is no coupon.');
    },
  }),
  define({
    request: 'revoke-coupon',
    fields: {
      player,
      couponId: z.string().refine(isToken128, { error: 'is not the id of a coupon (coupon list)' }),
    },
    act: 'coupon revoke <playerId> <couponId>   take back one that was not used: the player sees it as withdrawn',
    perform: ({ submit }, { player, couponId }) =>
      submit({ type: 'RevokeCoupon', playerId: player, couponId }, `Coupon ${couponId} is revoked`),
  }),
  define({
    request: 'grant-coupon',
    fields: {
      player,
      terms: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('deposit-bonus'),
          percent: z.int().min(1).max(100),
          max: minorUnits,
          minDeposit: minorUnits,
        }),
        z.strictObject({ kind: z.literal('free-case'), case: caseSlug }),
      ]),
      days,
    },
    isNamedByWords: true,
    commands: act({
      usage: `coupon grant <playerId> --percent <n> --max <coin> [--min <coin>] --days <n>
  coupon grant <playerId> --case <slug> --days <n>`,
      options: { percent: TEXT, max: TEXT, min: TEXT, case: TEXT, days: TEXT },
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
        return { player, terms, days: daysOf(values.days) };
      },
    }),
    weigh: async (sql, { player, terms }) => ({
      what: `A coupon for ${player}`,
      sum: terms.kind === 'free-case' ? await priceOf(sql, terms.case) : BigInt(terms.max),
      cap: 'given',
    }),
    perform: (context, { player, terms, days }) => {
      const couponId = mustBe(isToken128, context.derived('coupon').toString('base64url'));
      const expiresAt = expiresIn(days, context);
      return context.submit(
        { type: 'GrantCoupon', playerId: player, couponId, terms, expiresAt },
        `Coupon ${couponId} granted`,
      );
    },
  }),
  define({
    request: 'list-codes',
    fields: {},
    look: 'code list   Golden Codes that can be redeemed, by id: nobody can read a code back',
    perform: ({ sql }) => listCodes(sql),
  }),
  define({
    request: 'issue-code',
    fields: {
      /** Null draws one. */
      code: z
        .string()
        .regex(/^[A-Za-z0-9-]{6,32}$/, { error: 'is 6 to 32 letters, digits or -' })
        .nullable(),
      points: minorUnits,
      locked: minorUnits,
      uses: z.int().min(1).max(100_000),
      days,
    },
    isNamedByWords: true,
    commands: act({
      usage: `code issue [--code <code>] [--points <n>] [--bonus <coin>] [--uses <n>] --days <n>
      a Golden Code; it is shown once, the site keeps its hash alone`,
      options: { code: TEXT, points: TEXT, bonus: TEXT, uses: TEXT, days: TEXT },
      request: ({ values }) => ({
        code: values.code ?? null,
        points: amountOf(values.points ?? '0', '--points'),
        locked: amountOf(values.bonus ?? '0', '--bonus'),
        uses: wholeNumber('uses', values.uses, { min: 1, max: 100_000 }, 1),
        days: daysOf(values.days),
      }),
    }),
    weigh: (_, { uses, points, locked }) => {
      const each = BigInt(points) + BigInt(locked);
      const what = `A code with ${uses} uses of ${groupedText(each)} each`;
      return { what, sum: each * BigInt(uses), cap: 'given' };
    },
    perform: async (context, { points, locked, uses, days, ...asked }) => {
      // Both follow from the act's name, so an operator who repeats the act gets the same code.
      const code = (asked.code ?? drawnCode(context.derived('code'))).toUpperCase();
      const codeId = mustBe(isGoldenCodeId, context.derived('id').toString('base64url'));
      const codes = codesIn(context);
      // The code's hash comes first: a code in the log that no player can redeem would be worse than an unused hash.
      const kept = await codes.keep(code, codeId);
      if (!kept && (await codes.idOf(code)) !== codeId) return refused('This code exists already.');
      const expiresAt = expiresIn(days, context);
      const answer = await context.submit(
        { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt },
        `${code} can be redeemed ${uses} times until ${iso(expiresAt)}`,
      );
      // The log has no event of this code, so the operator may use the code again.
      if (!answer.ok && kept) await codes.revoke(codeId);
      return answer;
    },
  }),
  define({
    request: 'revoke-code',
    fields: { codeId: goldenCodeId },
    isWritten: true,
    act: 'code revoke <id of code list>   nobody can redeem it any more; what was redeemed stays',
    perform: async (context, { codeId }) =>
      (await codesIn(context).revoke(codeId))
        ? done('Revoked: nobody can redeem it any more.')
        : refused('There is no such code.'),
  }),
];
