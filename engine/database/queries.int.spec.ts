import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { countRows, db, defineQuery, fragment, type Given, givenRows, prepareQuery, runQuery } from './queries.ts';
import type { NamedStatement } from './session.ts';
import type { SqlClient } from './sql.ts';

const columns = ['orderId', 'amount', 'state'] as const;

const insert = defineQuery((given: Given<{ orderId: string; amount: bigint }>) =>
  db
    .insertInto('sandboxPayment')
    .values({ orderId: given('orderId'), amount: given('amount'), currency: 'CNY', state: 'open' })
    .returning(columns),
);
const beyond = 2n ** 53n + 1n;

describe('queries', () => {
  const answering = (row: object): { readonly sql: SqlClient; readonly asked: unknown[] } => {
    const asked: unknown[] = [];
    return { asked, sql: { query: async (text, values) => ({ rows: [asked.push(text, values), row].slice(1) }) } };
  };

  it('are sent with the values of each call, in the words of the database', async () => {
    const { sql, asked } = answering({ account_id: 'a' });
    const find = defineQuery((given: Given<{ at: number; accountId: string | null }>) =>
      db
        .selectFrom('session')
        .select('accountId')
        .where('expiresAt', '>', given('at'))
        .where('accountId', 'is not distinct from', given('accountId'))
        .limit(2),
    );
    expect(await find(sql, { accountId: null, at: 5 })).toEqual([{ accountId: 'a' }]);
    await find(sql, { accountId: 'a', at: 6 });
    const text =
      'select "account_id" from "session" where "expires_at" > $1 and "account_id" is not distinct from $2 limit $3';
    expect(asked).toEqual([text, [5, null, 2], text, [6, 'a', 2]]);
  });

  it('are prepared under a name where they have one', async () => {
    const asked: NamedStatement[] = [];
    const find = prepareQuery('sessions', (given: Given<{ at: number }>) =>
      db.selectFrom('session').select('accountId').where('expiresAt', '>', given('at')),
    );
    const sql = { query: async (one: NamedStatement) => ({ rows: [{ account_id: 'a' }].slice(0, asked.push(one)) }) };
    expect(await find(sql, { at: 5 })).toEqual([{ accountId: 'a' }]);
    const text = 'select "account_id" from "session" where "expires_at" > $1';
    expect(asked).toEqual([{ name: 'sessions', text, values: [5] }]);
  });

  it('refuse to answer columns that they do not name', () => {
    expect(() => defineQuery(() => db.selectFrom('session').selectAll())).toThrow(TypeError);
  });

  it('refuse 64 bits of a column that no table has', async () => {
    const { sql } = answering({ sum: 1n });
    const inner = db.selectFrom('sandboxPayment').select(['amount as sum']).as('inner');
    await expect(runQuery(sql, db.selectFrom(inner).select('inner.sum'))).rejects.toThrow(TypeError);
  });

  it('refuse a position that a number does not hold', async () => {
    const { sql } = answering({ position: beyond });
    await expect(runQuery(sql, db.selectFrom('event').select('position'))).rejects.toThrow(RangeError);
  });
});

describe.each(databaseProviders)('queries on $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
  });
  afterAll(() => store.close());

  it('take many rows as one array a column, bytes among them', async () => {
    const sql = store.database.pool;
    const rows = [0, 1].map((index) => ({ level: 7, index, width: 1, hashes: Buffer.alloc(32, index) }));
    const types = { level: 'smallint', index: 'bigint', width: 'smallint', hashes: 'bytea' } as const;
    const tileColumns = ['level', 'index', 'width', 'hashes'] as const;
    const insertTiles = db.insertInto('logTile').columns(tileColumns);
    await store.database.asOwner((session) =>
      runQuery(session, insertTiles.expression(db.selectFrom(givenRows(types, rows)).select(tileColumns))),
    );
    const found = db.selectFrom('logTile').select(tileColumns).where('level', '=', 7).orderBy('index');
    expect(await runQuery(sql, found)).toEqual(rows);
  });

  it('hold money as a bigint, under another name and in a sum too, and every other number as a number', async () => {
    const sql = store.database.pool;
    expect(await insert(sql, { orderId: 'one', amount: beyond })).toEqual([
      { orderId: 'one', amount: beyond, state: 'open' },
    ]);
    await insert(sql, { orderId: 'two', amount: 2n });
    const summed = db
      .selectFrom('sandboxPayment as payment')
      .select(({ fn, cast }) => [
        fn.countAll<number>().as('count'),
        cast<bigint>(fn.sum('payment.amount'), 'bigint').as('sum'),
        fn.max('payment.orderId').as('lastOrder'),
      ]);
    expect(await runQuery(sql, summed)).toEqual([{ count: 2, sum: beyond + 2n, lastOrder: 'two' }]);
    expect(await countRows(sql, db.selectFrom('sandboxPayment').where('orderId', '=', 'two'))).toBe(1);
    const renamed = db.selectFrom('sandboxPayment').select(['amount as paid']).where('orderId', '=', 'two');
    expect(await runQuery(sql, renamed)).toEqual([{ paid: 2n }]);
    await runQuery(
      sql,
      db.insertInto('attempt').values({ key: Buffer.from('key'), count: 3, resetsAt: 1_780_000_000_000 }),
    );
    expect(
      await runQuery(sql, db.selectFrom('attempt').select(['count', 'resetsAt', fragment<null>`NULL`.as('no')])),
    ).toEqual([{ count: 3, resetsAt: 1_780_000_000_000, no: null }]);
  });

  it('take part in a transaction', async () => {
    const failed = store.database.transaction('request', async (tx) => {
      await insert(tx, { orderId: 'three', amount: 3n });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    const three = db.selectFrom('sandboxPayment').select('orderId').where('orderId', '=', 'three');
    expect(await runQuery(store.database.pool, three)).toEqual([]);
  });
});
