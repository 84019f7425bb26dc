import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { forgerOf, honest, withData } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { NO_ENTROPY } from '../../fairness/no-entropy.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { createFirstSeen, newSeenMemory } from '../replay/first-seen.ts';
import { seedSurvey } from './seed-survey.ts';
import { survey } from './survey.ts';

const DAY = 24 * 60 * 60 * 1_000;
const { all, find, edited, leftAt, changed } = forgerOf(honest);

const seedsOf = async (log: readonly RecordedEvent[]) =>
  survey(
    {
      source: memorySource(await publishedFiles(entriesOf(log))),
      hashing: nodeHashing,
      verify: verifyEd25519,
      pinnedKey: fixtureSigner.key,
      progress: () => {},
    },
    'seeds',
    (findings) => seedSurvey(nodeHashing, findings),
  );

describe('the seeds of a log', () => {
  it('are clean in an honest one, and counted', async () => {
    for (const log of [honest, recordGames().recorded]) {
      const { result, findings } = await seedsOf(log);
      expect(findings.shown).toEqual([]);
      expect(result?.pairs.revealed).toBeGreaterThan(5);
      expect(result?.entropy.commands).toBeGreaterThan(5);
    }
  });

  it('are overdue when a pair is too old, and a room stands still', async () => {
    const lock = find('BattleLocked').recorded.position;
    const { findings, result } = await seedsOf(leftAt(lock + 1, 31 * DAY));
    expect(findings.shown.map(({ kind }) => kind)).toContain('seeds');
    expect(findings.shown.some(({ message }) => message.includes('older than 30 days'))).toBe(true);
    expect(findings.shown.some(({ message }) => message.includes('should have gone on long ago'))).toBe(true);
    expect(result?.roomsWaiting).toBeGreaterThan(0);
    expect(result?.pairs.oldestDays).toBeGreaterThan(29);
  });

  it('may not be used twice, nor be others than were committed', async () => {
    const [first, second] = all('SeedRotated');
    if (first === undefined || second === undefined) throw new Error('too few rotations');
    const { serverSeed, salt } = first.event.data.revealed;
    const { findings } = await seedsOf(
      changed(second, { revealed: { ...second.event.data.revealed, serverSeed, salt } }),
    );
    const messages = findings.shown.map(({ message }) => message);
    expect(
      messages.some((message) => message.includes(`was revealed before, by entry ${first.recorded.position}`)),
    ).toBe(true);
    expect(messages.some((message) => message.includes("isn't what was committed"))).toBe(true);
    const again = changed(second, { next: first.event.data.next });
    expect((await seedsOf(again)).findings.shown.some(({ message }) => message.includes('a second time'))).toBe(true);
  });
});

describe('the entropy of players', () => {
  const plays = all('CaseOpened').filter(({ event }) => event.data.play === 1);
  const [one] = plays;
  if (one === undefined) throw new Error('no plays');
  const { entropy, playerId, userSeed } = one.event.data;
  const later = plays.filter(
    ({ recorded, event }) =>
      recorded.position > one.recorded.position && event.data.commandId !== one.event.data.commandId,
  );
  const reusing = (position: number) =>
    edited((event, { position: at }) =>
      at === position && event.type === 'CaseOpened' ? withData(event, { entropy }) : event,
    );

  it('is told and no finding when the same player brings it again', async () => {
    const again = later.find(({ event }) => event.data.playerId === playerId);
    const { findings, result } = await seedsOf(reusing(again?.recorded.position ?? -1));
    expect(findings.total).toBe(0);
    expect(result?.entropy.reused).toMatchObject({ byOnePlayer: 1, acrossPlayers: 0 });
    expect(result?.entropy.shown).toEqual([
      {
        position: again?.recorded.position,
        first: one.recorded.position,
        entropy,
        player: playerId,
        samePlayer: true,
        sameUserSeed: again?.event.data.userSeed === userSeed,
      },
    ]);
  });

  it('is told to be missing where a seat says that it brought none', async () => {
    const seats = all('SeatTaken')
      .filter(({ event }) => event.data.occupant.kind === 'player')
      .slice(0, 2);
    const positions = new Set(seats.map(({ recorded }) => recorded.position));
    const without = edited((event, { position }) =>
      positions.has(position) && event.type === 'SeatTaken' ? withData(event, { entropy: NO_ENTROPY }) : event,
    );
    const { result } = await seedsOf(without);
    expect(result?.entropy).toMatchObject({ none: 2, reused: { byOnePlayer: 0, acrossPlayers: 0 } });
  });

  it('is told apart when another player brings it', async () => {
    const again = later.find(({ event }) => event.data.playerId !== playerId);
    const { result } = await seedsOf(reusing(again?.recorded.position ?? -1));
    expect(result?.entropy.reused).toEqual({ byOnePlayer: 0, acrossPlayers: 1, withUserSeed: 0 });
  });

  it('may serve all openings of one command', async () => {
    const several = all('CaseOpened').filter(({ event }) => event.data.quantity > 1);
    expect(several.length).toBeGreaterThan(3);
    expect((await seedsOf(honest)).result?.entropy.reused).toEqual({
      byOnePlayer: 0,
      acrossPlayers: 0,
      withUserSeed: 0,
    });
  });
});

describe('what was first seen', () => {
  it('is remembered as a map would, however much it is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { maxLength: 3_000, minLength: 1_000 }), (numbers) => {
        const seen = createFirstSeen(nodeHashing);
        const known = new Map<number, number>();
        numbers.forEach((number, index) => {
          const position = index * 5_000_000_000;
          expect(seen.seen(String(number), position)).toBe(known.get(number) ?? null);
          if (!known.has(number)) known.set(number, position);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('is forgotten once it is too old, and makes room', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { maxLength: 6_000, minLength: 3_000 }), fc.nat(2_000), (numbers, age) => {
        const memory = newSeenMemory();
        const seen = createFirstSeen(nodeHashing, memory);
        const known = new Map<number, number>();
        numbers.forEach((number, now) => {
          const since = now - age;
          const before = known.get(number) ?? -1;
          expect(seen.seen(String(number), now, since)).toBe(before >= Math.max(0, since) ? before : null);
          if (before < Math.max(0, since)) known.set(number, now);
        });
        // At most three quarters full, and never twice as large as those need that were seen lately.
        expect(memory.words.length / 6).toBeLessThanOrEqual(Math.max(1_024, 4 * Math.min(age + 1, 3_001)));
      }),
      { numRuns: 20 },
    );
  });
});
