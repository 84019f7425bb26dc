import type { RebateEarned } from '../deposits/events.ts';
import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, type OrderId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import type { World } from '../kernel/world.ts';
import type { SeesPlayers } from '../player/state.ts';
import type { SeesTerms } from '../terms/state.ts';
import { rewardsInForce } from './rewards-in-force.ts';
import type { RewardTerms } from './rewards-section.ts';

/** Hundredths of a percent of the invited players' deposits, by what they paid in so far. */
export const rebateRatio = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.findLast((level) => deposits >= parseMoney(level.deposits))?.ratio ?? 0;

/** The level, from 1, that those deposits reach. */
export const rebateLevel = (levels: RewardTerms['rebateLevels'], deposits: Money): number =>
  levels.filter((level) => deposits >= parseMoney(level.deposits)).length;

export interface PaidDeposit {
  readonly depositId: OrderId;
  readonly amount: Money;
}

/** What a payment brings to whoever invited the player: nothing to a player who is erased, or before there are terms. */
export const rebateOf = (
  from: PlayerId,
  inviterId: PlayerId | null,
  { depositId, amount }: PaidDeposit,
  world: Pick<World, 'at'> & SeesPlayers & SeesTerms,
  commandId: CommandId,
): readonly StreamEvent<RebateEarned>[] => {
  if (inviterId === null) return [];
  const inviter = world.player(inviterId);
  const terms = rewardsInForce(world);
  if (inviter.status === 'absent' || terms === null) return [];
  const ratio = rebateRatio(terms.rebateLevels, inviter.growth.partnership.deposits);
  return [
    {
      stream: playerStream(inviterId),
      event: {
        type: 'RebateEarned',
        schemaVersion: 1,
        data: {
          commandId,
          playerId: inviterId,
          from,
          depositId,
          deposit: formatMoney(amount),
          ratio,
          amount: formatMoney((amount * BigInt(ratio)) / 10_000n),
        },
      },
    },
  ];
};
