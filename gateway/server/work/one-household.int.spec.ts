import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askOf, randomPhone } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { socketAdmission } from '../sockets/admission.ts';
import { PRICES } from './prices.ts';

/** As many addresses as one rented machine has, and more than any counter lets pass. */
const ADDRESSES = 1_000;

const addressOf = (n: number): string => `2001:db8:7:7:${n.toString(16)}:${(n * 7 + 1).toString(16)}:0:1`;
const addresses = Array.from({ length: ADDRESSES }, (_, n) => addressOf(n));

let site: Fixture;
beforeAll(async () => {
  site = await openFixture({ limits: { rateFactor: 1, maxSockets: 10_000, maxSocketsPerAddress: 50 } });
});
afterAll(() => site.close());

/** The work that the site still takes after the first and after the last of one call by each address. */
const leftAfterAll = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const left: number[] = [];
  // Used calls come back with time, so the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const remoteAddress of addresses) {
    const answer = await site.gateway.inject({ method, url, remoteAddress, ...(payload !== undefined && { payload }) });
    left.push(Number(answer.headers['x-ratelimit-remaining'] ?? 0));
  }
  vi.useRealTimers();
  site.advance(120_000);
  return { first: left[0] ?? Number.NaN, last: left.at(-1) ?? Number.NaN };
};

/** How often something may be done before one of the addresses is told to wait. */
const allowed = async (query: string, pauseAfter = Number.POSITIVE_INFINITY): Promise<number> => {
  for (const [n, address] of addresses.entries()) {
    // A field's own limit lasts a minute; the counters under test last longer.
    if (n % pauseAfter === pauseAfter - 1) site.advance(61_000);
    const { code } = await askOf(site.gateway, address)(query, { phone: randomPhone() });
    if (code === 'RATE_LIMITED') return n;
  }
  return ADDRESSES;
};

describe('a thousand addresses of one /64', () => {
  it.each([
    ['every path', 'GET', '/log/nothing', undefined, PRICES.request],
    ['the published log', 'GET', '/log/proof/7', undefined, PRICES.receipt],
    ['GraphQL', 'POST', '/graphql', { query: '{ __typename }' }, PRICES.operation],
    ['REST', 'GET', '/api/common/nothing', undefined, PRICES.request],
  ] as const)('share what one address may ask of %s', async (_what, method, url, payload, price) => {
    const { first, last } = await leftAfterAll(method, url, payload);
    expect(last).toBeLessThanOrEqual(Math.max(0, first - (ADDRESSES - 1) * price));
  });

  it('share the limit of a field', async () => {
    expect(await allowed('mutation { startSteamLogin { url } }')).toBe(20);
  });

  it('share the sliders of an hour', async () => {
    site.advance(61_000);
    expect(await allowed('mutation ($phone: String!) { requestSlider(phone: $phone) { id } }', 40)).toBe(120);
  });

  it('share the sockets of one address', () => {
    const sockets = socketAdmission({ rateFactor: 1, maxSockets: 10_000, maxSocketsPerAddress: 50 }, []);
    const open = addresses.map((ip) => sockets.admit('graphql', { ip }, new EventEmitter()));
    expect(open.filter((admitted) => admitted)).toHaveLength(50);
  });
});
