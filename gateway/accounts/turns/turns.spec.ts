import { describe, expect, it } from 'vitest';
import { addressKey } from '../../server/addresses/address-key.ts';
import { HASHING } from '../passwords/password.ts';
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
const from = (address: string, account: string | null = null) => askerOf(addressKey(address), account);

it('counts the /24 of IPv4 and the /48 of IPv6 as one', () => {
  expect(from('198.51.100.7')).toEqual(from('198.51.100.200'));
  expect(from('198.51.100.7')).not.toEqual(from('198.51.101.7'));
  expect(from('2001:db8:1:2::1')).toEqual(from('2001:db8:1:ffff::1'));
  expect(from('2001:db8:1::1')).not.toEqual(from('2001:db8:2::1'));
});

it('counts an account as one, from wherever it asks', () => {
  expect(from('198.51.100.7', 'thief')).toEqual(from('2001:db8::1', 'thief'));
  expect(from('198.51.100.7', 'thief')).not.toEqual(from('198.51.100.7', 'owner'));
});

it('lets a known one in whose neighbours ask for all that they may from devices of their own account', async () => {
  const turns = turnsBy({ atOnce: 1, waiting: 6, perShare: 4 }, 3);
  const first = held();
  const order: string[] = [];
  const running = turns(from('192.0.2.1'), first.work);
  const thieves = Array.from({ length: 8 }, (_, n) =>
    codeOf(turns(from(`203.0.113.${n}`, 'thief'), async () => order.push('thief'))),
  );
  const owner = turns(from('203.0.113.99', 'owner'), async () => order.push('owner'));
  first.end();
  await Promise.all([running, owner, ...thieves]);
  expect(order).toEqual(['thief', 'owner', 'thief', 'thief', 'thief']);
});

it('refuses what a network asks for beyond its share, says when to come again, and goes on with others', async () => {
  const turns = turnsBy({ atOnce: 1, waiting: 4, perShare: 2 }, 3);
  const first = held();
  const order: string[] = [];
  const say = (word: string) => async () => {
    order.push(word);
  };
  const running = turns(from('192.0.2.1'), first.work);
  const hogs = Array.from({ length: 4 }, (_, n) => codeOf(turns(from(`198.51.100.${n}`), say('hog'))));
  const honest = turns(from('203.0.113.1'), say('honest'));
  const known = turns(from('198.51.100.9', 'owner'), say('known'));
  for (const refused of hogs.slice(2)) {
    expect(await refused).toMatchObject({ code: 'BUSY', details: { retryAfterSeconds: 3 } });
  }
  first.end();
  await Promise.all([running, honest, known, ...hogs]);
  expect(order).toEqual(['known', 'hog', 'honest', 'hog']);
});

it('gives its place on when the work fails', async () => {
  const turns = turnsBy({ atOnce: 1, waiting: 1, perShare: 1 }, 1);
  const failing = codeOf(turns(from('192.0.2.1'), () => Promise.reject(new Error('failed'))));
  expect(await turns(from('192.0.2.1'), async () => 'done')).toBe('done');
  expect(await failing).toMatchObject({ message: 'failed' });
});

describe('140 sign-ins from five addresses', () => {
  it.each([
    ['on a known device', true, 1],
    // Behind one of each network.
    ['of a stranger', false, 6],
  ])('delay one %s from elsewhere by no more turns than there are networks', async (_whose, known, most) => {
    const turns = turnsBy(HASHING, 1);
    const running: (() => void)[] = [];
    let begun = 0;
    const hashed = (): Promise<void> => {
      begun += 1;
      const { work, end } = held();
      running.push(end);
      return work();
    };
    const hogs = Array.from({ length: 140 }, (_, n) => codeOf(turns(from(`198.51.${n % 5}.7`), hashed)));
    let waitedFor: number | null = null;
    const honest = turns(from('203.0.113.1', known ? 'owner' : null), () => {
      waitedFor = begun - HASHING.atOnce + 1;
      return hashed();
    });
    let isOver = false;
    const all = Promise.all([honest, ...hogs]).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      running.shift()?.();
      await new Promise(setImmediate);
    }
    expect(waitedFor).toBeLessThanOrEqual(most);
    const refused = (await all).filter((code) => code !== null && code !== undefined);
    // Those beyond the queue; and one of a network with most makes room for a stranger's.
    expect(refused).toHaveLength(140 - HASHING.atOnce - HASHING.waiting + (known ? 0 : 1));
    for (const error of refused) expect(error).toMatchObject({ code: 'BUSY' });
  });
});
