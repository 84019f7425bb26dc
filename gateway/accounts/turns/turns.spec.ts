import { expect, it } from 'vitest';
import { addressKey } from '../../address-key.ts';
import { askerOf, turnsBy } from './turns.ts';

/** Work that ends when it is told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
const from = (address: string, known = false) => askerOf(addressKey(address), known);

it('counts the /24 of IPv4 and the /48 of IPv6 as one', () => {
  expect(from('198.51.100.7')).toEqual(from('198.51.100.200'));
  expect(from('198.51.100.7')).not.toEqual(from('198.51.101.7'));
  expect(from('2001:db8:1:2::1')).toEqual(from('2001:db8:1:ffff::1'));
  expect(from('2001:db8:1::1')).not.toEqual(from('2001:db8:2::1'));
});

it('refuses what a network asks for beyond its share, says when to come again, and goes on with others', async () => {
  const turns = turnsBy({ atOnce: 1, waiting: 4, perNetwork: 2 }, 3);
  const first = held();
  const order: string[] = [];
  const say = (word: string) => async () => {
    order.push(word);
  };
  const running = turns(from('192.0.2.1'), first.work);
  const hogs = Array.from({ length: 4 }, (_, n) => codeOf(turns(from(`198.51.100.${n}`), say('hog'))));
  const honest = turns(from('203.0.113.1'), say('honest'));
  const known = turns(from('198.51.100.9', true), say('known'));
  for (const refused of hogs.slice(2)) {
    expect(await refused).toMatchObject({ code: 'BUSY', details: { retryAfterSeconds: 3 } });
  }
  first.end();
  await Promise.all([running, honest, known, ...hogs]);
  expect(order).toEqual(['known', 'hog', 'honest', 'hog']);
});

it('gives its place on when the work fails', async () => {
  const turns = turnsBy({ atOnce: 1, waiting: 1, perNetwork: 1 }, 1);
  const failing = codeOf(turns(from('192.0.2.1'), () => Promise.reject(new Error('failed'))));
  expect(await turns(from('192.0.2.1'), async () => 'done')).toBe('done');
  expect(await failing).toMatchObject({ message: 'failed' });
});
