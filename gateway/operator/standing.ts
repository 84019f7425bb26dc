import { db, defineQuery, fragment } from '../../engine/database/queries.ts';
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

const models = defineQuery(() => db.selectFrom('projection').select(['name', 'position']).orderBy('name'));

/** Where every read model is. Relays have a row as well, which counts messages. */
export const readModelsOf = async (sql: SqlClient) =>
  (await models(sql, {})).filter(({ name }) => projectionNamed(name) !== undefined);

const firstPlay = defineQuery(() =>
  db.selectFrom('ledgerPlay').select(({ fn }) => fn.min<Instant | null>('slot').as('slot')),
);

/** The beginning of the quarter of an hour of the first play; null before it. */
export const firstPlayedAt = async (sql: SqlClient): Promise<Instant | null> =>
  (await firstPlay(sql, {}))[0]?.slot ?? null;
