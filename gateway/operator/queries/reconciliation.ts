import { db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { COMPLETED } from '../../money/payments/order-store.ts';
import type { CreditedOrder, OwnOrder } from '../reconciliation/reconcile.ts';
import { creditsOf } from './orders.ts';

/** An order is paid within half an hour of its making, and credited soon after; a webhook may come again for three days. */
const CREDITED_WITHIN_MS = 3 * 24 * 60 * 60_000;
/** As many as a file may have payments. */
const MOST = 20_000;

const columns = ['orderId', 'playerId', 'providerRef', 'currency', 'payAmount', 'state', 'createdAt'] as const;

const orders = db.selectFrom('depositOrder').select(columns);
const anyOf = (texts: ReturnType<Given<{ texts: readonly string[] }>>) => fragment<string>`ANY(${texts}::text[])`;

interface Named {
  readonly provider: string;
  readonly references: readonly string[];
}

const byId = defineQuery((given: Given<Named>) =>
  orders.where('orderId', '=', anyOf(given('references'))).where('provider', '=', given('provider')),
);

const byReference = defineQuery((given: Given<Named>) =>
  orders.where('providerRef', '=', anyOf(given('references'))).where('provider', '=', given('provider')),
);

const completed = defineQuery((given: Given<{ provider: string; from: Instant; to: Instant }>) =>
  orders
    .where('provider', '=', given('provider'))
    .where('createdAt', '>=', given('from'))
    .where('createdAt', '<=', given('to'))
    .where('state', '=', COMPLETED)
    .orderBy('createdAt')
    .limit(MOST + 1),
);

type Found = Omit<OwnOrder, 'isCredited'> & { readonly state: number };
const own = ({ state, ...order }: Found): OwnOrder => ({ ...order, isCredited: state === COMPLETED });

/** The orders of a provider that these references name: ids of orders, or the provider's own. */
export const ordersNamed = async (sql: SqlClient, named: Named): Promise<readonly OwnOrder[]> =>
  [...(await byId(sql, named)), ...(await byReference(sql, named))].map(own);

/** The orders of a provider that were credited within this time. Null where they are more than a file can have. */
export const ordersCredited = async (
  sql: SqlClient,
  { provider, from, to }: { readonly provider: string; readonly from: Instant; readonly to: Instant },
): Promise<readonly CreditedOrder[] | null> => {
  const found = await completed(sql, { provider, from: from - CREDITED_WITHIN_MS, to });
  if (found.length > MOST) return null;
  const credits = await creditsOf(sql, found);
  return found.flatMap((order) => {
    const creditedAt = credits.get(order.orderId)?.at;
    return creditedAt === undefined || creditedAt < from || creditedAt > to ? [] : [{ ...own(order), creditedAt }];
  });
};
