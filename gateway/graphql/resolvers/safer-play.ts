import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Money } from '../../../engine/kernel/money.ts';
import { LIMIT_KINDS, type LimitKind, PERIODS, type Period } from '../../../engine/kernel/world.ts';
import { type Activity, activityAt } from '../../../engine/player/safer-play.ts';
import { netSince } from '../../../engine/projections/queries/records.ts';
import type { Account } from '../../accounts/account-store.ts';
import { jurisdictionOf } from '../../accounts/safer-play/jurisdictions.ts';
import { limitAt } from '../../accounts/safer-play/own-limits.ts';
import { playerIn } from '../../play/player-states.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SaferPlayModel } from '../models.ts';

/** How much of a limit is used; a period that was won in has lost nothing. */
const usedOf = (activity: Activity, kind: LimitKind, period: Period, at: Instant): Money => {
  const { deposited, staked, won } = activityAt(activity, period, at);
  switch (kind) {
    case 'deposit':
      return deposited;
    case 'wager':
      return staked;
    case 'loss':
      return staked > won ? staked - won : 0n;
  }
};

/** The same moment for everything in one answer. */
const modelOf = async (account: Account, { ports, saferPlay }: GatewayContext): Promise<SaferPlayModel> => ({
  account,
  settings: await saferPlay.of(account.playerId),
  at: ports.now(),
});

const future = (moment: Instant | null, at: Instant): Instant | null =>
  moment !== null && moment > at ? moment : null;

export const saferPlayResolvers: Resolvers = {
  Query: {
    saferPlay: ofViewer((account, _arguments, context) => modelOf(account, context)),
  },
  Mutation: {
    setPlayLimit: ofViewer(async (account, { kind, period, amount }, context) => {
      await context.saferPlay.setLimit(account.playerId, kind, period, amount ?? null);
      return modelOf(account, context);
    }),
    takeTimeOut: ofViewer(async (account, { hours }, context) => {
      await context.saferPlay.timeOut(account.playerId, hours);
      return modelOf(account, context);
    }),
    excludeMyself: ofViewer(async (account, { months }, context) => {
      await context.saferPlay.exclude(account.playerId, months ?? null);
      return modelOf(account, context);
    }),
    setRealityCheck: ofViewer(async (account, { minutes }, context) => {
      await context.saferPlay.remind(account.playerId, minutes);
      return modelOf(account, context);
    }),
  },
  SaferPlay: {
    limits: async ({ account, settings, at }, _arguments, { ports }) => {
      const { activity } = await playerIn(ports.readStreams, account.playerId);
      return LIMIT_KINDS.flatMap((kind) =>
        PERIODS.map((period) => ({
          kind,
          period,
          used: usedOf(activity, kind, period, at),
          ...limitAt(settings.limits, kind, period, at),
        })),
      );
    },
    timeOutUntil: ({ settings, at }) => future(settings.timeOutUntil, at),
    excludedUntil: ({ settings, at }) => future(settings.excludedUntil, at),
    realityCheckMinutes: ({ settings }) => settings.reminder,
    jurisdiction: ({ account }, _arguments, { ports }) => jurisdictionOf(ports.jurisdictions, account.phone),
    netPosition: ({ account }, { since }, { ports }) => netSince(ports.sql, account.playerId, since),
  },
};
