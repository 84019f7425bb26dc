import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { projectionNamed } from '../../engine/projections/registry.ts';
import { RETRIEVAL_STATES } from '../../engine/projections/retrievals.ts';

export type QueueName = 'support tickets' | 'orders that may be paid' | 'text messages' | 'mails' | 'failed reactions';

/** Work of one kind that waits. */
export interface Queue {
  readonly name: QueueName;
  readonly waiting: number;
  /** Null where none waits, and where a row doesn't say since when. */
  readonly oldestSince: Instant | null;
}

const sms = defineQuery(() => db.selectFrom('smsOutbox').select(({ fn }) => fn.countAll<number>().as('waiting')));
const mail = defineQuery(() => db.selectFrom('mailOutbox').select(({ fn }) => fn.countAll<number>().as('waiting')));
const failures = defineQuery(() =>
  db.selectFrom('reactorFailure').select(({ fn }) => fn.countAll<number>().as('waiting')),
);
const tickets = defineQuery(() =>
  db
    .selectFrom('supportTicket')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<Instant | null>('updatedAt').as('oldestSince')])
    .where('state', '=', 'open'),
);
const orders = defineQuery(() =>
  db
    .selectFrom('depositOrder')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<Instant | null>('createdAt').as('oldestSince')])
    .where('payable', '=', true),
);

/** Work that waits outside of the log. */
export const queuesOf = async (sql: SqlClient): Promise<readonly Queue[]> => {
  const counted = async (
    name: QueueName,
    query: (sql: SqlClient, given: Record<never, never>) => Promise<readonly Omit<Queue, 'name'>[]>,
  ): Promise<Queue> => ({ name, ...((await query(sql, {}))[0] ?? { waiting: 0, oldestSince: null }) });
  const unsaid = async (name: QueueName, query: typeof sms): Promise<Queue> => ({
    name,
    waiting: (await query(sql, {}))[0]?.waiting ?? 0,
    oldestSince: null,
  });
  return [
    await counted('support tickets', tickets),
    await counted('orders that may be paid', orders),
    await unsaid('text messages', sms),
    await unsaid('mails', mail),
    await unsaid('failed reactions', failures),
  ];
};

const waitingRetrievals = defineQuery(() =>
  db
    .selectFrom('retrieval')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('count'),
      fragment<Instant>`min(requested_at)`.as('oldestSince'),
    ])
    .where(fragment<boolean>`state < 3`)
    .groupBy('state')
    .orderBy('state'),
);

/** Retrievals that aren't finished, by state. */
export const retrievalsWaiting = async (sql: SqlClient) =>
  (await waitingRetrievals(sql, {})).map(({ state, ...row }) => ({ state: RETRIEVAL_STATES[state] ?? '', ...row }));

/** Hours since the request at which an age ends and the next begins. */
const AGES = [1, 3, 6, 12] as const;
const HOUR_MS = 60 * 60_000;

const agesOfRetrievals = defineQuery((given: Given<{ ends: readonly Instant[] }>) =>
  db
    .selectFrom('retrieval')
    .innerJoin('item', 'item.itemId', 'retrieval.itemId')
    .select(({ cast, fn }) => [
      // Of the moments at which ages end, the earliest first: how many lie before the request.
      fragment<number>`width_bucket(requested_at, ${given('ends')}::bigint[])`.as('after'),
      fn.countAll<number>().as('count'),
      cast<bigint>(fn.sum('item.value'), 'bigint').as('value'),
    ])
    .where(fragment<boolean>`retrieval.state < 3`)
    .groupBy(fragment.ref('after')),
);

/** Retrievals that aren't finished by the time since their request, the youngest first, ages without one too. */
export const retrievalsByAge = async (sql: SqlClient, now: Instant) => {
  const rows = await agesOfRetrievals(sql, { ends: AGES.map((hours) => now - hours * HOUR_MS).toReversed() });
  return [0, ...AGES].map((fromHours, place) => {
    const found = rows.find(({ after }) => AGES.length - after === place);
    return { fromHours, toHours: AGES[place] ?? null, count: found?.count ?? 0, value: found?.value ?? 0n };
  });
};

const models = defineQuery(() => db.selectFrom('projection').select(['name', 'position', 'status']).orderBy('name'));

/** Where every read model is. Relays have a row as well, which counts messages. */
export const readModelsOf = async (sql: SqlClient) =>
  (await models(sql, {})).filter(({ name }) => projectionNamed(name) !== undefined);

const firstPlay = defineQuery(() =>
  db.selectFrom('ledgerPlay').select(({ fn }) => fn.min<Instant | null>('slot').as('slot')),
);

/** The beginning of the quarter of an hour of the first play; null before it. */
export const firstPlayedAt = async (sql: SqlClient): Promise<Instant | null> =>
  (await firstPlay(sql, {}))[0]?.slot ?? null;
