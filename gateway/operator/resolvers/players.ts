import { randomUUID } from 'node:crypto';
import { isPlayerId } from '../../../engine/kernel/ids.ts';
import { LIMIT_KINDS, PERIODS } from '../../../engine/kernel/world.ts';
import { wallet } from '../../../engine/projections/queries/backpack.ts';
import { MAX_RECORDS_PAGE } from '../../../engine/projections/queries/records.ts';
import { type Restriction, restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import { type ImposedLimit, imposedLimitsIn } from '../../accounts/safer-play/imposed-limits.ts';
import { limitAt } from '../../accounts/safer-play/own-limits.ts';
import { saferPlayIn } from '../../accounts/safer-play/safer-play.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findPlayers, isKnownPlayer } from '../queries/find-players.ts';
import { countsOf, frozenSince, shownAccount } from '../queries/player-account.ts';
import { timelineOf } from '../queries/player-timeline.ts';

const shownRestriction = ({ id, kind, scope, until, imposed: { at, by, origin, reason } }: Restriction) => ({
  ...{ id, kind, scope, until, by, origin, reason },
  since: at,
});

/** The newest are looked through for that of each kind and period. */
const IMPOSED = 200;

const shownImposed = ({ imposedAt, imposedBy, reason }: ImposedLimit) => ({ at: imposedAt, by: imposedBy, reason });

export const players: Resolvers = {
  Query: {
    players: (_root, { text }, { sql }) => findPlayers(sql, text),
    player: async (_root, { id }, { sql }) => (isPlayerId(id) && (await isKnownPlayer(sql, id)) ? id : null),
  },
  Player: {
    id: (id) => id,
    account: (id, _arguments, { sql, now }) => shownAccount(sql, id, now()),
    wallet: (id, _arguments, { sql }) => wallet(sql, id),
    standing: async (id, _arguments, { sql, now }) => {
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
    },
    counts: (id, _arguments, { sql }) => countsOf(sql, id),
    timeline: (id, { first, kinds }, context) =>
      timelineOf(context, id, pageArguments(first ?? MAX_RECORDS_PAGE, null, MAX_RECORDS_PAGE).first, kinds),
  },
};
