import { describe, expect, it } from 'vitest';
import { cosigned, withWitnessed, testWitness as witness } from '../../../test/cosigned.ts';
import { entriesOf, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { forgerOf } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { recordWitnessedRooms } from '../../../test/games-story/witnessed-rooms.ts';
import { utf8 } from '../../fairness/bytes.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { bundlePath, WITNESSES_PATH, witnessedPath } from '../../log/tiles.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { lockSurvey } from './lock-survey.ts';
import { survey } from './survey.ts';

const { recorded } = recordGames();
const { all } = forgerOf(recorded);
const entries = entriesOf(recorded);
const files = await publishedFiles(entries);

const beacons = new Set(
  all('GiveawayCreated').flatMap(({ event: { data } }) => (data.beaconRound === null ? [] : [data.giveawayId])),
);
/** Of a giveaway its last entry fixes who can win. */
const lastEntries = [...Map.groupBy(all('GiveawayEntered'), ({ event }) => event.data.giveawayId)].flatMap(
  ([giveawayId, entered]) => (beacons.has(giveawayId) ? entered.slice(-1) : []),
);
const drawnRooms = new Set(all('GiveawayLocked').map(({ event }) => event.data.giveawayId));
const locks = [
  ...all('BattleLocked').filter(({ event }) => event.data.beaconRound !== null),
  ...lastEntries.filter(({ event }) => drawnRooms.has(event.data.giveawayId)),
];
const [first] = [...locks].sort((a, b) => a.recorded.position - b.recorded.position);
if (first === undefined) throw new Error('the story has no lock with a beacon');

const timing = (published: ReadonlyMap<string, Uint8Array>, pinned = false) => {
  const parts = { source: memorySource(published), hashing: nodeHashing, verify: verifyEd25519 };
  const pinnedWitnesses = pinned ? [witness] : null;
  return survey({ ...parts, pinnedKey: null, progress: () => {} }, 'timing', (findings) =>
    lockSurvey({ ...parts, pinnedWitnesses }, findings),
  );
};

const upTo = first.recorded.position + 1;
const lockedAt = Math.floor(first.recorded.at / 1_000);

describe('the locks of battles and giveaways', () => {
  it('are unwitnessed, and no finding, where a log has no witness', async () => {
    const { result, verdict } = await timing(files);
    expect(verdict).toBe('clean');
    expect(result).toMatchObject({ locks: locks.length, inTime: 0, late: 0, unwitnessed: locks.length, witnesses: [] });
    expect(result?.shownUnwitnessed).toHaveLength(locks.length);
    const rooms = all('BattleLocked').length + all('GiveawayLocked').length;
    expect(result?.withoutBeacon).toBe(rooms - locks.length);
  });

  it('are in time where a witness saw them before their round was due', async () => {
    const published = withWitnessed(files, [cosigned(entries.slice(0, upTo), lockedAt + 1)]);
    for (const pinned of [true, false]) {
      expect(await timing(published, pinned)).toMatchObject({
        verdict: 'clean',
        result: { inTime: 1, late: 0, unwitnessed: locks.length - 1, cosignedCheckpoints: 1, witnessesPinned: pinned },
      });
    }
  });

  it('of a giveaway are in time where a witness saw its last entry, however late it locks', async () => {
    const [entered] = lastEntries;
    if (entered === undefined) throw new Error('the story has no giveaway with a beacon');
    const { position, at, stream } = entered.recorded;
    const seen = cosigned(entries.slice(0, position + 1), Math.floor(at / 1_000) + 1);
    const { result } = await timing(withWitnessed(files, [seen]));
    const others = [...(result?.shownLate ?? []), ...(result?.shownUnwitnessed ?? [])].map((lock) => lock.stream);
    expect(others).toHaveLength(locks.length - (result?.inTime ?? 0));
    expect(others).not.toContain(stream);
  });

  it('are late, and a finding, where the first witness came after that', async () => {
    const published = withWitnessed(files, [
      cosigned(entries.slice(0, upTo - 1), lockedAt),
      cosigned(entries.slice(0, upTo), lockedAt + 60),
    ]);
    const { findings, result, exitCode } = await timing(published);
    expect([exitCode, result?.late, findings.shown]).toEqual([
      13,
      1,
      [{ kind: 'timing', position: first.recorded.position, message: expect.stringContaining(first.recorded.stream) }],
    ]);
  });

  it('prove a fork where witnesses saw another log of that size', async () => {
    const other = [...entries.slice(1, upTo), entries[0] ?? new Uint8Array(0)];
    expect(await timing(withWitnessed(files, [cosigned(other, lockedAt + 1)]))).toMatchObject({
      exitCode: 12,
      result: { inTime: 0, cosignedCheckpoints: 0 },
    });
  });

  it('are believed to nobody else: a changed note, another witness, a missing page, a list of nonsense', async () => {
    const note = cosigned(entries.slice(0, upTo), lockedAt + 1);
    const changed = note.slice();
    const at = Buffer.from(note).lastIndexOf('witness.test ') + 30;
    changed[at] = changed[at] === 0x41 ? 0x42 : 0x41;
    expect(await timing(withWitnessed(files, [changed]))).toMatchObject({ exitCode: 4, result: { inTime: 0 } });
    const unknown = withWitnessed(files, [note]);
    unknown.delete(WITNESSES_PATH);
    expect(await timing(unknown)).toMatchObject({ verdict: 'clean', result: { inTime: 0, unwitnessed: locks.length } });
    const missing = withWitnessed(files, [note]);
    missing.delete(witnessedPath(0, 1));
    expect((await timing(missing)).exitCode).toBe(13);
    expect((await timing(withWitnessed(files, [note]).set(WITNESSES_PATH, utf8('nobody\n')))).exitCode).toBe(4);
    expect((await timing(withWitnessed(files, [utf8('nothing')]))).exitCode).toBe(13);
  });

  it('aren’t judged in a log that can’t be read whole', async () => {
    const broken = new Map(files);
    broken.delete([...files.keys()].find((path) => path.startsWith(bundlePath(0, 256))) ?? '');
    expect(await timing(broken)).toMatchObject({ exitCode: 5, result: null });
  });
});

describe('the locks of rooms whose witness has to see them', () => {
  const rooms = recordWitnessedRooms().recorded;
  const forger = forgerOf(rooms);
  const told = async (log: readonly RecordedEvent[]) => {
    const { result, findings, exitCode } = await timing(await publishedFiles(entriesOf(log)));
    return { result, exitCode, found: findings.shown };
  };

  it('are in time by the evidence in the log, however often they were locked again', async () => {
    const { result, found } = await told(rooms);
    expect(found).toEqual([]);
    expect(result).toMatchObject({ locks: 4, inTime: 4, late: 0, unwitnessed: 0, waiting: 0, withoutBeacon: 0 });
  });

  it.each(['BattleWitnessed', 'GiveawayWitnessed', 'BattleRelocked', 'GiveawayRelocked'] as const)(
    'may wait an hour for the %s, and no more',
    async (type) => {
      const { recorded: missing, event } = forger.find(type);
      const due = (rooms[missing.position]?.at ?? 0) - (rooms[missing.position - 1]?.at ?? 0);
      const within = await told(forger.leftAt(missing.position, due));
      expect([within.result?.waiting, within.found]).toEqual([1, []]);
      const { result, exitCode, found } = await told(forger.leftAt(missing.position, due + 3_660_000));
      expect([result?.waiting, exitCode]).toEqual([1, 13]);
      expect(found).toEqual([
        { kind: 'timing', position: event.data.lock, message: expect.stringContaining('no witness saw its lock') },
      ]);
    },
  );

  it('aren’t undone: a room that is given up behind its lock is a finding', async () => {
    const { recorded: missing, event } = forger.find('BattleWitnessed');
    const { battleId, commandId } = event.data;
    const { revealed } = forger.find('BattleSettled', ({ data }) => data.battleId === battleId).event.data;
    const data = { commandId, battleId, reason: 'expired', revealed } as const;
    const dissolved = { type: 'BattleDissolved', schemaVersion: 1, data } as const;
    const { found } = await told(forger.inserted(missing.position, missing.stream, dissolved));
    expect(found).toEqual([
      { kind: 'timing', position: missing.position, message: expect.stringContaining('given up behind its lock') },
    ]);
  });
});
