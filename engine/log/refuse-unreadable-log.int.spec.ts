import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftGiven } from '../../test/changed-event.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { EVENTS } from '../events.ts';
import { EarlierEntry } from './entry.ts';
import { NewerEntry } from './newer-entry.ts';
import { refuseUnreadableLog } from './refuse-unreadable-log.ts';

/** A newer program: it writes a type that this one doesn't know, and a later version of one that it does. */
const NEWER = [
  ...EVENTS.map(({ type, schemaVersion, past }) => ({ type, schemaVersion, past })),
  giftGiven,
  { type: 'GameResumed', schemaVersion: 2, past: [{ schemaVersion: 1 }] },
];

const entry = (type: string, schemaVersion: number, version: number, v = 2): string =>
  `{"at":"2027-01-02T03:04:05.678Z","data":{"commandId":"operator:1","game":"case","reason":"\\"schemaVersion\\":2,\\"stream\\":\\""},"schemaVersion":${schemaVersion},"stream":"game-case","type":"${type}","v":${v},"version":${version}}`;

describe.each(databaseProviders)('a program that starts on $name', ({ create }) => {
  let test: TestDatabase;
  let position = 0;
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());

  const write = async (type: string, schemaVersion: number, v = 2): Promise<void> => {
    const text = entry(type, schemaVersion, position + 1, v);
    await test.database.asOwner((session) =>
      session.query('INSERT INTO event (position, stream_id, version, type, entry) VALUES ($1, $2, $3, $4, $5)', [
        position,
        'game-case',
        position + 1,
        type,
        Buffer.from(text),
      ]),
    );
    position += 1;
  };
  const start = (): Promise<void> => refuseUnreadableLog(test.database);

  it('takes an empty log, and what it knows', async () => {
    await start();
    await write('GameStopped', 1);
    await start();
  });

  it('takes a log on which a newer one ran that wrote nothing new', async () => {
    await refuseUnreadableLog(test.database, NEWER);
    await write('GameStopped', 1);
    await start();
  });

  it('refuses an entry of a later version in one line, wherever in the log it is', async () => {
    await write('GameResumed', 2);
    await write('GameStopped', 1);
    await expect(start()).rejects.toThrow(NewerEntry);
    await expect(start()).rejects.toThrow(/^GameResumed version 2 isn't known here: a newer program writes it$/);
  });

  it('refuses an entry of a later type', async () => {
    await write('GiftGiven', 1);
    await write('GameStopped', 1);
    await expect(start()).rejects.toThrow(/^GameResumed version 2|^GiftGiven version 1/);
    const allButGifts = NEWER.filter(({ type }) => type !== 'GiftGiven');
    await expect(refuseUnreadableLog(test.database, allButGifts)).rejects.toThrow(
      "GiftGiven version 1 isn't known here: a newer program writes it",
    );
  });

  it('refuses a newest entry of another form, whoever wrote it', async () => {
    await write('GameStopped', 1, 3);
    await expect(refuseUnreadableLog(test.database, NEWER)).rejects.toThrow(
      "GameStopped in an entry of form 3 isn't known here: a newer program writes it",
    );
  });

  it('refuses a log of the form from before, and says what to do', async () => {
    await write('GameStopped', 1, 1);
    await expect(refuseUnreadableLog(test.database, NEWER)).rejects.toThrow(EarlierEntry);
    await expect(refuseUnreadableLog(test.database, NEWER)).rejects.toThrow(
      /^this log was written in an earlier format \(form 1\): start with a new DATA_DIR, or an empty database$/,
    );
  });
});
