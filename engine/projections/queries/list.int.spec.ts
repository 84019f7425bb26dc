import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { db, type Given, runQuery } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { encodeCursor, InvalidCursor, type Page } from './cursor.ts';
import { defineList } from './list.ts';

const payments = defineList({
  cursor: (sort) => `payments ${sort}`,
  rows: (given: Given<{ currency: string }>) =>
    db
      .selectFrom('sandboxPayment as p')
      .select(['p.orderId', 'p.amount', 'p.state'])
      .where('p.currency', '=', given('currency')),
  filters: (given: Given<{ least: bigint; state: 'open' | 'paid' }>) => ({
    least: (is) => is('p.amount', '>=', given('least')),
    state: (is) => is('p.state', '=', given('state')),
  }),
  sorts: {
    dearest: ['desc integer p.amount', 'desc text p.orderId'],
    cheapest: ['asc integer p.amount', 'desc text p.orderId'],
    named: ['kept integer p.amount', 'asc words p.orderId p.state'],
  },
  usual: 'dearest',
  size: { usual: 3, most: 5 },
});
const sorts = ['dearest', 'cheapest', 'named'] as const;
const CNY = { currency: 'CNY' };

describe('a list', () => {
  /** A client that answers rows, and the statements that it was sent. */
  const answering = (...rows: readonly object[]) => {
    const sent: (readonly [text: string, values: readonly unknown[]])[] = [];
    const sql: SqlClient = {
      query: async (text, values = []) => {
        sent.push([text, values]);
        return { rows };
      },
    };
    return { sql, sent };
  };
  const from =
    'select "p"."order_id", "p"."amount", "p"."state" from "sandbox_payment" as "p" where "p"."currency" = $1';

  it('asks for one row more than a page has', async () => {
    const { sql, sent } = answering();
    await payments.page(sql, CNY);
    await payments.page(sql, CNY, { first: 1_000 });
    await payments.page(sql, CNY, { first: -1 });
    const text = `${from} order by "p"."amount" desc, "p"."order_id" desc limit $2`;
    expect(sent).toEqual([4, 6, 2].map((limit) => [text, ['CNY', limit]]));
  });

  it('compares rows with the last one of the page before, turn by turn where directions change', async () => {
    const { sql, sent } = answering();
    const behind = (sort: string) => encodeCursor(`payments ${sort}`, ['7', 'one']);
    await payments.page(sql, CNY, { after: behind('dearest') });
    await payments.page(sql, CNY, { sort: 'cheapest', after: behind('cheapest') });
    await payments.page(sql, CNY, { sort: 'named', after: encodeCursor('payments named', ['7', 'one paid']) });
    expect(sent).toEqual([
      [
        `${from} and ("p"."amount", "p"."order_id") < ($2::bigint, $3::text) ` +
          'order by "p"."amount" desc, "p"."order_id" desc limit $4',
        ['CNY', 7n, 'one', 4],
      ],
      [
        `${from} and ("p"."amount" > $2::bigint or ("p"."amount" = $3::bigint and "p"."order_id" < $4::text)) ` +
          'order by "p"."amount" asc, "p"."order_id" desc limit $5',
        ['CNY', 7n, 7n, 'one', 4],
      ],
      [
        `${from} and ("p"."order_id", "p"."state") > ($2::text, $3::text) ` +
          'order by "p"."order_id" asc, "p"."state" asc limit $4',
        ['CNY', 'one', 'paid', 4],
      ],
    ]);
  });

  it('has a condition for each filter that is set', async () => {
    const { sql, sent } = answering({ count: 2n });
    expect(await payments.count(sql, { ...CNY, least: 5n, state: null })).toBe(2);
    expect(await payments.count(sql, { ...CNY, state: 'paid', least: 5n })).toBe(2);
    const count = 'select count(*) as "count" from "sandbox_payment" as "p" where "p"."currency" = $1';
    expect(sent).toEqual([
      [`${count} and "p"."amount" >= $2`, ['CNY', 5n]],
      [`${count} and "p"."amount" >= $2 and "p"."state" = $3`, ['CNY', 5n, 'paid']],
    ]);
  });

  it('makes cursors of its name and all keys, in one text without a space between words', async () => {
    const { sql } = answering({ order_id: 'one', amount: 7n, state: 'open' });
    const cursors = await Promise.all(sorts.map(async (sort) => (await payments.page(sql, CNY, { sort })).cursorAt(0)));
    expect(cursors.map((cursor) => Buffer.from(cursor, 'base64url').toString())).toEqual([
      'payments dearest\n7\none',
      'payments cheapest\n7\none',
      'payments named\n7\none open',
    ]);
  });

  it.each([
    ['of another order', encodeCursor('payments cheapest', ['7', 'one'])],
    ['of another list', encodeCursor('orders dearest', ['7', 'one'])],
    ['with too few keys', encodeCursor('payments dearest', ['7'])],
    ['with too many keys', encodeCursor('payments dearest', ['7', 'one', 'two'])],
    ['with an empty key', encodeCursor('payments dearest', ['7', ''])],
    ['with a text for an integer', encodeCursor('payments dearest', ['7 OR 1', 'one'])],
    ['beyond 64 bits', encodeCursor('payments dearest', ['9'.repeat(20), 'one'])],
    ['that was made up', '%%%'],
    ['that is too long', 'a'.repeat(5_000)],
    ['that is empty', ''],
  ])('refuses a cursor %s', async (_what, after) => {
    const { sql, sent } = answering();
    await expect(payments.page(sql, CNY, { after })).rejects.toBeInstanceOf(InvalidCursor);
    expect(sent).toEqual([]);
  });

  it.each(['one', 'one two three'])('refuses a cursor with another number of words: %s', async (words) => {
    const after = encodeCursor('payments named', ['7', words]);
    await expect(payments.page(answering().sql, CNY, { sort: 'named', after })).rejects.toBeInstanceOf(InvalidCursor);
  });
});

describe.each(databaseProviders)('a list on $name', ({ create }) => {
  let store: TestDatabase;
  const insert = (orderId: string, amount: bigint, state: 'open' | 'paid' = 'open', currency = 'CNY') =>
    runQuery(store.database.pool, db.insertInto('sandboxPayment').values({ orderId, amount, state, currency }));

  beforeAll(async () => {
    store = await create();
    // Three amounts for eleven rows: pages begin and end between equal keys.
    for (let n = 0; n < 11; n += 1) await insert(`o${n % 4}${n}`, BigInt(n % 3), n % 2 === 0 ? 'open' : 'paid');
    await insert('foreign', 1n, 'open', 'USD');
  });
  afterAll(() => store.close());

  type Payment = Awaited<ReturnType<typeof payments.page>>['rows'][number];
  const walk = async (page: (after: string | null) => Promise<Page<Payment>>): Promise<readonly Payment[]> => {
    const { rows, hasNextPage, endCursor } = await page(null);
    const all = [...rows];
    let [more, after] = [hasNextPage, endCursor];
    while (more) {
      const next = await page(after);
      all.push(...next.rows);
      [more, after] = [next.hasNextPage, next.endCursor];
    }
    return all;
  };
  const texts = (rows: readonly Payment[]) => rows.map(({ orderId, amount }) => `${amount} ${orderId}`);

  const down = (a: string, b: string) => (a < b ? 1 : -1);
  const orders: Readonly<Record<(typeof sorts)[number], (a: Payment, b: Payment) => number>> = {
    dearest: (a, b) => Number(b.amount - a.amount) || down(a.orderId, b.orderId),
    cheapest: (a, b) => Number(a.amount - b.amount) || down(a.orderId, b.orderId),
    named: (a, b) => -down(a.orderId, b.orderId),
  };

  it.each(sorts)('goes over equal keys without a gap, and shows no row twice: %s', async (sort) => {
    const sql = store.database.pool;
    for (const first of [1, 2, 3, 4, 5]) {
      const all = await walk((after) => payments.page(sql, CNY, { sort, first, after }));
      expect(all.length).toBe(11);
      expect(texts(all)).toEqual(texts(all.toSorted(orders[sort])));
    }
  });

  it('goes on from any of its rows', async () => {
    const sql = store.database.pool;
    const all = await payments.page(sql, CNY, { first: 5 });
    for (const [index, row] of all.rows.entries()) {
      const rest = await payments.page(sql, CNY, { first: 5, after: all.cursorAt(index) });
      expect([row, ...rest.rows].slice(0, 5 - index)).toEqual(all.rows.slice(index));
    }
    expect(() => all.cursorAt(5)).toThrow(RangeError);
  });

  it('counts all rows that match, whatever the page', async () => {
    const sql = store.database.pool;
    const asked = { ...CNY, least: 1n, state: 'paid' } as const;
    const page = await payments.counted(sql, asked, { first: 1 });
    const all = await walk((after) => payments.page(sql, asked, { first: 1, after }));
    expect([page.rows.length, page.hasNextPage, page.totalCount]).toEqual([1, true, all.length]);
    expect(all.every(({ amount, state }) => amount >= 1n && state === 'paid')).toBe(true);
    const none = await payments.counted(sql, { currency: 'EUR' });
    expect(none).toMatchObject({ rows: [], hasNextPage: false, endCursor: null, totalCount: 0 });
  });

  it('shows no row again that stands before newer ones', async () => {
    const sql = store.database.pool;
    const { rows, endCursor } = await payments.page(sql, CNY, { first: 3 });
    await insert('o99', 9n);
    const next = await payments.page(sql, CNY, { first: 5, after: endCursor });
    expect(texts(next.rows)).not.toEqual(expect.arrayContaining([texts(rows).at(-1)]));
    expect(next.rows.some(({ orderId }) => orderId === 'o99')).toBe(false);
  });
});
