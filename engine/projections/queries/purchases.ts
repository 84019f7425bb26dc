import { db, type Expression, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { CountedPage } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';
import { MAX_RECORDS_PAGE } from './records.ts';

/** One bought item, or the one that an opened case gave. */
export interface PurchaseRow extends Row<'play', readonly ['playerId', 'position', 'caseSlug', 'quantity', 'at']> {
  readonly itemId: string;
  readonly channel: 'case' | 'free-case' | 'shop';
  /** Its share: shares of an order sum to its total. */
  readonly paid: bigint;
  readonly balance: 'coin' | 'points';
}

const opened = (playerId: Expression<string>) =>
  db.selectFrom('play').where('playerId', '=', playerId).where('game', '=', 'case');

const lots = (playerId: Expression<string>) => db.selectFrom('shopPurchase').where('playerId', '=', playerId);

const itemsOfLot = fragment<{ itemId: string; place: number }>`unnest(item_ids) WITH ORDINALITY`.as<'lotItem'>(
  fragment`lot_item (item_id, place)`,
);

const list = defineList({
  cursor: () => 'purchases',
  /**
   * Of both tables those at or before the position of a cursor: at that one may stand what the page before has shown. So two
   * more of each than a page has are enough.
   */
  rows: (given: Given<{ playerId: string }>, { limit, after: [position] }) => {
    const upTo = position === undefined ? fragment<boolean>`true` : fragment<boolean>`position <= ${position}`;
    const most = fragment<number>`${limit}::bigint + 1`;
    const cases = opened(given('playerId'))
      .select(['playerId', 'position', fragment<string>`item_id COLLATE "C"`.as('itemId')])
      .select(fragment<PurchaseRow['channel']>`CASE WHEN free THEN 'free-case' ELSE 'case' END`.as('channel'))
      .select(['caseSlug', 'quantity', 'cost as paid', fragment<PurchaseRow['balance']>`'coin'`.as('balance'), 'at'])
      .where(upTo)
      .orderBy('position', 'desc')
      .limit(most);
    const lot = lots(given('playerId'))
      .select(['playerId', 'position', 'itemIds', 'total', 'balance', 'at'])
      .where(upTo)
      .orderBy('position', 'desc')
      .limit(most);
    const bought = db
      .selectFrom([lot.as('lot'), itemsOfLot])
      .select(['playerId', 'position', fragment<string>`item_id COLLATE "C"`.as('itemId')])
      .select([fragment<PurchaseRow['channel']>`'shop'`.as('channel'), fragment<string | null>`NULL`.as('caseSlug')])
      .select(fragment<number>`cardinality(item_ids)`.as('quantity'))
      .select(
        fragment<bigint>`total / cardinality(item_ids) + (place <= total % cardinality(item_ids))::int`.as('paid'),
      )
      .select(['balance', 'at']);
    return db
      .selectFrom(bought.unionAll(({ parens }) => parens(cases)).as('bought'))
      .select(['itemId', 'playerId', 'position', 'channel', 'caseSlug', 'quantity'])
      .select(({ cast }) => cast<bigint>('paid', 'bigint').as('paid'))
      .select(['balance', 'at']);
  },
  total: (given) =>
    db
      .selectFrom(
        opened(given('playerId'))
          .select('position')
          .unionAll(
            db
              .selectFrom([lots(given('playerId')).select(['position', 'itemIds']).as('lot'), itemsOfLot])
              .select('position'),
          )
          .as('bought'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count')),
  sorts: {
    newest: ['desc integer position', 'desc text itemId'],
  },
  usual: 'newest',
  size: { usual: 15, most: MAX_RECORDS_PAGE },
});

/** A player's purchases, newest first: opened cases and items from the shop. @throws InvalidCursor */
export const purchasesOf = (sql: SqlClient, playerId: string, page?: PageAsked): Promise<CountedPage<PurchaseRow>> =>
  list.counted(sql, { playerId }, page);
