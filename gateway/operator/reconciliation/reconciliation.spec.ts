import { describe, expect, it } from 'vitest';
import { csvLines } from './csv-lines.ts';
import { MAX_FILE_CHARACTERS, MAX_FILE_ROWS, readProviderFile } from './provider-file.ts';
import { type CreditedOrder, type OwnOrder, reconciled } from './reconcile.ts';

const AT = Date.UTC(2026, 10, 20, 10, 41, 8);

describe('a CSV file', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\r\n1;2\r\n', ';'],
    ['\uFEFFa\tb\n\n1\t2\n', '\t'],
    ['"a, x"|b\n1|2', '|'],
  ])('is read whatever its separator: %j', (file) => {
    expect(csvLines(file, 10)?.map(({ cells }) => cells.length)).toEqual([2, 2]);
  });

  it('may have separators, quotes and ends of lines within quotes', () => {
    expect(csvLines('a,b\n"1, ""x""\ny",2\n3,4', 10)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1, "x"\ny', '2'] },
      { line: 4, cells: ['3', '4'] },
    ]);
  });

  it('is none where a quote never ends, or with more rows than are taken', () => {
    expect(csvLines('a,b\n"1,2', 10)).toBeNull();
    expect(csvLines('a\n1\n2', 2)).toBeNull();
  });
});

describe('a provider’s file', () => {
  it('has its columns under many names, in any order, case and spelling', () => {
    const file = 'Status;Created (UTC);Currency;Amount;Payment-ID\nPaid;2026-11-20 10:41:08;usd;"1,014.50";pi_1\n';
    expect(readProviderFile(file)).toEqual({
      payments: [{ line: 2, reference: 'pi_1', amount: 101_450n, currency: 'USD', at: AT }],
      ...{ others: 0, from: AT, to: AT },
    });
  });

  it('counts in the decimals of the currency, or in minor units where its column says so', () => {
    const amountOf = (name: string, amount: string, currency: string) =>
      readProviderFile(`id,${name},currency,time\nx,${amount},${currency},${AT / 1000}`).payments[0]?.amount;
    expect(amountOf('amount', '500', 'JPY')).toBe(500n);
    expect(amountOf('amount', '5.25', 'KWD')).toBe(5_250n);
    expect(amountOf('amount_minor', '500', 'EUR')).toBe(500n);
  });

  it('has rows that are no payment: of another state, of nothing, and of a sum that went back', () => {
    const rows = ['a,1,EUR,failed', 'b,-1,EUR,paid', 'c,0.00,EUR,paid', 'd,1,EUR,succeeded'];
    const file = `id,amount,currency,state,time\n${rows.map((row) => `${row},2026-11-20T10:41:08Z`).join('\n')}`;
    const { payments, others } = readProviderFile(file);
    expect([payments.map(({ reference }) => reference), others]).toEqual([['d'], 3]);
  });

  it.each([
    ['', 'a line of names'],
    ['id,amount,currency,time', 'a line of names'],
    ['id,currency,time\nx,EUR,2026-11-20', 'a column amount'],
    ['id,amount,amount_minor,currency,time\nx,1,100,EUR,2026-11-20', 'a column amount'],
    ['id,amount,time\nx,1,2026-11-20', 'line 1: names no column currency'],
    ['id,amount,currency,time\nx,1,EUR,yesterday', 'line 2: the time'],
    ['id,amount,currency,time\nx,1,EUR,2026-13-40', 'line 2: the time'],
    ['id,amount,currency,time\nx,1.234,EUR,2026-11-20', 'line 2: the amount'],
    ['id,amount,currency,time\nx,1 EUR,EUR,2026-11-20', 'line 2: the amount'],
    ['id,amount,currency,time\nx,1,euro,2026-11-20', 'line 2: the currency'],
    ['id,amount,currency,time\n,1,EUR,2026-11-20', 'line 2: the reference'],
    [`id,amount,currency,time\n${'x,1,EUR,2026-11-20\n'.repeat(MAX_FILE_ROWS + 1)}`, 'at most 20000 rows'],
    ['x'.repeat(MAX_FILE_CHARACTERS + 1), 'at most 1000000 characters'],
  ])('is refused with the line that is wrong', (file, problem) => {
    expect(() => readProviderFile(file)).toThrow(problem);
  });
});

describe('a reconciliation', () => {
  const order = (orderId: string, more: Partial<OwnOrder> = {}): OwnOrder => ({
    ...{ orderId, playerId: 'p', providerRef: `cs_${orderId}`, currency: 'EUR', payAmount: 100n, isCredited: true },
    ...more,
  });
  const paid = (reference: string, amount = 100n, currency = 'EUR') => ({
    ...{ line: 2, reference, amount, currency, at: AT },
  });
  const credited = (one: OwnOrder): CreditedOrder => ({ ...one, creditedAt: AT + 1 });

  it('finds payments by either id, and says of each what differs, with sums', () => {
    const [a, b, c, d] = [order('a'), order('b', { isCredited: false }), order('c'), order('d')];
    const lacking = order('e', { payAmount: 70n });
    const { sums, differences } = reconciled(
      [paid('a'), paid('cs_a'), paid('b'), paid('stranger', 30n), paid('c', 99n), paid('cs_d', 100n, 'USD')],
      [a, b, c, d],
      [a, c, d, lacking].map(credited),
    );
    expect(differences.map(({ outcome, payment, order: own }) => [outcome, payment?.reference, own?.orderId])).toEqual([
      ['NOT_CREDITED', 'b', 'b'],
      ['NOT_CREDITED', 'stranger', undefined],
      ['TWICE', 'cs_a', 'a'],
      ['AMOUNT', 'c', 'c'],
      ['CURRENCY', 'cs_d', 'd'],
      ['NOT_IN_FILE', undefined, 'e'],
    ]);
    expect(sums.map(({ outcome, currency, count, inFile, here }) => [outcome, currency, count, inFile, here])).toEqual([
      ['NOT_CREDITED', 'EUR', 2, 130n, 0n],
      ['TWICE', 'EUR', 1, 100n, 100n],
      ['AMOUNT', 'EUR', 1, 99n, 100n],
      ['CURRENCY', 'USD', 1, 100n, null],
      ['NOT_IN_FILE', 'EUR', 1, 0n, 70n],
      ['MATCHED', 'EUR', 1, 100n, 100n],
    ]);
  });

  it('finds nothing to look at where both sides agree', () => {
    expect(reconciled([paid('a')], [order('a')], [credited(order('a'))]).differences).toEqual([]);
  });
});
