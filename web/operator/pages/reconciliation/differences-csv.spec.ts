import { expect, it } from 'vitest';
import { differencesCsv } from './differences-csv.ts';

it('the differences as CSV have amounts in the decimals of their currency, and no formula from a reference', () => {
  const at = '2026-11-20T10:41:08.000Z';
  const differences = [
    { outcome: 'AMOUNT', line: 3, reference: '=cmd()', order: 'o', player: 'p', at, inFile: '5', currency: 'EUR' },
    { outcome: 'NOT_IN_FILE', line: null, reference: null, order: 'o', player: 'p', at, inFile: null, currency: null },
  ] as const;
  const own = { here: '500', orderCurrency: 'JPY' };
  expect(differencesCsv({ differences: differences.map((one) => ({ ...one, ...own })) }).split('\n')).toEqual([
    'result,line,reference,order,player,time,amount in file,currency in file,amount here,currency here',
    `AMOUNT,3,'=cmd(),o,p,${at},0.05,EUR,500,JPY`,
    `NOT_IN_FILE,,,o,p,${at},,,500,JPY`,
    '',
  ]);
});
