import { type RebateEarned, rebateEarned } from '../deposits/events.ts';
import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import type { SeesPlayers } from '../player/state.ts';
import { sectionByHash } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import type { RewardTerms } from './rewards-section.ts';
import type { RebatedPayment } from './state.ts';

/** Hundredths of a percent of the invited players' deposits, by the sum of their deposits so far. */
const rebateRatio = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.findLast((level) => deposits >= parseMoney(level.deposits))?.ratio ?? 0;

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
    const share = formatMoney((amount * BigInt(ratio)) / 10_000n);
    const data = { commandId, playerId: inviterId, from, depositId, terms, deposit: formatMoney(amount) };
    return [rebateEarned.in(playerStream(inviterId), { ...data, ratio, amount: share })];
  });
};
