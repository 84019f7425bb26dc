import { describe, expect, it } from 'vitest';
import { crediting } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, newCommandId, opening, openOnce } from '../../test/harness/engines.ts';
import { unreliable } from '../../test/harness/faults.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { type Command, rulesWith } from '../commands.ts';
import { accept } from '../kernel/decision.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { nodeHashing } from '../node-hashing.ts';

describe.each(databaseProviders)('a committer in trouble on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  const coinOf = async (player: PlayerId): Promise<bigint | undefined> =>
    (
      await tablesOf(store.database.pool)
        .selectFrom('wallet')
        .select('coin')
        .where('player_id', '=', player)
        .executeTakeFirst()
    )?.coin;
  it('fails a command that the database refuses, and none of its neighbours', async () => {
    const rules = rulesWith(nodeHashing);
    const poison = (playerId: PlayerId): Command => ({ ...crediting(playerId, '5000'), reason: 'chargeback' });
    const engine = await start({
      rules: {
        needs: rules.needs,
        decide: (command, world, id) => {
          const decision = rules.decide(command, world, id);
          if (command.type !== 'AdjustBalance' || command.reason !== 'chargeback') return decision;
          const { type: _, ...asked } = command;
          const data = { commandId: id, ...asked, direction: 'debit' } as const;
          const stream = playerStream(command.playerId);
          return accept([{ stream, event: { type: 'BalanceAdjusted', schemaVersion: 1, data } }]);
        },
      },
    });
    const players = await Promise.all(Array.from({ length: 9 }, () => joinWith(engine, '1000')));
    const outcomes = await Promise.allSettled(
      players.map((player, n) => (n === 4 || n === 7 ? ask(engine, poison(player)) : openOnce(engine, player))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      players.map((_, n) => (n === 4 || n === 7 ? 'rejected' : 'fulfilled')),
    );
    for (const [n, player] of players.entries()) expect(await coinOf(player)).toBe(n === 4 || n === 7 ? 1000n : 900n);
  });

  it('fails a command whose decider throws, and none of its neighbours', async () => {
    const rules = rulesWith(nodeHashing);
    const engine = await start({
      rules: {
        needs: rules.needs,
        decide: (command, world, id) => {
          if (command.type === 'OpenCase' && command.quantity === 9) throw new Error('a bug');
          return rules.decide(command, world, id);
        },
      },
    });
    const player = await joinWith(engine, '1000');
    const outcomes = await Promise.allSettled([
      openOnce(engine, player),
      ask(engine, opening(player, 9)),
      openOnce(engine, player),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await coinOf(player)).toBe(800n);
  });

  it('fails a command whose event the log could never read again, and writes nothing of it', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    const malformed = ask(engine, {
      type: 'RotateSeed',
      playerId: player,
      userSeed: 'not a seed!',
      entropy: 'e'.repeat(32),
    });
    await expect(malformed).rejects.toThrow('malformed SeedRotated');
    accepted(await openOnce(engine, player));
  });

  it('says busy beyond the bound of its queue, and the same id is welcome later', async () => {
    const engine = await start({ limits: { queue: 4, batch: 2 } });
    const player = await joinWith(engine, '10000');
    const ids = Array.from({ length: 10 }, newCommandId);
    const outcomes = await Promise.all(ids.map((id) => openOnce(engine, player, id)));
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('accepted'), ...Array(6).fill('busy')]);
    for (const id of ids) accepted(await openOnce(engine, player, id));
    expect(await coinOf(player)).toBe(9000n);
  });

  it('is right with a cache that holds nearly nothing', async () => {
    const engine = await start({ limits: { cacheBytes: 3_000 } });
    const players = await Promise.all(Array.from({ length: 6 }, () => joinWith(engine, '1000')));
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.all(players.map((player) => openOnce(engine, player)));
      expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill('accepted'));
    }
    expect(engine.stats().cacheBytes).toBeLessThanOrEqual(3_000);
    for (const player of players) expect(await coinOf(player)).toBe(500n);
  });

  it('sends the same batch again when the answer is lost, and nothing happens twice', async () => {
    let turn = 0;
    const lossy = unreliable(store.database, {
      after: () => {
        turn += 1;
        return turn > 12 && turn % 3 !== 0;
      },
    });
    const engine = await start({}, lossy);
    const player = await joinWith(engine, '10000');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => openOnce(engine, player)));
    for (const outcome of outcomes) expect(outcome.status).toBe('accepted');
    expect(await coinOf(player)).toBe(8000n);
  });

  it('waits for a database that is away for a moment', async () => {
    let away = 0;
    const engine = await start({}, unreliable(store.database, { before: () => away-- > 0 }));
    const player = await joinWith(engine, '1000');
    away = 4;
    accepted(await openOnce(engine, player));
    expect(await coinOf(player)).toBe(900n);
  });

  it('says unknown when nobody answered in time, and the same id then tells what happened', async () => {
    let broken = false;
    const engine = await start({ limits: { answerWithin: 300 } }, unreliable(store.database, { after: () => broken }));
    const player = await joinWith(engine, '1000');
    const warm = accepted(await openOnce(engine, player));
    broken = true;
    const id = newCommandId();
    expect(await openOnce(engine, player, id)).toEqual({ status: 'unknown' });
    broken = false;
    // Asked of an engine with more patience: this one's is shorter than a busy machine may need.
    const patient = await start();
    expect(accepted(await openOnce(patient, player, id)).events[0].version).toBe(warm.events[0].version + 1);
    expect(await coinOf(player)).toBe(800n);
  });

  it('answers everybody who waits when it is closed, and nobody after', async () => {
    const engine = await start({ limits: { batch: 4 } });
    const player = await joinWith(engine, '10000');
    const waiting = Promise.all(Array.from({ length: 30 }, () => openOnce(engine, player)));
    const closing = engine.close();
    expect(await openOnce(engine, player)).toEqual({ status: 'busy' });
    for (const outcome of await waiting) expect(outcome.status).toBe('accepted');
    await closing;
    expect(await coinOf(player)).toBe(7000n);
  });

  it('refuses to be asked from inside a turn at the database', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    await expect(store.database.transaction('request', () => openOnce(engine, player))).rejects.toThrow('turn');
  });
});
