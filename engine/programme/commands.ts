import { byOperator, byPlayer, defineCommand } from '../kernel/define-command.ts';
import { goldenCodeStream, playerStream, programmeStream } from '../kernel/ids.ts';
import { bindInviter } from './bind-inviter.ts';
import { claimDailyReward } from './claim-daily-reward.ts';
import { claimRebate } from './claim-rebate.ts';
import { claimVipReward } from './claim-vip-reward.ts';
import { grantCoupon } from './grant-coupon.ts';
import { issueGoldenCode } from './issue-golden-code.ts';
import { publishProgramme } from './publish-programme.ts';
import { redeemGoldenCode } from './redeem-golden-code.ts';
import { revokeCoupon } from './revoke-coupon.ts';

export const programmeCommands = [
  defineCommand('BindInviter', {
    handlerWith: () => bindInviter,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('ClaimRebate', {
    handlerWith: () => claimRebate,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('ClaimVipReward', {
    handlerWith: () => claimVipReward,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('ClaimDailyReward', {
    handlerWith: () => claimDailyReward,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('GrantCoupon', {
    handlerWith: () => grantCoupon,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('RevokeCoupon', {
    handlerWith: () => revokeCoupon,
    actor: byOperator,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('IssueGoldenCode', {
    handlerWith: () => issueGoldenCode,
    actor: byOperator,
    stream: ({ codeId }) => goldenCodeStream(codeId),
  }),
  defineCommand('RedeemGoldenCode', {
    handlerWith: () => redeemGoldenCode,
    actor: byPlayer,
    stream: ({ codeId }) => goldenCodeStream(codeId),
  }),
  defineCommand('PublishProgramme', {
    handlerWith: () => publishProgramme,
    actor: byOperator,
    stream: () => programmeStream,
  }),
] as const;
