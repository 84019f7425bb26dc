import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAITING } from './awaiting.ts';
import { CHOICES } from './choices.ts';
import { openingClient } from './client/opening-client.ts';
import { addBot, openRoom, wonBattle } from './client/rooms.ts';
import { takeSeat } from './client/seat.ts';
import { readResults } from './results-file.ts';
import { openTemplate, startHouse } from './running-house.ts';
import type { Table } from './trick.ts';
import { ALL_TRICKS } from './tricks/index.ts';
import type { Result } from './verdict.ts';

const MINUTE = 60_000;
/** Small: the verdict on a trick doesn't depend on the number of its plays. */
const AMOUNTS = { plays: 8, rooms: 3 } as const;

describe('a house that cheats', () => {
  let template: Awaited<ReturnType<typeof openTemplate>>;
  let kept: readonly Result[];
  beforeAll(async () => {
    template = await openTemplate();
    kept = await readResults();
  }, 3 * MINUTE);
  afterAll(() => template?.remove());

  const table: Table = {
    ...AMOUNTS,
    open: async (parts) => startHouse({ ...parts, dataDir: await template.copy() }),
  };

  it.each(ALL_TRICKS)(
    'that $does is caught, unless it is known that it isn’t',
    { timeout: 3 * MINUTE },
    async (trick) => {
      const { verdict } = await trick.run(table);
      const awaited = AWAITING[trick.name];
      if (awaited === undefined) expect(verdict.kind).not.toBe('missed');
      else expect(verdict, `caught, so it needn’t be awaited any more: ${awaited}`).toEqual({ kind: 'missed' });
      expect(verdict, 'npm run cheat -- --table').toEqual(kept.find((one) => one.trick === trick.name)?.verdict);
    },
  );

  it('is told of by nobody where it is honest', { timeout: 3 * MINUTE }, async () => {
    const running = await table.open({ webRoot: null });
    try {
      const seat = await takeSeat(running.url);
      const client = await openingClient(seat);
      for (let n = 0; n < AMOUNTS.plays; n += 1) expect((await client.play()).kind).toBe('shown');
      const battle = await openRoom(seat);
      await addBot(seat, battle);
      await wonBattle(seat, battle);
      expect(await running.audited(await client.kept())).toEqual([]);
    } finally {
      await running.close();
    }
  });
});

describe('the tables of the cheating house', () => {
  const names = ALL_TRICKS.map(({ name }) => name);

  it('are of all tricks, each with a name of its own', async () => {
    expect(new Set(names).size).toBe(names.length);
    expect((await readResults()).map(({ trick }) => trick)).toEqual(names);
  });

  it('put each trick beside what its house would like to choose', () => {
    expect(CHOICES.flatMap(({ tricks }) => tricks).toSorted()).toEqual(names.toSorted());
  });

  it('await no trick that isn’t there', () => {
    expect(Object.keys(AWAITING).filter((name) => !names.includes(name))).toEqual([]);
  });
});
