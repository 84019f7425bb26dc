import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordGames } from '../../test/games-story/story.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import type { SqlClient } from '../database/sql.ts';
import { withFacts } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { encodeEntry, entryText } from '../log/entry.ts';
import { createLogReader, recordedEntry } from './read-log.ts';

const decided = recordGames().recorded.map(withFacts);

it('finds every event of every game as its decider made it', () => {
  expect(new Set(decided.map(({ event }) => event.type)).size).toBeGreaterThan(40);
  for (const recorded of decided) {
    expect(recordedEntry(recorded.position, entryText(encodeEntry(recorded)))).toStrictEqual(recorded);
  }
});

describe.each(databaseProviders)('a reader of the log on $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
    await writeLog(store.database, decided);
  });
  afterAll(() => store?.close());

  const reader = (batch = 50) => {
    let asked = 0;
    const sql: SqlClient = {
      query: (text, values) => {
        asked += 1;
        return store.database.pool.query(text, values);
      },
    };
    return { ...createLogReader(sql, batch), asked: () => asked };
  };
  const positionsOf = (events: readonly ReadEvent[]) => events.map(({ position }) => position);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

  it('reads a stretch once for all who follow each other', async () => {
    const { read, asked } = reader();
    const [one, other] = await Promise.all([read(0), read(0)]);
    expect(one).toBe(other);
    expect(positionsOf(one)).toEqual(range(0, 50));
    expect(await read(20)).toEqual(decided.slice(20, 50));
    expect(asked()).toBe(1);
  });

  it('asks for nothing that was handed on', async () => {
    const { read, handOn, asked } = reader();
    await read(0);
    handOn(decided.slice(50, 70));
    handOn(decided.slice(70, 80));
    expect(await read(50)).toEqual(decided.slice(50, 80));
    expect(asked()).toBe(1);
  });

  it('reads what another process wrote between', async () => {
    const { read, handOn, asked } = reader();
    await read(0);
    handOn(decided.slice(60, 70));
    expect(positionsOf(await read(50))).toEqual(range(50, 100));
    expect(asked()).toBe(2);
    handOn(decided.slice(100, 110));
    expect(positionsOf(await read(100))).toEqual(range(100, 110));
    expect(asked()).toBe(2);
  });

  it('takes each event once where it is handed on while it is being read', async () => {
    const { read, handOn } = reader();
    handOn(decided.slice(0, 60));
    const reading = read(60);
    handOn(decided.slice(60, 90));
    expect(positionsOf(await reading)).toEqual(range(60, 110));
    handOn(decided.slice(90, 120));
    expect(positionsOf(await read(55))).toEqual(range(55, 105));
    expect(positionsOf(await read(105))).toEqual(range(105, 120));
  });

  it('begins anywhere, and goes back for who is behind', async () => {
    const { read, handOn } = reader();
    handOn(decided.slice(100, 110));
    expect(positionsOf(await read(10))).toEqual(range(10, 50));
    expect(positionsOf(await read(60))).toEqual(range(60, 100));
  });

  it('reads a stretch once for all who are behind, wherever they begin, and keeps the end for the others', async () => {
    const { read, handOn, asked } = reader();
    handOn(decided.slice(200, 220));
    for (const from of [7, 12, 50, 7, 49]) {
      const events = await read(from);
      expect(positionsOf(events)).toEqual(range(from, from < 50 ? 50 : 100));
    }
    expect(asked()).toBe(2);
    expect(positionsOf(await read(205))).toEqual(range(205, 220));
    expect(asked()).toBe(2);
  });

  it('finds what came while the stretch before it was being read', async () => {
    let size = 120;
    const sql: SqlClient = {
      query: async (text, values = []) => {
        const [from, limit] = [Number(values[0]), Number(values[1])];
        const answer = await store.database.pool.query(text, [from, Math.max(0, Math.min(limit, size - from))]);
        size = 130;
        return answer;
      },
    };
    const { read } = createLogReader(sql, 50);
    const [before, after] = await Promise.all([read(110), read(125)]);
    expect([positionsOf(before), positionsOf(after)]).toEqual([range(110, 120), range(125, 130)]);
  });

  it('answers nothing behind the end of the log', async () => {
    const { read } = reader();
    expect(positionsOf(await read(decided.length - 3))).toEqual(range(decided.length - 3, decided.length));
    for (const from of [decided.length, decided.length + 7, decided.length + 70]) expect(await read(from)).toEqual([]);
  });
});
