import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../scripts/simulate/random.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { raiseScores } from './raise-scores.ts';
import { BEST_PLAYERS } from './ranking-fold.ts';

const PLAYERS = 120;
const PERIOD_STARTS = [0, 86_400_000];

describe.each(databaseProviders)('the best of a period, on $name', (provider) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await provider.create();
  });
  afterAll(() => store.close());

  it('are those with the highest sums, of equal ones the lower ids, after every batch of plays', async () => {
    const sql = store.database.pool;
    const random = randomFrom('the best of a period');
    const sums = new Map(PERIOD_STARTS.map((start) => [start, new Map<string, number>()]));
    for (let batch = 0; batch < 60; batch += 1) {
      const rows: { period: 'day'; start: number; playerId: string; value: bigint; count: number }[] = [];
      for (const [start, known] of sums) {
        for (let play = 0; play < 1 + random.below(30); play += 1) {
          const playerId = `player-${random.below(PLAYERS)}`;
          if (rows.some((row) => row.start === start && row.playerId === playerId)) continue;
          // Few values, so that many are equal.
          const value = random.below(4);
          known.set(playerId, (known.get(playerId) ?? 0) + value);
          rows.push({ period: 'day', start, playerId, value: BigInt(value), count: 1 });
        }
      }
      const periods = PERIOD_STARTS.map((start) => ({ period: 'day' as const, start }));
      await raiseScores(sql, 'opening_score', ['value', 'count'], rows, periods);
      for (const [start, known] of sums) {
        const text = `SELECT player_id FROM opening_score WHERE period = 'day' AND start = $1 AND best`;
        const { rows: marked } = await sql.query<{ player_id: string }>(text, [start]);
        const best = [...known].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, BEST_PLAYERS);
        expect(marked.map((row) => row.player_id).toSorted()).toEqual(best.map(([playerId]) => playerId).toSorted());
      }
    }
    expect(sums.get(0)?.size).toBeGreaterThan(BEST_PLAYERS + 20);
  });
});
