import { expect, it } from 'vitest';
import { accessLabelIn, operatorAccessIn } from './access.ts';

it.each([
  ['nothing', ''],
  ['the prefix alone', 'gco_'],
  ['a secret without the prefix', 'A'.repeat(43)],
  ['an API key of a player', `gck_${'A'.repeat(43)}`],
  ['a character too few', `gco_${'A'.repeat(42)}`],
  ['a character too many', `gco_${'A'.repeat(44)}`],
  ['a character of ordinary base64', `gco_${'A'.repeat(42)}+`],
  ['a line behind it', `gco_${'A'.repeat(43)}\n`],
])('a token that is %s opens nothing and costs no query', async (_, token) => {
  const query = () => Promise.reject(new Error('a query was sent'));
  const accesses = operatorAccessIn({ query }, Date.now, (size) => new Uint8Array(size));
  expect(await accesses.of(token)).toBeNull();
});

it('a label has 1 to 60 visible characters, and no space around it', () => {
  expect(accessLabelIn('  Books of May ')).toBe('Books of May');
  expect(accessLabelIn('e\u0301')).toBe('é');
  expect(accessLabelIn('x'.repeat(60))).toHaveLength(60);
  for (const text of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u202eb'])
    expect(accessLabelIn(text)).toBeNull();
});
