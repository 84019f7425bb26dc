import type { Command } from '../../../engine/commands.ts';
import {
  type CommandId,
  isCaseSlug,
  isCommandId,
  isPlayerId,
  isToken128,
  mustBe,
  type PlayerId,
  type Token128,
} from '../../../engine/kernel/ids.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import { dayOf } from '../../../engine/player/safer-play.ts';
import { GRADE_THRESHOLDS, vipGrade } from '../../../engine/player/vip.ts';
import type { CaseVersion } from '../../../engine/projections/queries/catalog.ts';
import { couponsOf } from '../../../engine/projections/queries/coupons.ts';
import { MAX_RECORDS_PAGE, rebatesOf } from '../../../engine/projections/queries/records.ts';
import { rewardDays } from '../../../engine/projections/queries/reward-calendar.ts';
import type { RewardTerms } from '../../../engine/rewards/rewards-section.ts';
import { dailyAt } from '../../../engine/rewards/state.ts';
import { GatewayError } from '../../errors.ts';
import type { Catalog } from '../../play/catalog.ts';
import { playerIn, rewardsIn } from '../../play/player-states.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Balance, Resolvers, RewardState } from '../generated/resolvers.ts';
import type { CouponModel, PromotionModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { openedRounds } from './play.ts';
import { readRound } from './shown-round.ts';
import { eventIn, submit } from './submit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CALENDAR_DAYS = 35;

/** Terms of a site that promises nothing. */
const NOTHING: RewardTerms = {
  firstDeposit: { percent: 0, max: '0' },
  releasePercent: 2,
  dailyTiers: [],
  rebateLevels: [{ deposits: '0', ratio: 0 }],
  vipRewards: Array.from({ length: 20 }, () => '0'),
  freeCases: [],
};

const termsOf = async ({ ports }: GatewayContext): Promise<RewardTerms> =>
  (await rewardsIn(ports.readStreams, ports.now())) ?? NOTHING;

/** The case of the last entry whose grade is reached; null where there is none, or it isn't open. */
const freeCaseAt = ({ freeCases }: RewardTerms, grade: number, { caseOf }: Catalog): CaseVersion | null =>
  caseOf.get(freeCases.findLast((tier) => tier.grade <= grade)?.case ?? '') ?? null;

export const newcomersFreeCase = async (context: GatewayContext): Promise<CaseVersion | null> =>
  freeCaseAt(await termsOf(context), 0, context.catalog);

const promotionOf = async (context: GatewayContext, playerId: PlayerId): Promise<PromotionModel> => {
  const [player, terms] = await Promise.all([playerIn(context.ports.readStreams, playerId), termsOf(context)]);
  return { playerId, ...player.rewards.promotion, levels: terms.rebateLevels };
};

const levelIn = ({ levels, deposits }: PromotionModel): number =>
  levels.filter((level) => deposits >= parseMoney(level.deposits)).length;

type Claimed = 'RebateClaimed' | 'VipRewardClaimed' | 'DailyRewardClaimed';

/** Claims a reward, and answers its amount with the wallet after it. */
const claim = async (
  context: GatewayContext,
  commandId: CommandId,
  command: Command,
  claimed: Claimed,
  balance: Balance,
) => {
  const answer = await submit(context, commandId, command);
  const { wallet, position } = answer;
  return { amount: parseMoney(eventIn(answer, claimed).event.data.amount), balance, wallet, position };
};

const readCoupon = (id: string): Token128 => {
  if (!isToken128(id)) throw new GatewayError('COUPON_NOT_USABLE');
  return id;
};

const couponState = ({ usedAt, revokedAt, expiresAt, at }: CouponModel) => {
  if (usedAt !== null) return 'USED';
  if (revokedAt !== null) return 'REVOKED';
  return at < expiresAt ? 'USABLE' : 'EXPIRED';
};

export const rewardsResolvers: Resolvers = {
  Query: {
    promotion: ofViewer(({ playerId }, _arguments, context) => promotionOf(context, playerId)),

    promotionRecords: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await rebatesOf(context.ports.sql, playerId, pageArguments(first ?? 15, after, MAX_RECORDS_PAGE));
      return connectionOf(page);
    }),

    vip: async (_root, _arguments, context) => {
      const viewer = await context.viewer();
      const terms = await termsOf(context);
      const player = viewer === null ? null : await playerIn(context.ports.readStreams, viewer.playerId);
      const wagered = player?.wagered ?? 0n;
      const grade = vipGrade(wagered);
      return {
        grade,
        wagered,
        nextThreshold: GRADE_THRESHOLDS[grade] ?? null,
        grades: GRADE_THRESHOLDS.map((threshold, index) => ({
          grade: index + 1,
          threshold,
          reward: parseMoney(terms.vipRewards[index] ?? '0'),
          freeCase: freeCaseAt(terms, index + 1, context.catalog),
          claimed: player?.rewards.vipClaimed.has(index + 1) ?? false,
        })),
      };
    },

    freeCase: async (_root, _arguments, context) => {
      const viewer = await context.viewer();
      const [player, terms] = await Promise.all([
        viewer === null ? null : playerIn(context.ports.readStreams, viewer.playerId),
        termsOf(context),
      ]);
      const grade = player === null ? 0 : vipGrade(player.wagered);
      const opened = freeCaseAt(terms, grade, context.catalog);
      if (opened === null) return null;
      const today = dayOf(context.ports.now());
      const available = player?.rewards.freeCaseDay !== today;
      const dayEndsAt = (today + 1) * DAY_MS;
      return {
        case: opened,
        available,
        dayEndsAt,
        nextAt: available ? null : dayEndsAt,
        nextTierGrade: terms.freeCases.find((later) => later.grade > grade)?.grade ?? null,
      };
    },

    dailyReward: ofViewer(async ({ playerId }, _arguments, context) => {
      const [player, terms] = await Promise.all([playerIn(context.ports.readStreams, playerId), termsOf(context)]);
      const today = dayOf(context.ports.now());
      const { deposited, tiers } = dailyAt(player.rewards, today);
      const stateOf = (tier: number, deposit: bigint): RewardState => {
        if (tiers.includes(tier)) return 'CLAIMED';
        return deposited >= deposit ? 'CLAIMABLE' : 'LOCKED';
      };
      return {
        deposited,
        resetsAt: (today + 1) * DAY_MS,
        tiers: terms.dailyTiers.map(({ deposit, reward }, index) => ({
          tier: index + 1,
          deposit: parseMoney(deposit),
          reward: parseMoney(reward),
          state: stateOf(index + 1, parseMoney(deposit)),
        })),
      };
    }),

    rewardCalendar: ofViewer(async ({ playerId }, _arguments, { ports }) => {
      const days = await rewardDays(ports.sql, playerId, { now: ports.now(), days: CALENDAR_DAYS });
      return days.map(({ day, ...taken }) => ({ day: day * DAY_MS, ...taken }));
    }),

    coupons: ofViewer(async ({ playerId }, { state }, context) => {
      const at = context.ports.now();
      const all = (await couponsOf(context.ports.sql, playerId)).map((coupon): CouponModel => ({ ...coupon, at }));
      return state == null ? all : all.filter((coupon) => couponState(coupon) === state);
    }),
  },
  Mutation: {
    bindInviter: ofViewer(async ({ playerId }, { code }, context) => {
      const inviterId = await context.promotionCodes.ownerOf(code);
      if (inviterId === null) throw new GatewayError('INVITE_CODE_UNKNOWN');
      const commandId = mustBe(isCommandId, context.ports.randomUuid());
      await submit(context, commandId, { type: 'BindInviter', playerId, inviterId });
      return promotionOf(context, playerId);
    }),

    choosePromotionCode: ofViewer(async ({ playerId }, { code }, context) => {
      await context.promotionCodes.choose(playerId, code);
      return promotionOf(context, playerId);
    }),

    claimRebate: ofViewer(async ({ playerId }, { commandId }, context) => {
      try {
        return await claim(context, commandId, { type: 'ClaimRebate', playerId }, 'RebateClaimed', 'points');
      } catch (error) {
        throw error instanceof GatewayError && error.code === 'NOTHING_TO_DO' ? new GatewayError('NO_REBATE') : error;
      }
    }),

    claimVipReward: ofViewer(({ playerId }, { commandId, grade }, context) =>
      claim(context, commandId, { type: 'ClaimVipReward', playerId, grade }, 'VipRewardClaimed', 'points'),
    ),

    claimDailyReward: ofViewer(({ playerId }, { commandId, tier }, context) =>
      claim(context, commandId, { type: 'ClaimDailyReward', playerId, tier }, 'DailyRewardClaimed', 'locked'),
    ),

    redeemGoldenCode: ofViewer(async ({ playerId }, { commandId, code }, context) => {
      const codeId = await context.goldenCodes.idOf(code);
      const answer = await submit(context, commandId, { type: 'RedeemGoldenCode', playerId, codeId });
      const { points, locked } = eventIn(answer, 'CodeRewarded').event.data;
      return {
        points: parseMoney(points),
        locked: parseMoney(locked),
        wallet: answer.wallet,
        position: answer.position,
      };
    }),

    openFreeCase: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, slug, oddsHash, couponId } = input;
      if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND');
      const coupon = couponId == null ? null : readCoupon(couponId);
      const odds = { case: slug, oddsHash };
      const command: Command = {
        type: 'OpenFreeCase',
        playerId,
        terms,
        ...odds,
        ...readRound(context, input),
        couponId: coupon,
      };
      const answer = await submit(context, commandId, command);
      return { rounds: openedRounds(answer), wallet: answer.wallet, position: answer.position };
    }),
  },
  Promotion: {
    code: ({ playerId }, _arguments, { promotionCodes }) => promotionCodes.of(playerId),
    upline: async ({ inviterId }, _arguments, { publicProfile }) =>
      inviterId === null ? null : ((await publicProfile(inviterId))?.nickname ?? null),
    // An erased account has neither a name nor a code.
    uplineCode: async ({ inviterId }, _arguments, { publicProfile, promotionCodes }) =>
      inviterId === null || (await publicProfile(inviterId)) === undefined
        ? null
        : promotionCodes.of(mustBe(isPlayerId, inviterId)),
    bound: ({ inviterId }) => inviterId !== null,
    level: levelIn,
    rebateRatio: (promotion) => promotion.levels[levelIn(promotion) - 1]?.ratio ?? 0,
    nextLevelDeposits: (promotion) => {
      const next = promotion.levels[levelIn(promotion)];
      return next === undefined ? null : parseMoney(next.deposits);
    },
    invitedCount: ({ invited }) => invited,
    levels: ({ levels }) =>
      levels.map(({ deposits, ratio }, index) => ({
        level: index + 1,
        deposits: parseMoney(deposits),
        rebateRatio: ratio,
      })),
  },
  PromotionRecord: {
    id: ({ position }) => String(position),
    nickname: async ({ fromId }, _arguments, { publicProfile }) => (await publicProfile(fromId))?.nickname ?? null,
    rebate: ({ amount }) => amount,
  },
  Coupon: {
    id: ({ couponId }) => couponId,
    kind: ({ terms }) => (terms.kind === 'free-case' ? 'FREE_CASE' : 'DEPOSIT_BONUS'),
    state: couponState,
    percent: ({ terms }) => (terms.kind === 'deposit-bonus' ? terms.percent : null),
    max: ({ terms }) => (terms.kind === 'deposit-bonus' ? parseMoney(terms.max) : null),
    minDeposit: ({ terms }) => (terms.kind === 'deposit-bonus' ? parseMoney(terms.minDeposit) : null),
    case: ({ terms }, _arguments, { catalog }) =>
      terms.kind === 'free-case' ? (catalog.caseOf.get(terms.case) ?? null) : null,
  },
};
