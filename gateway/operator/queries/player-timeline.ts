import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { type Money, majorText } from '../../../engine/kernel/money.ts';
import type { FlowKind } from '../../../engine/projections/flows.ts';
import type { MovementRow } from '../../../engine/projections/movements.ts';
import { flowsOf, gamesOf, movementsOf } from '../../../engine/projections/queries/records.ts';
import { type Restriction, restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import { type ImposedLimit, imposedLimitsIn } from '../../accounts/safer-play/imposed-limits.ts';
import { FOREVER } from '../../accounts/safer-play/safer-play.ts';
import { supportIn } from '../../site/support/support.ts';
import type { TimelineEntry, TimelineKind } from '../generated/resolvers.ts';

type Entry = TimelineEntry;
type Read = (sql: SqlClient, player: PlayerId, first: number) => Promise<readonly Entry[]>;

const signed = (amount: Money): string => (amount > 0n ? `+${majorText(amount)}` : majorText(amount));

const playsOf: Read = async (sql, player, first) =>
  (await gamesOf(sql, player, null, { first })).rows.map(({ at, position, game, caseSlug, playId, cost, won }) => ({
    ...{ at, position, kind: 'PLAY', reference: playId, what: game, about: caseSlug, amount: cost, won },
    text: `${caseSlug === null ? game : `${game} ${caseSlug}`}: staked ${majorText(cost)}, won ${majorText(won)}`,
  }));

const movementEntry = ({ at, position, action, balance, amount, after, orderId }: MovementRow): Entry => ({
  ...{ at, position, kind: 'MOVEMENT', reference: orderId, what: action, balance, change: amount, after },
  text: `${action}: ${signed(amount)} ${balance}, ${majorText(after)} after`,
});

const flowsAs =
  (kind: 'DEPOSIT' | 'RETRIEVAL' | 'TRANSFER', flow: FlowKind): Read =>
  async (sql, player, first) =>
    (await flowsOf(sql, player, flow, { first })).rows.map(({ at, position, state, amount, balance, flowId }) => ({
      ...{ at, position, kind, reference: flowId, what: state, amount, balance },
      text: `${state}: ${signed(amount)} ${balance}`,
    }));

const imposedAndLifted = ({ id, kind, scope, imposed, until, lifted }: Restriction): readonly Entry[] => {
  const what = scope === null ? kind : `${kind} (${scope})`;
  const end = until >= FOREVER ? 'lifted by hand' : new Date(until).toISOString();
  const entry = { position: null, kind: 'RESTRICTION', reference: id, what: kind } as const;
  const { at, by, origin, reason } = imposed;
  const begun = { ...entry, at, until, by, about: reason };
  const entries = [{ ...begun, text: `${what} until ${end} by ${by} (${origin}): ${reason}` }];
  if (lifted === null) return entries;
  const ended = { ...entry, at: lifted.at, by: lifted.by, about: lifted.reason };
  return [...entries, { ...ended, text: `${what} lifted by ${lifted.by}: ${lifted.reason ?? ''}` }];
};

const imposedLimit = ({ limitId, kind, period, amount, imposedAt, imposedBy, reason }: ImposedLimit): Entry => ({
  ...{ at: imposedAt, position: null, kind: 'RESTRICTION', reference: limitId },
  ...{ what: 'limit', by: imposedBy, about: reason, amount },
  text: `limit of ${majorText(amount)} ${kind} a ${period} by ${imposedBy} (operator): ${reason}`,
});

const ticketsOf =
  (now: () => Instant): Read =>
  async (sql, player, first) =>
    (await supportIn(sql, now, randomUUID).page(player, first, null)).rows.map(({ id, createdAt, state, subject }) => ({
      ...{ at: createdAt, position: null, kind: 'TICKET', reference: id, what: state, about: subject },
      text: `${state}: ${subject}`,
    }));

/** Each entry with the movement at its position, and the movements that are part of no other entry. */
const withMovements = (entries: readonly Entry[], movements: readonly MovementRow[]): readonly Entry[] => {
  const taken = new Set<MovementRow>();
  const whole = entries.map((entry): Entry => {
    const moved = movements.find(
      (one) => one.position === entry.position && one.orderId === entry.reference && !taken.has(one),
    );
    if (moved === undefined) return entry;
    taken.add(moved);
    const { balance, amount: change, after } = moved;
    return {
      ...entry,
      balance,
      change,
      after,
      text: `${entry.text}; ${signed(change)} ${balance}, ${majorText(after)} after`,
    };
  });
  return [...whole, ...movements.filter((one) => !taken.has(one)).map(movementEntry)];
};

/** The newest events of these kinds, newest first; null for every kind. */
export const timelineOf = async (
  { sql, now }: { readonly sql: SqlClient; readonly now: () => Instant },
  player: PlayerId,
  first: number,
  kinds: readonly TimelineKind[] | null = null,
): Promise<readonly Entry[]> => {
  const parts = { sql, now, randomUuid: randomUUID };
  const restrictions = restrictionsIn(parts);
  const limits = imposedLimitsIn(parts);
  const reads: Readonly<Record<Exclude<TimelineKind, 'MOVEMENT'>, Read>> = {
    PLAY: playsOf,
    DEPOSIT: flowsAs('DEPOSIT', 'deposit'),
    RETRIEVAL: flowsAs('RETRIEVAL', 'retrieval'),
    TRANSFER: flowsAs('TRANSFER', 'transfer'),
    RESTRICTION: async () => [
      ...(await restrictions.history(player, first)).flatMap(imposedAndLifted),
      ...(await limits.history(player, first)).map(imposedLimit),
    ],
    TICKET: ticketsOf(now),
  };
  const isWanted = (kind: string): boolean => kinds === null || kinds.some((one) => one === kind);
  const entries: Entry[] = [];
  for (const [kind, read] of Object.entries(reads))
    if (isWanted(kind)) entries.push(...(await read(sql, player, first)));
  const movements = (await movementsOf(sql, player, { balance: null, action: null }, { first })).rows;
  return withMovements(entries, movements)
    .filter(({ kind }) => isWanted(kind))
    .toSorted((one, other) => other.at - one.at || (other.position ?? -1) - (one.position ?? -1))
    .slice(0, first);
};
