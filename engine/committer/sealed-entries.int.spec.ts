import { describe, expect, it } from 'vitest';
import { crediting } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, newCommandId, openOnce } from '../../test/harness/engines.ts';
import { unreliable } from '../../test/harness/faults.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { playerStream } from '../kernel/ids.ts';
import { commitmentOf } from '../log/commitment.ts';
import { decodeEntry } from '../log/entry.ts';
import { createSealedReader } from '../log/sealed-entry.ts';
import { createLogStore } from '../log/store.ts';
import { nodeHashing } from '../node-hashing.ts';

interface Row {
  readonly position: bigint;
  readonly entry: Buffer;
  readonly salt: Buffer | null;
  readonly opened: Buffer | null;
}

describe.each(databaseProviders)('what is sealed on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  const rowsOf = async (stream: string): Promise<readonly Row[]> => {
    const text = `SELECT event.position, event.entry, opening.salt, opening.entry AS opened
      FROM event LEFT JOIN opening USING (position) WHERE stream_id = $1 ORDER BY version`;
    return (await store.database.pool.query<Row>(text, [stream])).rows;
  };

  it('is published as a commitment, opened by what lies beside it, and read whole by the engine', async () => {
    const player = await joinWith(await start(), '1000');
    const [registered, adjusted] = await rowsOf(playerStream(player));
    expect([registered?.salt, registered?.opened]).toEqual([null, null]);
    expect(decodeEntry(registered?.entry ?? Buffer.alloc(0)).event.type).toBe('PlayerRegistered');
    const { salt = null, opened = null } = adjusted ?? {};
    if (salt === null || opened === null) throw new Error('nothing was sealed');
    expect(decodeEntry(opened)).toMatchObject({ version: 1, event: { type: 'BalanceAdjusted' } });
    expect(createSealedReader()(adjusted?.entry.toString() ?? '')).toEqual({
      at: decodeEntry(opened).at,
      commitment: commitmentOf(nodeHashing, { salt, entry: opened }),
    });
    const whole = await createLogStore(store.database).readStream(playerStream(player), 0, 10);
    expect(whole.map(({ entry }) => decodeEntry(entry).event.type)).toEqual(['PlayerRegistered', 'BalanceAdjusted']);
    // An engine that remembers nothing knows the balance.
    accepted(await openOnce(await start(), player));
  });

  it('has a salt of its own each time, for the same content too', async () => {
    const engine = await start();
    const player = await joinWith(engine, '1000');
    for (let n = 0; n < 3; n += 1) accepted(await ask(engine, crediting(player, '5')));
    const salts = (await rowsOf(playerStream(player))).flatMap(({ salt }) =>
      salt === null ? [] : [salt.toString('hex')],
    );
    expect(new Set(salts).size).toBe(4);
  });

  it('keeps its salt when the batch is sent again, because nobody heard the answer', async () => {
    const made: string[] = [];
    const randomBytes = (size: number): Uint8Array => {
      const bytes = crypto.getRandomValues(new Uint8Array(size));
      made.push(Buffer.from(bytes).toString('hex'));
      return bytes;
    };
    let refusals = 0;
    const engine = await start({ randomBytes }, unreliable(store.database, { before: () => refusals-- > 0 }));
    const player = await joinWith(engine, '1000');
    made.length = 0;
    refusals = 3;
    accepted(await ask(engine, crediting(player, '5'), newCommandId()));
    expect(refusals).toBeLessThan(0);
    const salts = (await rowsOf(playerStream(player))).flatMap(({ salt }) =>
      salt === null ? [] : [salt.toString('hex')],
    );
    expect(made).toEqual(salts.slice(-1));
  });

  it.each(["UPDATE opening SET salt = ''", 'DELETE FROM opening', 'TRUNCATE opening'])(
    'can be changed by nobody: %s',
    async (statement) => {
      await expect(store.database.pool.query(statement)).rejects.toThrow(/permission denied|append-only/);
      await expect(store.database.asOwner((session) => session.query(statement))).rejects.toThrow('append-only');
    },
  );
});
