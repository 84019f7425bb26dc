import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, list, signUpWith, valueAt, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BAND = 'band { published measured sigma deviation telling }';
const FIGURES = `{
  draws { position drawn revealed lanedSeats looseSeats }
  returns { position total { published } games { game plays staked won ${BAND} } cases { id plays staked won names { en } ${BAND} } }
  deliveries { position arrived median p95 underway oldestSince barWidth bars }
  liabilities { position total amounts { kind amount } } }`;

describe('the public figures', () => {
  it('follow from what was played, for anybody who asks', async () => {
    const player = await signUpWith(ask, 100_000);
    const won = await winItems(ask, player, 3);
    await site.settled();
    const shown = granted(await ask(FIGURES));
    const worth = won.reduce((sum, { value }) => sum + value, 0);
    const [game, ...others] = list(shown.at('returns.games'));
    expect(others).toEqual([]);
    expect(game).toMatchObject({ game: 'CASE', plays: 3, won: worth });
    const [staked, measured] = [Number(valueAt(game, 'staked')), Number(valueAt(game, 'band.measured'))];
    expect(measured).toBeCloseTo(worth / staked, 12);
    expect(valueAt(game, 'band.published')).toBe(shown.at('returns.total.published'));
    const [drawnFrom] = list(shown.at('returns.cases'));
    expect(drawnFrom).toMatchObject({ plays: 3, won: worth, band: valueAt(game, 'band') });
    expect(shown.at('draws')).toMatchObject({ drawn: 3, revealed: 0, lanedSeats: 0, looseSeats: 0 });
    expect(shown.at('deliveries')).toMatchObject({ arrived: 0, median: null, underway: 0, oldestSince: null });
    // 1,000.00 and what the items are worth more or less: it says neither.
    expect(shown.at('liabilities')).toEqual({ position: '0', total: 1_000_000, amounts: [] });
    for (const part of ['draws', 'returns']) {
      expect(Number(shown.at(`${part}.position`))).toBeGreaterThan(0);
    }
    // No delivery is in the log: a checkpoint follows what is only passed over a little later.
    const deliveriesAt = async (): Promise<number> => {
      site.advance(10_000);
      return Number(granted(await ask('{ deliveries { position } }')).at('deliveries.position'));
    };
    await expect.poll(deliveriesAt, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  it('say of what is owed the same for a UTC day, however much is paid in, and never less than it is', async () => {
    const owed = async (): Promise<number> =>
      Number(granted(await ask('{ liabilities { total } }')).at('liabilities.total'));
    site.advance(DAY_MS - (site.now() % DAY_MS) + HOUR_MS);
    const before = await owed();
    await signUpWith(ask, 10_000_000);
    site.advance(HOUR_MS);
    expect(await owed()).toBe(before);
    site.advance(DAY_MS);
    expect(await owed()).toBe(before + 10_000_000);
  });
});
