import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collectFindings } from '../../engine/audit/finding.ts';
import { createLiabilityLedger } from '../../engine/audit/ledgers/liability-ledger.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { isCounted } from '../../engine/liabilities/own-leaf.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { liabilityStatements, ownLeafOf } from '../../engine/projections/queries/liability-statements.ts';
import { readWholeLog } from '../../engine/projections/read-log.ts';
import { STATED_EVERY_MS } from '../../engine/site/state-liabilities.ts';
import { crediting } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { ask, createClock, joinWith, openOnce } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { type StatingParts, stateWhenDue } from './liability-statements.ts';

describe.each(databaseProviders)('what the house states that it owes, on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const players: PlayerId[] = [];

  const partsOn = async (): Promise<StatingParts> => ({
    database: store.database,
    engine: await start({ clock: clock.now }),
    hashing: nodeHashing,
    randomBytes,
    now: clock.now,
  });
  const statements = () => liabilityStatements(store.database.pool, 10);
  const newest = async () => {
    const [found] = await statements();
    if (found === undefined) throw new Error('nothing was stated');
    return found;
  };
  const leafOf = async (player: PlayerId) => ownLeafOf(store.database.pool, nodeHashing, player, await newest());
  /** The findings of an auditor with openings on all statements. */
  const findings = async () => {
    const found = collectFindings();
    const ledger = createLiabilityLedger(found, 'full');
    for await (const batch of readWholeLog(store.database.pool, 1_000)) for (const one of batch) ledger.record(one);
    return found.kept();
  };

  it('is nothing while nobody is registered', async () => {
    await stateWhenDue(await partsOn());
    expect(await statements()).toEqual([]);
  });

  it('is right while plays are in flight, and every player finds their own', async () => {
    const parts = await partsOn();
    const engine = await start({ clock: clock.now });
    for (let n = 0; n < 30; n += 1) players.push(await joinWith(engine, n % 3 === 0 ? '0' : '1000'));
    clock.advance(1_000_000);
    const playing = Promise.all(
      players.flatMap((player) => [ask(engine, crediting(player, '7')), openOnce(engine, player)]),
    );
    await Promise.all([stateWhenDue(parts), playing]);
    const { stated } = await newest();
    expect(stated.leaves).toBe(30);
    expect(await findings()).toEqual([]);
    for (const player of players) {
      const leaf = await leafOf(player);
      expect(leaf !== null && isCounted(nodeHashing, leaf, stated)).toBe(true);
    }
  });

  it('is stated once a week by any number of processes', async () => {
    const [one, other] = [await partsOn(), await partsOn()];
    await Promise.all([stateWhenDue(one), stateWhenDue(other)]);
    expect(await statements()).toHaveLength(1);
    clock.advance(STATED_EVERY_MS);
    await Promise.all([stateWhenDue(one), stateWhenDue(other)]);
    expect(await statements()).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  it('puts players elsewhere each time, with other salts', async () => {
    const before = await Promise.all(players.map(leafOf));
    clock.advance(STATED_EVERY_MS);
    await stateWhenDue(await partsOn());
    const after = await Promise.all(players.map(leafOf));
    expect(after.map((leaf) => leaf?.index)).not.toEqual(before.map((leaf) => leaf?.index));
    expect(new Set([...before, ...after].map((leaf) => leaf?.salt)).size).toBe(60);
  });

  it('forgets salts and balances of what was stated long ago', async () => {
    const first = await newest();
    const [player = ''] = players;
    for (let week = 0; week < 9; week += 1) {
      clock.advance(STATED_EVERY_MS);
      await stateWhenDue(await partsOn());
    }
    clock.advance(STATED_EVERY_MS);
    await stateWhenDue(await partsOn());
    expect(await ownLeafOf(store.database.pool, nodeHashing, player, first)).toBeNull();
    expect(await ownLeafOf(store.database.pool, nodeHashing, player, await newest())).not.toBeNull();
  });

  it('is stated of more players than fit into one tile, or one page', async () => {
    const engine = await start({ clock: clock.now });
    const many = await Promise.all(Array.from({ length: 1_100 }, () => joinWith(engine, '3')));
    clock.advance(STATED_EVERY_MS);
    await stateWhenDue(await partsOn());
    const { stated } = await newest();
    expect(stated.leaves).toBe(1_130);
    expect(await findings()).toEqual([]);
    for (const player of many.slice(0, 5)) {
      const leaf = await leafOf(player);
      expect(leaf).toMatchObject({ coin: '3', points: '0', locked: '0' });
      expect(leaf !== null && isCounted(nodeHashing, leaf, stated)).toBe(true);
    }
  });
});
