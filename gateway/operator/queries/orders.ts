import { db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { isPlayerId, mustBe, type PlayerId, playerStream } from '../../../engine/kernel/ids.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import { entryText } from '../../../engine/projections/queries/log.ts';
import { recordedEntry } from '../../../engine/projections/read-log.ts';

export const MAX_ORDERS_PAGE = 100;

const orderColumns = [
  'depositOrder.orderId',
  'depositOrder.playerId',
  'account.nickname',
  'depositOrder.provider',
  'depositOrder.channel',
  'depositOrder.providerRef',
  'depositOrder.currency',
  'depositOrder.payAmount',
  'depositOrder.amount',
  'depositOrder.bonus',
  'depositOrder.state',
  'depositOrder.payable',
  'depositOrder.requested',
  'depositOrder.createdAt',
] as const;

/** Why an operator has to look: a payment that wasn't credited, or one whose provider gave more of it back than the log took back. */
const problem = fragment<'amount' | 'currency' | 'refused' | 'reversed-at-provider' | null>`CASE
  WHEN deposit_order.problem IS NULL AND deposit_order.given_back > 0
    AND deposit_order.given_back::numeric * deposit_order.amount >= deposit_order.pay_amount * (
      SELECT coalesce(sum(r.amount), 0) + 1 FROM deposit_reversal AS r
      WHERE r.deposit_id = deposit_order.order_id AND r.player_id = deposit_order.player_id)
  THEN 'reversed-at-provider' ELSE deposit_order.problem END`;

interface OrdersAsked {
  readonly state: number;
  readonly problem: 'amount' | 'currency' | 'refused' | 'reversed-at-provider';
  readonly player: string;
  readonly provider: string;
  /** Of an order, or the provider's own. */
  readonly id: string;
}

/** Orders of all players, newest first. */
export const orders = defineList({
  cursor: () => 'orders of all',
  rows: () =>
    db
      .selectFrom('depositOrder')
      .innerJoin('account', 'account.accountId', 'depositOrder.accountId')
      .select(orderColumns)
      .select(problem.as('problem')),
  filters: (given: Given<OrdersAsked>) => ({
    state: (is) => is('depositOrder.state', '=', given('state')),
    problem: (is) => is(problem, '=', given('problem')),
    // The index of a player's orders is by the account.
    player: (is) =>
      is(
        'depositOrder.accountId',
        '=',
        db.selectFrom('account').select('accountId').where('playerId', '=', given('player')),
      ),
    provider: (is) => is('depositOrder.provider', '=', given('provider')),
    id: (is) => is.or([is('depositOrder.orderId', '=', given('id')), is('depositOrder.providerRef', '=', given('id'))]),
  }),
  sorts: { newest: ['desc integer depositOrder.createdAt', 'desc text depositOrder.orderId'] },
  usual: 'newest',
  size: { usual: 20, most: MAX_ORDERS_PAGE },
});

const anyOf = (texts: ReturnType<Given<{ texts: readonly string[] }>>) => fragment<string>`ANY(${texts}::text[])`;

const events = defineQuery((given: Given<{ orderIds: readonly string[] }>) =>
  db
    .selectFrom('paymentEvent')
    .select(['orderId', 'eventId', 'provider', 'kind', 'currency', 'amount', 'outcome', 'receivedAt'])
    .where('orderId', '=', anyOf(given('orderIds')))
    .orderBy('receivedAt')
    .orderBy('eventId')
    .limit(5_000),
);

/** The webhooks of these orders, oldest first. */
export const webhooksOf = (sql: SqlClient, orderIds: readonly string[]) => events(sql, { orderIds });

const credits = defineQuery((given: Given<{ orderIds: readonly string[]; playerIds: readonly string[] }>) =>
  db
    .selectFrom('movement')
    .select(['orderId', 'position', 'at'])
    .where('playerId', '=', anyOf(given('playerIds')))
    .where('action', '=', 'DEPOSIT')
    .where('orderId', '=', anyOf(given('orderIds'))),
);

const cancellations = defineQuery((given: Given<{ orderIds: readonly string[]; streamIds: readonly string[] }>) =>
  db
    .selectFrom('wholeEvent')
    .select(['position', entryText('entry').as('json')])
    .where('streamId', '=', anyOf(given('streamIds')))
    .where('type', '=', 'DepositCancelled')
    .where(fragment<string>`${entryText('entry')}::jsonb #>> '{data,depositId}'`, '=', anyOf(given('orderIds'))),
);

interface OfPlayer {
  readonly orderId: string;
  readonly playerId: string;
}

const asked = (some: readonly OfPlayer[]) => ({
  orderIds: some.map(({ orderId }) => orderId),
  playerIds: [...new Set(some.map(({ playerId }) => playerId))],
});

/** Where and when the log credits these orders, by the order. */
export const creditsOf = async (sql: SqlClient, paid: readonly OfPlayer[]) =>
  new Map(paid.length === 0 ? [] : (await credits(sql, asked(paid))).map((row) => [row.orderId, row]));

/** When and why the log gives these orders up, by the order. */
export const cancellationsOf = async (sql: SqlClient, cancelled: readonly OfPlayer[]) => {
  if (cancelled.length === 0) return new Map<string, { readonly at: number; readonly reason: string }>();
  const { orderIds, playerIds } = asked(cancelled);
  const streamIds = playerIds.map((id) => playerStream(mustBe(isPlayerId, id)));
  const entries = await cancellations(sql, { orderIds, streamIds });
  return new Map(
    entries.flatMap(({ position, json }) => {
      const { event, at } = recordedEntry(position, json);
      return event.type === 'DepositCancelled'
        ? [[event.data.depositId, { at, reason: event.data.reason }] as const]
        : [];
    }),
  );
};

const payer = defineQuery((given: Given<{ orderId: string }>) =>
  db.selectFrom('depositOrder').select('playerId').where('orderId', '=', given('orderId')),
);

/** The player of an order; null for one that isn't known. */
export const payerOf = async (sql: SqlClient, orderId: string): Promise<PlayerId | null> => {
  const id = (await payer(sql, { orderId }))[0]?.playerId ?? '';
  return isPlayerId(id) ? id : null;
};
