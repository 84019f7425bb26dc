import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { LIMIT_KINDS, PERIODS } from '../../../engine/kernel/world.ts';
import { type Restriction, restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import { type ImposedLimit, imposedLimitsIn } from '../../accounts/safer-play/imposed-limits.ts';
import { limitAt } from '../../accounts/safer-play/own-limits.ts';
import { saferPlayIn } from '../../accounts/safer-play/safer-play.ts';
import type { OperatorContext } from '../context.ts';
import { frozenSince } from './player-account.ts';

const shownRestriction = ({ id, kind, scope, until, imposed: { at, by, origin, reason } }: Restriction) => ({
  ...{ id, kind, scope, until, by, origin, reason },
  since: at,
});

/** The newest are looked through for that of each kind and period. */
const IMPOSED = 200;
const RECORDS = 100;

const shownImposed = ({ imposedAt, imposedBy, reason }: ImposedLimit) => ({ at: imposedAt, by: imposedBy, reason });

type Desk = Pick<OperatorContext, 'sql' | 'now'>;

/** Everything that binds a player now. */
export const standingOf = async ({ sql, now }: Desk, id: PlayerId) => {
  const at = now();
  const { limits, timeOutUntil, excludedUntil } = await saferPlayIn(sql, now).of(id);
  const parts = { sql, now, randomUuid: randomUUID };
  const restrictions = await restrictionsIn(parts).inForce(id);
  const imposed = await imposedLimitsIn(parts).history(id, IMPOSED);
  return {
    frozenAt: await frozenSince(sql, id),
    timeOutUntil: timeOutUntil !== null && timeOutUntil > at ? timeOutUntil : null,
    excludedUntil: excludedUntil !== null && excludedUntil > at ? excludedUntil : null,
    restrictions: restrictions.map(shownRestriction),
    limits: LIMIT_KINDS.flatMap((kind) =>
      PERIODS.flatMap((period) => {
        const { amount, pending } = limitAt(limits, kind, period, at);
        if (amount === null && pending === null) return [];
        const newest = imposed.find((one) => one.kind === kind && one.period === period);
        return [
          {
            ...{ kind, period, amount },
            ...{ changesAt: pending?.from ?? null, nextAmount: pending?.amount ?? null },
            imposed: newest?.amount === amount ? shownImposed(newest) : null,
          },
        ];
      }),
    ),
  };
};

/** Blocks and holds of a player, ended ones too, newest first. */
export const restrictionRecords = async ({ sql, now }: Desk, id: PlayerId) =>
  (await restrictionsIn({ sql, now, randomUuid: randomUUID }).history(id, RECORDS)).map((one) => ({
    ...shownRestriction(one),
    ...{ liftedAt: one.lifted?.at ?? null, liftedBy: one.lifted?.by ?? null, liftReason: one.lifted?.reason ?? null },
  }));
