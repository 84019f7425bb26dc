import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('a row of CSV', () => {
  it('quotes commas, quotation marks and ends of lines', () => {
    expect(csvRow(['a', 'b,c', 'say "d"', 'e\nf', '', null, 5, true])).toBe('a,"b,c","say ""d""","e\nf",,,5,true');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('has no formula of the text %j', (text) => {
    expect(csvRow([text])).toMatch(/^"?'/);
  });

  it('leaves amounts below 0 and ids of the site as they are', () => {
    expect(csvRow([{ exact: '-12.50' }, -3, { exact: '-JYPK5kr7SoQY92fX4tqGA' }])).toBe(
      '-12.50,-3,-JYPK5kr7SoQY92fX4tqGA',
    );
  });
});
