import { setImmediate as nextRound } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import { describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, newCommandId, opening, openOnce } from '../../test/harness/engines.ts';
import { connectionLost } from '../../test/harness/faults.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { rulesWith } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { NamedStatement } from '../database/session.ts';
import { nodeHashing } from '../node-hashing.ts';
import type { CommitterOptions } from './committer.ts';

/** A database at which appends wait while they are held, and that may lose the answer of the next one. */
const heldLine = (database: Database) => {
  let opened = Promise.withResolvers<void>();
  let arrived = Promise.withResolvers<void>();
  let losing = false;
  opened.resolve();
  const line: Database = {
    ...database,
    run: (priority, work) =>
      database.run(priority, (session) =>
        work({
          ...session,
          query: async <Row extends QueryResultRow>(
            statement: string | NamedStatement,
            values?: readonly unknown[],
          ) => {
            const appends = typeof statement !== 'string' && statement.name === 'append';
            if (!appends) return session.query<Row>(statement, values);
            arrived.resolve();
            await opened.promise;
            const answer = await session.query<Row>(statement, values);
            if (!losing) return answer;
            losing = false;
            throw connectionLost();
          },
        }),
      ),
  };
  return {
    line,
    /** Resolves when an append is at the line. */
    hold: (): Promise<void> => {
      opened = Promise.withResolvers();
      arrived = Promise.withResolvers();
      return arrived.promise;
    },
    release: (): void => opened.resolve(),
    loseNextAnswer: (): void => {
      losing = true;
    },
  };
};

/** Long enough for the engine to decide what waits, if it may. */
const meanwhile = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await nextRound();
};

/** The embedded database works in the engine's own thread and has one connection: there is no meanwhile. */
const servers = databaseProviders.filter(({ name }) => name !== 'PGlite');

describe.each(servers)('deciding a batch while the one before commits, on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  /** An engine behind a held line, with a player who has coin for three. */
  const scene = async (options?: Partial<CommitterOptions>) => {
    const held = heldLine(store.database);
    const engine = await start(options, held.line);
    const player = await joinWith(engine, '300');
    return { ...held, engine, player };
  };

  it('answers nothing of the next batch before the one it stands on is in', async () => {
    const decided: string[] = [];
    const rules = rulesWith(nodeHashing);
    const watched = {
      needs: rules.needs,
      decide: (...args: Parameters<typeof rules.decide>) => {
        decided.push(args[2]);
        return rules.decide(...args);
      },
    };
    const { engine, player, hold, release } = await scene({ rules: watched });
    const [first, second, third] = [newCommandId(), newCommandId(), newCommandId()];
    const answered: string[] = [];
    const noting = (name: string) => () => answered.push(name);
    const atLine = hold();
    const one = openOnce(engine, player, first).finally(noting('first'));
    await atLine;
    const two = ask(engine, opening(player, 2), second).finally(noting('second'));
    const three = openOnce(engine, player, third).finally(noting('refused'));
    await meanwhile();
    expect(answered).toEqual([]);
    expect(decided.slice(-3)).toEqual([first, second, third]);
    release();
    const version = accepted(await one).events[0].version;
    expect(accepted(await two).events.map((event) => event.version)).toEqual([version + 1, version + 2]);
    expect(await three).toMatchObject({ status: 'rejected', code: 'INSUFFICIENT_FUNDS' });
    expect(answered[0]).toBe('first');
  });

  it('decides again what stood on a batch that was stale', async () => {
    const { engine, player, hold, release } = await scene();
    const other = await start({}, await store.another());
    const atLine = hold();
    const one = ask(engine, opening(player, 2));
    await atLine;
    const two = openOnce(engine, player);
    await meanwhile();
    accepted(await openOnce(other, player));
    release();
    accepted(await one);
    expect(await two).toMatchObject({ status: 'rejected', code: 'INSUFFICIENT_FUNDS' });
  });

  it('plays everything once when the answer of the batch before is lost', async () => {
    const { engine, player, hold, release, loseNextAnswer } = await scene();
    const atLine = hold();
    const one = openOnce(engine, player);
    await atLine;
    const two = openOnce(engine, player);
    await meanwhile();
    loseNextAnswer();
    release();
    const version = accepted(await one).events[0].version;
    expect(accepted(await two).events[0].version).toBe(version + 1);
    accepted(await openOnce(engine, player));
    expect(await openOnce(engine, player)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  it('plays an id once that comes again while it is on its way, and all that was decided after it', async () => {
    const { engine, player, hold, release } = await scene();
    const id = newCommandId();
    const atLine = hold();
    const one = openOnce(engine, player, id);
    await atLine;
    const again = openOnce(engine, player, id);
    const two = openOnce(engine, player);
    await meanwhile();
    release();
    const first = accepted(await one);
    expect(accepted(await again).events).toEqual(first.events);
    expect(accepted(await two).events[0].version).toBe(first.events[0].version + 1);
  });

  it('answers a batch from its receipts where another engine had it first, and decides the next one again', async () => {
    const { engine, player, hold, release } = await scene();
    const other = await start({}, await store.another());
    const id = newCommandId();
    const first = accepted(await openOnce(other, player, id));
    const atLine = hold();
    const one = openOnce(engine, player, id);
    await atLine;
    const two = openOnce(engine, player);
    await meanwhile();
    release();
    expect(accepted(await one).events).toEqual(first.events);
    expect(accepted(await two).events[0].version).toBe(first.events[0].version + 1);
  });

  it('gives a command that failed on a guess a second chance on the facts', async () => {
    const rules = rulesWith(nodeHashing);
    let believed = true;
    const engineRules = {
      needs: rules.needs,
      decide: (...args: Parameters<typeof rules.decide>) => {
        if (believed && args[0].type === 'OpenCase' && args[0].quantity === 2) throw new Error('met what never was');
        return rules.decide(...args);
      },
    };
    const { engine, player, hold, release } = await scene({ rules: engineRules });
    const atLine = hold();
    const one = openOnce(engine, player);
    await atLine;
    const two = ask(engine, opening(player, 2));
    await meanwhile();
    believed = false;
    release();
    accepted(await one);
    accepted(await two);
  });

  it('says busy to all of both batches when it is fenced, and stops once', async () => {
    const reasons: Error[] = [];
    const { engine, player, hold, release } = await scene({ onFenced: (reason) => reasons.push(reason) });
    const atLine = hold();
    const one = openOnce(engine, player);
    await atLine;
    const two = openOnce(engine, player);
    await meanwhile();
    await store.database.pool.query('SELECT remove_writer($1)', [engine.stats().writer]);
    release();
    expect(await Promise.all([one, two])).toEqual([{ status: 'busy' }, { status: 'busy' }]);
    expect(reasons).toHaveLength(1);
    expect(engine.stats().state).toBe('fenced');
  });

  it('answers both batches when it is closed between them', async () => {
    const { engine, player, hold, release } = await scene();
    const atLine = hold();
    const one = openOnce(engine, player);
    await atLine;
    const two = openOnce(engine, player);
    await meanwhile();
    const closing = engine.close();
    expect(await openOnce(engine, player)).toEqual({ status: 'busy' });
    release();
    const version = accepted(await one).events[0].version;
    expect(accepted(await two).events[0].version).toBe(version + 1);
    await closing;
  });

  it('keeps a player’s rounds in order over many batches in flight', async () => {
    const engine = await start({ limits: { batch: 3 } });
    const player = await joinWith(engine, '10000');
    const outcomes = await Promise.all(Array.from({ length: 70 }, () => openOnce(engine, player)));
    const versions = outcomes.map((outcome) => accepted(outcome).events[0].version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(70);
  });
});
