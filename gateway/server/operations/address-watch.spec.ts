import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressKey } from '../addresses/address-key.ts';
import { trustedProxies } from '../addresses/trusted-proxies.ts';
import { addressWatch } from './address-watch.ts';

/** A site behind one proxy, asked by clients whose addresses the proxy writes so. */
const asked = async (...forwarded: readonly string[]) => {
  const logged: object[] = [];
  const watch = addressWatch(1, { warn: (details) => logged.push(details) });
  const app = fastify({ trustProxy: trustedProxies(1) });
  watch.observe(app);
  app.get('/', async ({ ip }) => ({ key: addressKey(ip) }));
  const keys: string[] = [];
  for (const text of forwarded) {
    const answer = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': text } });
    keys.push(answer.json().key);
  }
  await app.close();
  return { keys, logged, warnings: watch.warnings() };
};

describe('clients behind a proxy', () => {
  it('have keys of their own, also where it writes the port', async () => {
    const { keys, logged, warnings } = await asked('203.0.113.17:40001', '198.51.100.19:40002', '[2001:db8::1]:40003');
    expect(keys).toEqual(['203.0.113.17', '198.51.100.19', '2001:db8:0:0::/64']);
    expect([logged, warnings]).toEqual([[], []]);
  });

  it('whose address can not be read are told of: once in the log, and as long as the process runs where it is asked', async () => {
    const { keys, logged, warnings } = await asked('unknown', '203.0.113.17', '_hidden');
    expect(keys).toEqual(['unreadable', '203.0.113.17', 'unreadable']);
    expect(logged).toEqual([{ trustedProxies: 1 }]);
    expect(warnings).toEqual([expect.stringMatching(/^X-Forwarded-For .*GLASSCASE_TRUSTED_PROXIES \(2 requests\)$/)]);
  });

  it('that the site doesn’t trust are told of while most requests come through it', async () => {
    const logged: object[] = [];
    const watch = addressWatch(0, { warn: (details) => logged.push(details) });
    const app = fastify();
    watch.observe(app);
    app.get('/', async () => ({}));
    const ask = async (times: number, headers: Record<string, string>): Promise<void> => {
      for (let n = 0; n < times; n += 1) await app.inject({ url: '/', headers });
    };
    await ask(150, { 'x-forwarded-for': '203.0.113.17' });
    await ask(50, {});
    expect([logged, watch.warnings()]).toEqual([[], []]);
    await ask(160, { 'x-forwarded-for': '203.0.113.17' });
    await ask(40, {});
    expect([logged, watch.warnings()]).toEqual([
      [{ trustedProxies: 0 }],
      [expect.stringMatching(/GLASSCASE_TRUSTED_PROXIES is 0/)],
    ]);
    await ask(200, {});
    expect(watch.warnings()).toEqual([]);
    await app.close();
  });
});
