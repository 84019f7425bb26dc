import { type RebateEarned, rebateEarned } from '../deposits/events.ts';
import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, type OrderId, playerStream } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import type { PendingDeposit, RegisteredPlayer, SeesPlayers } from '../player/state.ts';
import type { RewardTerms } from './rewards-section.ts';

/** Hundredths of a percent of the invited players' deposits, by what they paid in so far. */
const rebateRatio = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.findLast((level) => deposits >= parseMoney(level.deposits))?.ratio ?? 0;

/** What the payment of an order brings to whoever invited the player, under the rewards of the order: nothing to a player who is erased, or for an order from before there were any. */
export const rebateOf = (
  { playerId: from, growth }: RegisteredPlayer,
  depositId: OrderId,
  { amount, terms }: Pick<PendingDeposit, 'amount' | 'terms'>,
  rewards: RewardTerms | null,
  world: SeesPlayers,
  commandId: CommandId,
): readonly StreamEvent<RebateEarned>[] => {
  const { inviterId } = growth.partnership;
  if (inviterId === null || terms === null || rewards === null) return [];
  const inviter = world.player(inviterId);
  if (inviter.status === 'absent') return [];
  const ratio = rebateRatio(rewards.rebateLevels, inviter.growth.partnership.deposits);
  return [
    rebateEarned.in(playerStream(inviterId), {
      commandId,
      playerId: inviterId,
      from,
      depositId,
      terms,
      deposit: formatMoney(amount),
      ratio,
      amount: formatMoney((amount * BigInt(ratio)) / 10_000n),
    }),
  ];
};
