import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { readOptions } from './options.ts';
import { type LoadFigures, runLoad } from './run.ts';

let site: Fixture;
let url: string;
beforeAll(async () => {
  site = await openFixture({
    visitorsSubscribeFreely: true,
    limits: { rateFactor: 1_000, maxSockets: 100, maxSocketsPerAddress: 100 },
  });
  url = await site.gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const load = (given: readonly string[], stopping = new AbortController().signal): Promise<LoadFigures> => {
  const options = readOptions(given);
  if (options === null) throw new Error('help');
  return runLoad({ options, urls: [url], say: () => undefined, stopping });
};

const few = ['--subscribers', '6', '--stomp', '4', '--graphql', '2', '--rest', '2', '--rate', '10'];
const short = [...few, '--seconds', '2'];

describe('a run of the load', () => {
  it('opens cases over both edges, and everybody who follows the feed sees every one once', async () => {
    const figures = await load(short);
    const of = (kind: string) => figures.kinds.find((one) => one.kind === kind);
    const opened = (of('graphql players')?.done ?? 0) + (of('rest players')?.done ?? 0);
    expect(opened).toBeGreaterThan(4);
    expect(figures).toMatchObject({ events: opened, lost: 0 });
    expect(figures.kinds.map(({ failures, repeated }) => [failures, repeated])).toEqual(
      figures.kinds.map(() => [{}, 0]),
    );
    expect(of('graphql listeners')).toMatchObject({ clients: 6, whole: 6, done: 6 * opened });
    expect(of('stomp listeners')).toMatchObject({ clients: 4, whole: 4, done: 4 * opened });
    for (const { p50, p99, most } of figures.kinds) {
      expect(p50).not.toBeNull();
      expect(p99 ?? 0).toBeGreaterThanOrEqual(p50 ?? 0);
      expect(most ?? 0).toBeGreaterThanOrEqual(p99 ?? 0);
    }
  });

  it('comes back where it was cut off, misses nothing, and says so', async () => {
    const cut = setInterval(() => {
      for (const socket of site.gateway.websocketServer.clients) socket.close(4413, 'too slow');
    }, 700);
    try {
      const figures = await load(short);
      expect(figures.lost).toBe(0);
      const [subscribers] = figures.kinds;
      expect(subscribers?.failures['closed 4413']).toBeGreaterThan(0);
    } finally {
      clearInterval(cut);
    }
  });

  it('is over early when it is told to stop', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const figures = await load([...few, '--seconds', '600'], stopping.signal);
    expect(figures.events).toBe(0);
    expect(figures.seconds).toBeLessThan(60);
  });
});
