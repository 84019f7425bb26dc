import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { randomFrom } from '../../tools/simulate/random.ts';
import { PERIODS, periodStart } from './period.ts';
import { raiseScores } from './raise-scores.ts';
import { BEST_PLAYERS } from './ranking-fold.ts';

const PLAYERS = 120;
const DAY_MS = 86_400_000;

describe.each(databaseProviders)('the best of a period, on $name', (provider) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await provider.create();
  });
  afterAll(() => store.close());

  it('are those with the highest sums, of equal ones the lower ids, after every batch of plays', async () => {
    const sql = store.database.pool;
    const random = randomFrom('the best of a period');
    /** By period, first instant and player. */
    const sums = new Map<string, Map<string, number>>();
    // Forty days, of which some end a week or the month; the first one has more batches than players that are kept.
    for (let batch = 0; batch < 100; batch += 1) {
      const day = Math.max(0, batch - 60) * DAY_MS;
      const periods = PERIODS.map((period) => ({ period, start: periodStart(period, day) }));
      const added = new Map<string, { value: bigint; count: number }>();
      for (let play = 0; play < 1 + random.below(30); play += 1) {
        // Few values, so that many are equal.
        added.set(`player-${random.below(PLAYERS)}`, { value: BigInt(random.below(4)), count: 1 });
      }
      await raiseScores(sql, { sums: 'opening_sum', best: 'opening_score' }, ['value', 'count'], [{ periods, added }]);
      for (const { period, start } of periods) {
        const known = sums.get(`${period} ${start}`) ?? new Map<string, number>();
        for (const [playerId, { value }] of added) known.set(playerId, (known.get(playerId) ?? 0) + Number(value));
        sums.set(`${period} ${start}`, known);
      }
    }
    const text = `SELECT player_id, value::integer AS value FROM opening_score WHERE period = $1 AND start = $2
      ORDER BY value DESC, player_id`;
    for (const [asked, known] of sums) {
      const { rows } = await sql.query<{ player_id: string; value: number }>(text, asked.split(' '));
      const best = [...known].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, BEST_PLAYERS);
      expect([asked, ...rows.map((row) => [row.player_id, row.value])]).toEqual([asked, ...best]);
    }
    expect([...sums.keys()].filter((asked) => asked.startsWith('month'))).toHaveLength(2);
    expect([...sums.values()].filter(({ size }) => size > BEST_PLAYERS + 20).length).toBeGreaterThan(2);
    const { rows: players } = await sql.query('SELECT player_id FROM opening_sum');
    expect(players).toHaveLength(PLAYERS);
  });
});
