import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { type Money, majorText } from '../../../engine/kernel/money.ts';
import { flowsOf, gamesOf, movementsOf } from '../../../engine/projections/queries/records.ts';
import { type Restriction, restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import { type ImposedLimit, imposedLimitsIn } from '../../accounts/safer-play/imposed-limits.ts';
import { FOREVER } from '../../accounts/safer-play/safer-play.ts';
import { supportIn } from '../../site/support/support.ts';
import type { TimelineKind } from '../generated/resolvers.ts';

interface Entry {
  readonly at: Instant;
  readonly position: number | null;
  readonly kind: TimelineKind;
  readonly text: string;
  readonly reference: string;
}

const signed = (amount: Money): string => (amount > 0n ? `+${majorText(amount)}` : majorText(amount));

const playsOf = async (sql: SqlClient, player: PlayerId, first: number): Promise<readonly Entry[]> =>
  (await gamesOf(sql, player, null, { first })).rows.map(({ at, position, game, caseSlug, playId, cost, won }) => ({
    ...{ at, position, kind: 'PLAY', reference: playId },
    text: `${caseSlug === null ? game : `${game} ${caseSlug}`}: staked ${majorText(cost)}, won ${majorText(won)}`,
  }));

const movesOf = async (sql: SqlClient, player: PlayerId, first: number): Promise<readonly Entry[]> =>
  (await movementsOf(sql, player, { balance: null, action: null }, { first })).rows.map(
    ({ at, position, action, balance, amount, after, orderId }) => ({
      ...{ at, position, kind: 'MOVEMENT', reference: orderId },
      text: `${action}: ${signed(amount)} ${balance}, ${majorText(after)} after`,
    }),
  );

const FLOW_KINDS = { deposit: 'DEPOSIT', retrieval: 'RETRIEVAL', transfer: 'TRANSFER' } as const;

const ordersOf = async (sql: SqlClient, player: PlayerId, first: number): Promise<readonly Entry[]> =>
  (await flowsOf(sql, player, null, { first })).rows.map(({ at, position, kind, state, amount, balance, flowId }) => ({
    ...{ at, position, kind: FLOW_KINDS[kind], reference: flowId },
    text: `${state}: ${signed(amount)} ${balance}`,
  }));

const imposedAndLifted = ({ id, kind, scope, imposed, until, lifted }: Restriction): readonly Entry[] => {
  const what = scope === null ? kind : `${kind} (${scope})`;
  const end = until >= FOREVER ? 'lifted by hand' : new Date(until).toISOString();
  const entry = { position: null, kind: 'RESTRICTION', reference: id } as const;
  const { by, origin, reason } = imposed;
  const begun = { ...entry, at: imposed.at, text: `${what} until ${end} by ${by} (${origin}): ${reason}` };
  if (lifted === null) return [begun];
  return [begun, { ...entry, at: lifted.at, text: `${what} lifted by ${lifted.by}: ${lifted.reason ?? ''}` }];
};

const imposedLimit = ({ limitId, kind, period, amount, imposedAt, imposedBy, reason }: ImposedLimit): Entry => ({
  ...{ at: imposedAt, position: null, kind: 'RESTRICTION', reference: limitId },
  text: `limit of ${majorText(amount)} ${kind} a ${period} by ${imposedBy} (operator): ${reason}`,
});

/** The newest events of every kind, newest first. */
export const timelineOf = async (
  { sql, now }: { readonly sql: SqlClient; readonly now: () => Instant },
  player: PlayerId,
  first: number,
): Promise<readonly Entry[]> => {
  const parts = { sql, now, randomUuid: randomUUID };
  const restrictions = await restrictionsIn(parts).history(player, first);
  const limits = await imposedLimitsIn(parts).history(player, first);
  const tickets = await supportIn(sql, now, randomUUID).page(player, first, null);
  const entries: readonly Entry[] = [
    ...(await playsOf(sql, player, first)),
    ...(await movesOf(sql, player, first)),
    ...(await ordersOf(sql, player, first)),
    ...restrictions.flatMap(imposedAndLifted),
    ...limits.map(imposedLimit),
    ...tickets.rows.map(
      ({ id, createdAt, state, subject }): Entry => ({
        ...{ at: createdAt, position: null, kind: 'TICKET', reference: id },
        text: `${state}: ${subject}`,
      }),
    ),
  ];
  return entries
    .toSorted((one, other) => other.at - one.at || (other.position ?? -1) - (one.position ?? -1))
    .slice(0, first);
};
