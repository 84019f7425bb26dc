import { byOperator, byPlayer, bySystem, commandAt, defineState, head, playerCommand } from '../kernel/definitions.ts';
import { type GoldenCodeId, goldenCodeStream } from '../kernel/ids.ts';
import { bindInviter } from './bind-inviter.ts';
import { claimDailyReward } from './claim-daily-reward.ts';
import { claimRebate } from './claim-rebate.ts';
import { claimVipReward } from './claim-vip-reward.ts';
import { goldenCodeEvents, goldenCodeIssued, goldenCodeRedeemed } from './code-events.ts';
import { bytesOfGoldenCode, evolveGoldenCode, NO_CODE } from './code-state.ts';
import {
  bonusReleased,
  couponGranted,
  couponRevoked,
  dailyRewardClaimed,
  inviterBound,
  inviterTold,
  rebateClaimed,
  rewardEvents,
  vipRewardClaimed,
} from './events.ts';
import { grantCoupon } from './grant-coupon.ts';
import { issueGoldenCode } from './issue-golden-code.ts';
import { redeemGoldenCode } from './redeem-golden-code.ts';
import { releaseBonus } from './release-bonus.ts';
import { revokeCoupon } from './revoke-coupon.ts';
import { tellInviter } from './tell-inviter.ts';

const codeCommand = commandAt(({ codeId }: { readonly codeId: GoldenCodeId }) => goldenCodeStream(codeId));

const rewardCommands = [
  playerCommand('BindInviter', byPlayer, () => bindInviter, [
    head(inviterBound, ({ playerId, inviterId, toldLater }) => {
      const asked = { type: 'BindInviter', playerId, inviterId } as const;
      return toldLater ? asked : { ...asked, atOnce: true };
    }),
  ]),
  playerCommand('TellInviter', bySystem, () => tellInviter, [
    head(inviterTold, ({ playerId }) => ({ type: 'TellInviter', playerId })),
  ]),
  playerCommand('ClaimRebate', byPlayer, () => claimRebate, [
    head(rebateClaimed, ({ playerId }) => ({ type: 'ClaimRebate', playerId })),
  ]),
  playerCommand('ClaimVipReward', byPlayer, () => claimVipReward, [
    head(vipRewardClaimed, ({ playerId, grade }) => ({ type: 'ClaimVipReward', playerId, grade })),
  ]),
  playerCommand('ClaimDailyReward', byPlayer, () => claimDailyReward, [
    head(dailyRewardClaimed, ({ playerId, tier }) => ({ type: 'ClaimDailyReward', playerId, tier })),
  ]),
  playerCommand('ReleaseBonus', bySystem, () => releaseBonus, [
    head(bonusReleased, ({ playerId }) => ({ type: 'ReleaseBonus', playerId })),
  ]),
  playerCommand('GrantCoupon', byOperator, () => grantCoupon, [
    head(couponGranted, ({ commandId: _, ...asked }) => ({ type: 'GrantCoupon', ...asked })),
  ]),
  playerCommand('RevokeCoupon', byOperator, () => revokeCoupon, [
    head(couponRevoked, ({ commandId: _, ...asked }) => ({ type: 'RevokeCoupon', ...asked })),
  ]),
  codeCommand('IssueGoldenCode', byOperator, () => issueGoldenCode, [
    head(goldenCodeIssued, ({ commandId: _, ...asked }) => ({ type: 'IssueGoldenCode', ...asked })),
  ]),
  codeCommand('RedeemGoldenCode', byPlayer, () => redeemGoldenCode, [
    head(goldenCodeRedeemed, ({ playerId, codeId }) => ({ type: 'RedeemGoldenCode', playerId, codeId })),
  ]),
] as const;

/** Bonuses, rebates, grades and codes. */
export const rewards = {
  events: [...rewardEvents, ...goldenCodeEvents],
  commands: rewardCommands,
  states: [
    defineState('code', {
      initial: NO_CODE,
      events: goldenCodeEvents,
      evolve: evolveGoldenCode,
      bytes: bytesOfGoldenCode,
    }),
  ],
} as const;
