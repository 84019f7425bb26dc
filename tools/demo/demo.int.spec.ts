import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { signUp } from '../../test/player/account.ts';
import type { Ask } from '../../test/player/ask.ts';
import { graphql } from '../../test/player/generated/index.ts';
import { askAt } from '../../test/player/http.ts';
import { logAt } from '../../test/player/lanes.ts';
import { randomFrom } from '../simulate/random.ts';
import { startDemo } from './demo.ts';

const PROVEN = graphql(`
  query DemoProven {
    seeds { history { roundCount } }
  }
`);

let site: Fixture;
let ask: Ask;
let address: string;
beforeAll(async () => {
  site = await openFixture({ limits: { rateFactor: 1_000, maxSockets: 10, maxSocketsPerAddress: 10 } });
  address = await site.gateway.listen({ port: 0, host: '127.0.0.1' });
  ask = askAt(address);
});
afterAll(() => site.close());

it('demo players play on lanes, and reveal the seeds that they played with, again and again', async () => {
  const player = { ...(await signUp(ask)), name: 'Ada' };
  const troubles: string[] = [];
  const demo = startDemo({
    ask,
    read: logAt(address),
    cast: [player],
    random: randomFrom('a demo'),
    paceMs: 40,
    onTrouble: (what) => troubles.push(what),
  });
  const entries = async () => {
    const { rows } = await site.database.pool.query<{ entry: Buffer }>('SELECT entry FROM whole_event', []);
    return rows.map(({ entry }) => JSON.parse(entry.toString()));
  };
  const revealed = async () => (await ask(PROVEN, {}, player.token)).seeds.history.filter((one) => one.roundCount > 0);
  try {
    await expect.poll(async () => (await revealed()).length, { timeout: 50_000 }).toBeGreaterThan(1);
    const games = async () => new Set((await entries()).map(({ type }) => type));
    await expect
      .poll(async () => [...(await games())], { timeout: 80_000 })
      .toEqual(expect.arrayContaining(['UpgradePlayed', 'LinkSpent']));
  } finally {
    await demo.stop();
  }
  expect(troubles).toEqual([]);
  const all = await entries();
  const ofType = (type: string) => all.filter((one) => one.type === type);
  const played = all.filter(({ data }) => 'step' in data && 'entropy' in data);
  expect(played.map(({ type }) => type)).toEqual(expect.arrayContaining(['CaseOpened', 'UpgradePlayed']));
  expect(played.filter(({ data }) => data.step === null)).toEqual([]);
  const roomsOn = ofType('LinkSpent').map(({ data }) => data.room);
  const seats = ofType('SeatTaken').filter(({ data }) => data.occupant.kind === 'player');
  expect(roomsOn).toEqual(expect.arrayContaining(seats.map(({ data }) => data.battleId)));
  // None is left open: a demo that is started again and again would have no room for another.
  expect(ofType('LaneClosed')).toHaveLength(ofType('LaneOpened').length);
}, 120_000);
