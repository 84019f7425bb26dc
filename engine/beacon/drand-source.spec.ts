import { afterEach, describe, expect, it } from 'vitest';
import {
  type Behaviour,
  memorySource,
  roundNumber,
  startRelay,
  type TestRelay,
  testChain,
} from '../../test/beacons.ts';
import { T0 } from '../../test/deciders.ts';
import { silentLogger } from '../../test/harness/engines.ts';
import type { Logger } from '../logger.ts';
import { createDrandSource } from './drand-source.ts';

/** Round 5 is the newest. */
const now = () => T0 + 4 * testChain.periodMs;

const open: TestRelay[] = [];
afterEach(async () => {
  for (const relay of open.splice(0)) await relay.close();
});
const relays = async (...behaviour: readonly Behaviour[]): Promise<readonly TestRelay[]> => {
  const started = await Promise.all(behaviour.map((one) => startRelay(now, one)));
  open.push(...started);
  return started;
};

interface Reported {
  readonly level: 'warn' | 'error';
  readonly details: object;
}
const sourceOver = (asked: readonly TestRelay[], timeoutMs = 5_000) => {
  const reported: Reported[] = [];
  const logger: Logger = {
    info: () => undefined,
    warn: (details) => reported.push({ level: 'warn', details }),
    error: (details) => reported.push({ level: 'error', details }),
  };
  const urls = asked.map(({ url }) => url);
  return { source: createDrandSource({ chain: testChain, relays: urls, logger, timeoutMs, staggerMs: 30 }), reported };
};

const adapters = [
  { name: 'in memory', start: async () => memorySource(now) },
  {
    name: 'over HTTP relays',
    start: async () =>
      createDrandSource({
        chain: testChain,
        relays: (await relays('honest', 'honest')).map(({ url }) => url),
        logger: silentLogger,
      }),
  },
];

describe.each(adapters)('a beacon source $name', ({ start }) => {
  it('gives rounds that are there, verified', async () => {
    const source = await start();
    expect(await source.round(1)).toEqual(roundNumber(1));
    expect(await source.round(5)).toEqual(roundNumber(5));
  });

  it('gives nothing for a round that is still to come, or never was', async () => {
    const source = await start();
    for (const round of [6, 1_000_000, 0, -1]) expect(await source.round(round)).toBeNull();
  });

  it('gives the newest round there is', async () => {
    expect(await (await start()).latest()).toEqual(roundNumber(5));
  });

  it('gives the same round the same way every time, to everyone', async () => {
    const source = await start();
    const [first, second] = await Promise.all([source.round(3), source.round(3)]);
    expect(first).toEqual(roundNumber(3));
    expect(second).toEqual(first);
  });

  it('says which chain it serves', async () => {
    expect((await start()).chain).toEqual(testChain);
  });
});

describe('a source with one relay', () => {
  it.each<[Behaviour, Partial<Reported>]>([
    ['another round', { level: 'error', details: { round: 3, given: 4 } }],
    ['another round under the asked number', { level: 'error', details: { round: 3 } }],
    ['forged', { level: 'error', details: { round: 3 } }],
    ['forged randomness', { level: 'error', details: { round: 3 } }],
    ['no signature', { level: 'warn', details: { reason: 'not a round' } }],
    ['not JSON', { level: 'warn', details: { reason: 'not JSON' } }],
    ['huge', { level: 'warn', details: { reason: 'too large' } }],
    ['endless', { level: 'warn', details: { reason: 'too large' } }],
    ['failing', { level: 'warn', details: { reason: 'status 500' } }],
    ['redirecting', { level: 'warn', details: { reason: 'TypeError' } }],
    ['hanging up', { level: 'warn', details: { reason: 'TypeError' } }],
  ])('that is %s uses nothing of it, and reports it', async (behaviour, report) => {
    const [relay, ...rest] = await relays(behaviour);
    const { source, reported } = sourceOver(relay === undefined ? rest : [relay]);
    expect(await source.round(3)).toBeNull();
    expect(reported).toHaveLength(1);
    expect(reported).toMatchObject([report]);
    expect(relay?.asked).toHaveLength(1);
  });

  it.each<Behaviour>(['silent', 'dripping'])('that is %s waits no longer than it was told', async (behaviour) => {
    const { source, reported } = sourceOver(await relays(behaviour), 100);
    expect(await source.round(3)).toBeNull();
    expect(reported).toMatchObject([{ level: 'warn', details: { reason: 'TimeoutError' } }]);
  });

  it('that is late says so without a report: lateness is no fault', async () => {
    const { source, reported } = sourceOver(await relays('late'));
    expect(await source.round(3)).toBeNull();
    expect(reported).toEqual([]);
  });

  it('that is gone throws nothing', async () => {
    const [relay] = await relays('honest');
    const { source, reported } = sourceOver(relay === undefined ? [] : [relay]);
    await relay?.close();
    open.splice(0);
    expect(await source.round(3)).toBeNull();
    expect(reported).toMatchObject([{ level: 'warn' }]);
  });

  it('names the relay in its reports by nothing but its host', async () => {
    const [relay] = await relays('forged');
    const host = relay?.url.replace('http://', '');
    const { source, reported } = sourceOver(relay === undefined ? [] : [{ ...relay, url: `${relay.url}/some-token/` }]);
    await source.round(3);
    expect(JSON.stringify(reported)).not.toContain('some-token');
    const direct = sourceOver(relay === undefined ? [] : [relay]);
    await direct.source.round(3);
    expect(direct.reported).toMatchObject([{ details: { relay: host } }]);
  });
});

describe('a source with several relays', () => {
  it.each<Behaviour>([
    'late',
    'another round',
    'another round under the asked number',
    'forged',
    'forged randomness',
    'not JSON',
    'endless',
    'silent',
    'failing',
    'hanging up',
  ])('goes past one that is %s to one that is honest', async (behaviour) => {
    const { source } = sourceOver(await relays(behaviour, 'honest'));
    expect(await source.round(3)).toEqual(roundNumber(3));
  });

  it('does not bother the second while the first is quick', async () => {
    const [first, second] = await relays('honest', 'honest');
    if (first === undefined || second === undefined) throw new Error('no relays');
    const source = createDrandSource({
      chain: testChain,
      relays: [first.url, second.url],
      logger: silentLogger,
      staggerMs: 5_000,
    });
    expect(await source.round(3)).toEqual(roundNumber(3));
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  it('asks by the address that drand documents, with or without a slash at the end', async () => {
    const [relay] = await relays('honest');
    if (relay === undefined) throw new Error('no relay');
    for (const url of [relay.url, `${relay.url}/`]) {
      const { source } = sourceOver([{ ...relay, url }]);
      await source.round(2);
      await source.latest();
    }
    const [round, latest] = [`/${testChain.chain}/public/2`, `/${testChain.chain}/public/latest`];
    expect(relay.asked).toEqual([round, latest, round, latest]);
  });

  it('has nothing when all are lying', async () => {
    const { source, reported } = sourceOver(await relays('forged', 'another round', 'forged randomness'));
    expect(await source.round(3)).toBeNull();
    expect(reported.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
  });
});
