import { randomUUID } from 'node:crypto';
import { formatMoney, type Money, majorText } from '../../../engine/kernel/money.ts';
import type { LimitKind, Period } from '../../../engine/kernel/world.ts';
import { imposedLimitsIn } from '../../accounts/safer-play/imposed-limits.ts';
import { invalidInput } from '../../errors.ts';
import { inboxIn } from '../../site/messages/inbox.ts';
import type { OperatorContext } from '../context.ts';
import { actOn } from './player-acts.ts';

interface LimitAsked {
  readonly playerId: string;
  readonly kind: LimitKind;
  readonly period: Period;
  readonly amount: Money;
  readonly reason: string;
}

/**
 * Sets a stricter limit of a player; answers the one before. The player reads it in the inbox, and the reason in the account's journal.
 * @throws GatewayError INVALID_INPUT, also for a limit that isn't stricter, NOT_FOUND
 */
export const limit = async (
  context: Pick<OperatorContext, 'sql' | 'operator' | 'securityChanges' | 'now'>,
  { playerId, kind, period, amount, reason }: LimitAsked,
): Promise<Money | null> => {
  if (amount < 0n) throw invalidInput('amount', 'is 0 or more');
  const { now } = context;
  return actOn(context, { playerId, reason }, async ({ tx, report }, act) => {
    const limits = imposedLimitsIn({ sql: tx, now, randomUuid: randomUUID });
    const { player, by } = act;
    const { isSet, before } = await limits.impose(player, { kind, period, amount }, { by, reason: act.reason });
    if (!isSet) {
      const inForce = before === null ? 'none' : majorText(before);
      throw invalidInput('amount', `is stricter than the limit in force, which is ${inForce}`);
    }
    await act.note(tx, 'limit-set', `${kind} ${period} ${majorText(amount)}`);
    await report('limit-set', { detail: act.reason });
    const content = { template: 'limit-set', kind, period, amount: formatMoney(amount) } as const;
    await inboxIn(tx, now, randomUUID).put({
      ...{ player, content, link: '/safer-play', position: null, visibleAt: now() },
    });
    return before;
  });
};
