import { byOperator, byPlayer, defineCommand, head } from '../kernel/definitions.ts';
import { goldenCodeStream, playerStream } from '../kernel/ids.ts';
import { bindInviter } from './bind-inviter.ts';
import { claimDailyReward } from './claim-daily-reward.ts';
import { claimRebate } from './claim-rebate.ts';
import { claimVipReward } from './claim-vip-reward.ts';
import { goldenCodeIssued, goldenCodeRedeemed } from './code-events.ts';
import {
  couponGranted,
  couponRevoked,
  dailyRewardClaimed,
  inviterBound,
  rebateClaimed,
  vipRewardClaimed,
} from './events.ts';
import { grantCoupon } from './grant-coupon.ts';
import { issueGoldenCode } from './issue-golden-code.ts';
import { redeemGoldenCode } from './redeem-golden-code.ts';
import { revokeCoupon } from './revoke-coupon.ts';

export const programmeCommands = [
  defineCommand('BindInviter', {
    handlerWith: () => bindInviter,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(inviterBound, ({ playerId, inviterId }) => ({ type: 'BindInviter', playerId, inviterId }))],
  }),
  defineCommand('ClaimRebate', {
    handlerWith: () => claimRebate,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(rebateClaimed, ({ playerId }) => ({ type: 'ClaimRebate', playerId }))],
  }),
  defineCommand('ClaimVipReward', {
    handlerWith: () => claimVipReward,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(vipRewardClaimed, ({ playerId, grade }) => ({ type: 'ClaimVipReward', playerId, grade }))],
  }),
  defineCommand('ClaimDailyReward', {
    handlerWith: () => claimDailyReward,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(dailyRewardClaimed, ({ playerId, tier }) => ({ type: 'ClaimDailyReward', playerId, tier }))],
  }),
  defineCommand('GrantCoupon', {
    handlerWith: () => grantCoupon,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(couponGranted, ({ playerId, couponId, terms, expiresAt }) => ({
        type: 'GrantCoupon',
        playerId,
        couponId,
        terms,
        expiresAt,
      })),
    ],
  }),
  defineCommand('RevokeCoupon', {
    handlerWith: () => revokeCoupon,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [head(couponRevoked, ({ playerId, couponId }) => ({ type: 'RevokeCoupon', playerId, couponId }))],
  }),
  defineCommand('IssueGoldenCode', {
    handlerWith: () => issueGoldenCode,
    actor: byOperator,
    stream: ({ codeId }) => goldenCodeStream(codeId),
    heads: [
      head(goldenCodeIssued, ({ codeId, uses, points, locked, expiresAt }) => ({
        type: 'IssueGoldenCode',
        codeId,
        uses,
        points,
        locked,
        expiresAt,
      })),
    ],
  }),
  defineCommand('RedeemGoldenCode', {
    handlerWith: () => redeemGoldenCode,
    actor: byPlayer,
    stream: ({ codeId }) => goldenCodeStream(codeId),
    heads: [head(goldenCodeRedeemed, ({ playerId, codeId }) => ({ type: 'RedeemGoldenCode', playerId, codeId }))],
  }),
] as const;
