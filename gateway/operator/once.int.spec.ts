import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, runQuery } from '../../engine/database/queries.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { commandIdOf, once } from './once.ts';
import { operatorContext } from './testing/context.ts';

const COMMAND = '7d2f6a52-0d4c-4b53-9a0b-3f1c4a3f9d11';
const answer = { commandId: COMMAND, operation: 'answerTicket', given: { ticket: 't', text: 'yes' } };

describe.each(databaseProviders)('an act with a name on $name', ({ create }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await create();
  }, 120_000);
  afterAll(async () => {
    await opened.close();
  });

  const context = () => operatorContext({ transaction: (work) => opened.database.transaction('request', work) });
  const marks = () => runQuery(opened.database.pool, db.selectFrom('operatorAct').select('commandId'));

  it('is done once, and leaves no mark where its work fails', async () => {
    const fails = once(context(), answer, () => Promise.reject(new Error('the disk is full')));
    await expect(fails).rejects.toThrow('the disk is full');
    expect(await marks()).toEqual([]);
    const done: string[] = [];
    const work = async () => done.push('done');
    expect(await once(context(), answer, work)).toBe(1);
    expect(await once(context(), answer, work)).toBeNull();
    expect(done).toEqual(['done']);
    expect(await marks()).toEqual([{ commandId: `operator:${COMMAND}` }]);
  });

  it('with other words is refused', async () => {
    const other = { ...answer, given: { ...answer.given, text: 'no' } };
    await expect(once(context(), other, async () => null)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('of another operator is another act, and its name a UUID', () => {
    const { operator } = context();
    const ada = { ...operator, kind: 'person', id: '0123456789abcdef' } as const;
    expect(commandIdOf({ operator: ada }, COMMAND)).toBe(`operator:0123456789abcdef.${COMMAND}`);
    expect(() => commandIdOf({ operator }, 'x')).toThrow('is a UUID');
  });
});
