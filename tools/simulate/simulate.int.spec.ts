import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createServerDatabase, embeddedTemplate } from '../../test/harness/databases.ts';
import { runScript } from '../../test/harness/run-script.ts';
import { PLANTS } from './plants.ts';
import { type SimulationOptions, simulate } from './simulate.ts';

/** The short version; `npm run simulate -- --steps` runs as many commands as one likes. */
const FIXED = ['first light', 'second thoughts'] as const;
const FRESH = 1;
const EACH = 5_000;
const MINUTES = 10 * 60_000;

const runOf = async (seed: string, more: Partial<SimulationOptions> = {}) =>
  simulate({
    seed,
    players: 300,
    commands: EACH,
    plant: null,
    database: { template: await embeddedTemplate() },
    ...more,
  });

describe('thousands of people doing right and wrong things', () => {
  const fresh = Array.from({ length: FRESH }, () => String(randomInt(2 ** 32)));

  it.each([...FIXED, ...fresh])(
    'leave every law whole (seed %s)',
    async (seed) => {
      const { broken, ...totals } = await runOf(seed);
      process.stdout.write(`simulated with seed "${seed}": ${JSON.stringify(totals)}\n`);
      expect(broken).toEqual([]);
      expect(totals.commands).toBeGreaterThanOrEqual(EACH);
      expect(totals.accepted).toBeGreaterThan(EACH / 4);
      expect(totals.rejected).toBeGreaterThan(EACH / 20);
      expect(totals.crashes).toBeGreaterThan(0);
    },
    MINUTES,
  );

  it(
    'do the same again when the seed is the same',
    async () => {
      const [once, again] = [await runOf('twice', { commands: 3_000 }), await runOf('twice', { commands: 3_000 })];
      expect(again).toEqual(once);
    },
    MINUTES,
  );
});

describe('on a PostgreSQL server, where an engine that died may be asked while the next one starts', () => {
  it(
    'they leave every law whole, too',
    async () => {
      const { url, drop } = await createServerDatabase();
      try {
        const { broken, crashes } = await runOf('2', { commands: 3_000, players: 60, database: { databaseUrl: url } });
        expect(broken).toEqual([]);
        expect(crashes).toBeGreaterThan(0);
      } finally {
        await drop();
      }
    },
    MINUTES,
  );

  it('the command line refuses to run, because one seed has to give one log', async () => {
    const { code, err } = await runScript('tools/simulate.ts', {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect([code, err]).toEqual([2, expect.stringMatching(/^DATABASE_URL is set, .*\n$/)]);
  });
});

describe('a planted bug', () => {
  it.each([...PLANTS])(
    'is found: %s',
    async (name, plant) => {
      const { broken } = await runOf(`planted: ${name}`, { commands: 2_500, players: 60, plant }).catch(
        (error: unknown) => ({ broken: [error instanceof Error ? error.message : 'unknown'] }),
      );
      expect(broken).not.toEqual([]);
    },
    MINUTES,
  );
});
