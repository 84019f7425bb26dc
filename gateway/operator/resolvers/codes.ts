import { isGoldenCodeId, isPlayerId, isToken128, mustBe, type PlayerId } from '../../../engine/kernel/ids.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import { couponsOf } from '../../../engine/projections/queries/coupons.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { invalidInput } from '../../errors.ts';
import { pageArguments } from '../../graphql/pages.ts';
import { goldenCodesIn } from '../../money/rewards/golden-codes.ts';
import { codesPage, issueCodes, MAX_CODES_PAGE } from '../campaigns/codes.ts';
import { couponTermsIn } from '../campaigns/coupons.ts';
import { ownCommand, requireAlone, submitAs } from '../campaigns/submit.ts';
import { expiresIn } from '../campaigns/valid-for.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { inSteps } from '../once.ts';
import { note } from '../persons/journal.ts';

const playerIn = (text: string): PlayerId => {
  if (!isPlayerId(text)) throw invalidInput('player', 'is the id of a player');
  return text;
};

/** Takes codes back, and writes it into the journal with that. @throws GatewayError INVALID_INPUT where there are none */
const revoked = (
  { transaction, operator, accountKey, now }: OperatorContext,
  field: string,
  subject: string,
  given: string | null,
  revoke: (codes: ReturnType<typeof goldenCodesIn>) => Promise<number>,
) =>
  transaction(async (tx) => {
    const reason = given === null ? null : visibleNameIn(given, 200);
    if (given !== null && reason === null) throw invalidInput('reason', 'is 1 to 200 visible characters');
    const count = await revoke(goldenCodesIn(tx, accountKey, now));
    if (count === 0) throw invalidInput(field, 'is of no code that can be redeemed');
    const detail = String(count);
    await note(tx, { at: now(), operatorId: operator.id, kind: 'codes-revoked', subject, detail, reason });
    return { revoked: count };
  });

export const codes: Resolvers = {
  Query: {
    codes: (_root, { first, after }, context) => codesPage(context, pageArguments(first ?? 50, after, MAX_CODES_PAGE)),
    coupons: async (_root, { player }, { sql }) =>
      (await couponsOf(sql, playerIn(player))).map(({ couponId: id, terms, ...moments }) => {
        const isShare = terms.kind === 'deposit-bonus';
        return {
          ...{ id, ...moments, case: isShare ? null : terms.case, percent: isShare ? terms.percent : null },
          max: isShare ? parseMoney(terms.max) : null,
          min: isShare ? parseMoney(terms.minDeposit) : null,
        };
      }),
  },
  Mutation: {
    issueCodes: async (_root, { commandId, code, ...given }, context) => {
      const asked = { ...given, code: code ?? null };
      const { points, bonus, uses, count } = asked;
      const words = { ...asked, points: String(points), bonus: String(bonus) };
      return inSteps(context, { commandId, operation: 'issueCodes', given: words }, async (begun) => {
        if (begun.isDone) return { codes: [] };
        const issued = await issueCodes(context, asked, begun);
        await note(context.sql, {
          ...{ at: context.now(), operatorId: context.operator.id, kind: 'codes-issued' },
          ...{ subject: begun.derived('batch').subarray(0, 16).toString('base64url'), detail: String(count) },
        });
        return { codes: issued.map((one) => ({ ...one, uses, points, bonus })) };
      });
    },
    revokeCode: (_root, { id, reason = null }, context) =>
      revoked(context, 'id', id, reason, async (kept) => (isGoldenCodeId(id) && (await kept.revoke(id)) ? 1 : 0)),
    revokeCodes: (_root, { batch, reason = null }, context) =>
      revoked(context, 'batch', batch, reason, (kept) => kept.revokeBatch(batch)),
    grantCoupon: async (_root, { commandId, player, days, ...given }, context) => {
      const [playerId, { percent = null, max = null, min = null, case: slug = null }] = [playerIn(player), given];
      const terms = couponTermsIn({ percent, max, min, case: slug });
      expiresIn(days, context.now());
      requireAlone(context, 'GrantCoupon');
      const words = {
        player,
        days,
        percent,
        max: max === null ? null : String(max),
        min: min === null ? null : String(min),
        case: slug,
      };
      return inSteps(context, { commandId, operation: 'grantCoupon', given: words }, async (begun) => {
        const couponId = mustBe(isToken128, begun.derived('coupon').subarray(0, 16).toString('base64url'));
        const expiresAt = expiresIn(days, begun.at);
        const { events } = await submitAs(context, begun.commandId, {
          ...{ type: 'GrantCoupon', playerId, couponId, terms, expiresAt },
        });
        return { id: couponId, position: events[0].position };
      });
    },
    revokeCoupon: async (_root, { player, coupon: couponId }, context) => {
      if (!isToken128(couponId)) throw invalidInput('coupon', 'is not the id of a coupon (coupon list)');
      const command = { type: 'RevokeCoupon', playerId: playerIn(player), couponId } as const;
      const { events } = await submitAs(context, ownCommand(context), command);
      return { id: couponId, position: events[0].position };
    },
  },
};
