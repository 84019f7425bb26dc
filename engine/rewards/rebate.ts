import { type RebateEarned, rebateEarned } from '../deposits/events.ts';
import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, type OrderId, playerStream } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import type { PendingDeposit, RegisteredPlayer, SeesPlayers } from '../player/state.ts';
import type { RewardTerms } from './rewards-section.ts';

/** Hundredths of a percent of the invited players' deposits, by what they paid in so far. */
const rebateRatio = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.findLast((level) => deposits >= parseMoney(level.deposits))?.ratio ?? 0;

/** What the payment of an order brings to whoever invited the player, under the terms of the order: nothing to a player who is erased, or for an order from before there were any. */
export const rebateOf = (
  { playerId: from, rewards }: RegisteredPlayer,
  depositId: OrderId,
  { amount, terms: hash }: Pick<PendingDeposit, 'amount' | 'terms'>,
  terms: RewardTerms | null,
  world: SeesPlayers,
  commandId: CommandId,
): readonly StreamEvent<RebateEarned>[] => {
  const { inviterId } = rewards.promotion;
  if (inviterId === null || hash === null || terms === null) return [];
  const inviter = world.player(inviterId);
  if (inviter.status === 'absent') return [];
  const ratio = rebateRatio(terms.rebateLevels, inviter.rewards.promotion.deposits);
  return [
    rebateEarned.in(playerStream(inviterId), {
      commandId,
      playerId: inviterId,
      from,
      depositId,
      terms: hash,
      deposit: formatMoney(amount),
      ratio,
      amount: formatMoney((amount * BigInt(ratio)) / 10_000n),
    }),
  ];
};
