import fastify from 'fastify';
import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

/** The client's address of a request, where each proxy appends the address that it saw to the client's own claim. */
const addressOf = async (proxies: number, forwarded: string): Promise<unknown> => {
  const app = fastify({ trustProxy: trustedProxies(proxies) });
  app.get('/', async ({ ip }) => ({ ip }));
  const answer = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return answer.json().ip;
};

it.each([
  [0, '6.6.6.6, 203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [2, '203.0.113.9', '203.0.113.9'],
])('behind %i proxies, of "%s" the client is %s', async (proxies, forwarded, address) => {
  expect(await addressOf(proxies, forwarded)).toBe(address);
});
