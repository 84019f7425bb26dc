import { type RebateEarned, type RebateReversed, rebateEarned, rebateReversed } from '../deposits/events.ts';
import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, lesserOf, type Money, parseMoney } from '../kernel/money.ts';
import type { PlayerState, SeesPlayers } from '../player/state.ts';
import { sectionByHash } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import type { RewardTerms } from './rewards-section.ts';
import type { RebatedPayment, RebatedReversal } from './state.ts';

/** Hundredths of a percent of the invited players' deposits, by the sum of their deposits so far. */
const rebateRatio = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.findLast((level) => deposits >= parseMoney(level.deposits))?.ratio ?? 0;

/** The rebate of a deposit: points, minor units. */
const shareOf = (deposit: Money, ratio: number): Money => (deposit * BigInt(ratio)) / 10_000n;

/**
 * The rebates that payments of one player bring to their inviter, each under the terms of its order, in this order:
 * every payment counts for the level of those after it. An erased inviter gets nothing.
 */
export const rebatesOf = (
  payments: readonly Pick<RebatedPayment, 'depositId' | 'amount' | 'terms'>[],
  { from, inviterId }: { readonly from: PlayerId; readonly inviterId: PlayerId },
  world: SeesPlayers & SeesTerms,
  commandId: CommandId,
): readonly StreamEvent<RebateEarned>[] => {
  const inviter = world.player(inviterId);
  if (inviter.status === 'absent') return [];
  let before = inviter.rewards.promotion.deposits;
  return payments.flatMap(({ depositId, amount, terms }) => {
    const rewards = sectionByHash(world.terms(), 'rewards', terms);
    if (rewards === null) return [];
    const ratio = rebateRatio(rewards.rebateLevels, before);
    before += amount;
    const share = formatMoney(shareOf(amount, ratio));
    const data = { commandId, playerId: inviterId, from, depositId, terms, deposit: formatMoney(amount) };
    return [rebateEarned.in(playerStream(inviterId), { ...data, ratio, amount: share })];
  });
};

/**
 * The rebates that are taken back from an inviter for payments that were reversed, in this order: from what isn't claimed, then
 * from points, and the rest is owed. `inviter` is as the entries before them leave them; none for one who is erased, and none
 * for a rebate that they don't remember.
 */
export const reversedRebatesOf = (
  reversals: readonly RebatedReversal[],
  inviter: PlayerState,
  { from, commandId }: { readonly from: PlayerId; readonly commandId: CommandId },
): readonly StreamEvent<RebateReversed>[] => {
  if (inviter.status === 'absent') return [];
  const { playerId } = inviter;
  const { rebated } = inviter.rewards.promotion;
  let { points } = inviter;
  let { claimable } = inviter.rewards.promotion;
  return reversals.flatMap(({ depositId, amount: deposit }) => {
    const earned = rebated.get(depositId);
    if (earned === undefined) return [];
    const back = shareOf(earned.deposit, earned.ratio) - shareOf(earned.deposit - deposit, earned.ratio);
    const unclaimed = lesserOf(back, claimable);
    const held = lesserOf(back - unclaimed, points);
    claimable -= unclaimed;
    points -= held;
    return [
      rebateReversed.in(playerStream(playerId), {
        ...{ commandId, playerId, from, depositId, deposit: formatMoney(deposit), amount: formatMoney(back) },
        claimable: formatMoney(unclaimed),
        points: formatMoney(held),
        owed: formatMoney(back - unclaimed - held),
      }),
    ];
  });
};
