import {
  byOperator,
  byPlayer,
  bySystem,
  commandAt,
  defineState,
  firstEvent,
  playerCommand,
} from '../kernel/definitions.ts';
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
    firstEvent(inviterBound, ({ playerId, inviterId, toldLater }) => {
      const asked = { type: 'BindInviter', playerId, inviterId } as const;
      return toldLater ? asked : { ...asked, atOnce: true };
    }),
  ]),
  playerCommand('TellInviter', bySystem, () => tellInviter, [
    firstEvent(inviterTold, ({ playerId }) => ({ type: 'TellInviter', playerId })),
  ]),
  playerCommand('ClaimRebate', byPlayer, () => claimRebate, [
    firstEvent(rebateClaimed, ({ playerId }) => ({ type: 'ClaimRebate', playerId })),
  ]),
  playerCommand('ClaimVipReward', byPlayer, () => claimVipReward, [
    firstEvent(vipRewardClaimed, ({ playerId, grade }) => ({ type: 'ClaimVipReward', playerId, grade })),
  ]),
  playerCommand('ClaimDailyReward', byPlayer, () => claimDailyReward, [
    firstEvent(dailyRewardClaimed, ({ playerId, tier }) => ({ type: 'ClaimDailyReward', playerId, tier })),
  ]),
  playerCommand('ReleaseBonus', bySystem, () => releaseBonus, [
    firstEvent(bonusReleased, ({ playerId }) => ({ type: 'ReleaseBonus', playerId })),
  ]),
  playerCommand('GrantCoupon', byOperator, () => grantCoupon, [
    firstEvent(couponGranted, ({ commandId: _, ...asked }) => ({ type: 'GrantCoupon', ...asked })),
  ]),
  playerCommand('RevokeCoupon', byOperator, () => revokeCoupon, [
    firstEvent(couponRevoked, ({ commandId: _, ...asked }) => ({ type: 'RevokeCoupon', ...asked })),
  ]),
  codeCommand('IssueGoldenCode', byOperator, () => issueGoldenCode, [
    firstEvent(goldenCodeIssued, ({ commandId: _, ...asked }) => ({ type: 'IssueGoldenCode', ...asked })),
  ]),
  codeCommand('RedeemGoldenCode', byPlayer, () => redeemGoldenCode, [
    firstEvent(goldenCodeRedeemed, ({ playerId, codeId }) => ({ type: 'RedeemGoldenCode', playerId, codeId })),
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
