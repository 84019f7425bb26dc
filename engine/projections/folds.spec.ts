import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import type { RecordedEvent } from '../kernel/decision.ts';
import { foldCatalog } from './catalog.ts';
import { foldDrops } from './drops.ts';
import { foldPlays } from './plays.ts';
import { revealAfter } from './reel.ts';
import { foldSeedPairs, type SeedPairRow } from './seed-pairs.ts';

const played = (seed: string, steps: number): readonly RecordedEvent[] => {
  const { log, step } = scriptedSite(seed);
  for (let n = 0; n < steps; n += 1) step();
  return log.events;
};

/** Cuts a log into batches at the given places. */
const batches = (events: readonly RecordedEvent[], cuts: readonly number[]): readonly (readonly RecordedEvent[])[] => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % events.length), events.length])].toSorted((a, b) => a - b);
  return places.slice(1).map((end, index) => events.slice(places[index], end));
};

const pairsThrough = (parts: readonly (readonly RecordedEvent[])[]) => {
  const rows = new Map<string, SeedPairRow>();
  for (const part of parts) for (const row of foldSeedPairs(rows, part)) rows.set(row.pairId, row);
  return rows;
};

const dropsThrough = (parts: readonly (readonly RecordedEvent[])[]) => {
  const grades = new Map<string, number>();
  const rows = [];
  for (const part of parts) {
    const changes = foldDrops({ lastSeq: rows.length, grades }, part);
    rows.push(...changes.drops);
    for (const [skin, grade] of changes.grades) grades.set(skin, grade);
  }
  return rows;
};

describe('folding the log in batches', () => {
  it('gives the same rows wherever the batches are cut', () => {
    const events = played('cuts', 120);
    const pairs = pairsThrough([events]);
    const drops = dropsThrough([events]);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        const parts = batches(events, cuts);
        expect(pairsThrough(parts)).toEqual(pairs);
        expect(dropsThrough(parts)).toEqual(drops);
      }),
      { numRuns: 30 },
    );
  });
});

describe('plays', () => {
  it('knows every opened round once, at the position of its event', () => {
    const events = played('plays', 80);
    const rows = foldPlays(events);
    expect(rows.length).toBe(events.filter(({ event }) => event.type === 'CaseOpened').length);
    expect(new Set(rows.map(({ roundId }) => roundId)).size).toBe(rows.length);
    for (const row of rows) {
      const event = events[row.position]?.event;
      expect(event?.type === 'CaseOpened' && `${event.data.pairId}.${event.data.roundNo}`).toBe(row.roundId);
    }
  });
});

describe('seed pairs', () => {
  const rows = [...pairsThrough([played('pairs', 200)]).values()];

  it('are one in use and one committed for every player, and revealed ones before them', () => {
    for (const playerId of new Set(rows.map((row) => row.playerId))) {
      const own = rows.filter((row) => row.playerId === playerId).toSorted((a, b) => a.seq - b.seq);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_row, index) => index + 1));
      expect(own.slice(0, -2).every((row) => row.reveal !== null && row.use !== null)).toBe(true);
      expect(own.at(-2)).toMatchObject({ reveal: null, use: { userSeed: expect.any(String) } });
      expect(own.at(-1)).toMatchObject({ reveal: null, use: null, roundCount: 0 });
    }
  });

  it('refuse an event about a pair that was never committed', () => {
    const opened = played('pairs', 200).find(({ event }) => event.type === 'CaseOpened');
    expect(() => foldSeedPairs(new Map(), opened === undefined ? [] : [opened])).toThrow('never committed');
  });
});

describe('drops', () => {
  it('are numbered from 1 without gaps and shown after the reel of their command', () => {
    const events = played('drops', 100);
    const rows = dropsThrough([events]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, index) => index + 1));
    for (const row of rows) {
      const event = events[row.position]?.event;
      const quantity = event?.type === 'CaseOpened' ? event.data.quantity : 0;
      expect(row.displayAt - row.at).toBe(revealAfter(quantity));
    }
  });

  it('take 5.6 s for one reel and 6.3 s for ten', () => {
    expect(revealAfter(1)).toBe(5_600);
    expect(revealAfter(10)).toBe(6_300);
  });

  it('keep the grade that the skin had when it was won', () => {
    const { log, step } = scriptedSite('grades', 1);
    while (!log.events.some(({ event }) => event.type === 'CaseOpened' && event.data.skin === 'cinder')) step();
    const cinder = log.events.find(
      ({ event }) => event.type === 'SkinPublished' && event.data.skin === 'cinder',
    )?.event;
    if (cinder?.type !== 'SkinPublished') throw new Error('no cinder');
    const { skin, definition } = cinder.data;
    log.submit({ type: 'PublishSkin', skin, definition: { ...definition, grade: 5 } });
    const regraded = log.events.length;
    while (!log.events.slice(regraded).some(({ event }) => event.type === 'CaseOpened' && event.data.skin === skin)) {
      step();
    }
    const won = dropsThrough([log.events]).filter((row) => row.skinId === skin);
    expect(new Set(won.filter((row) => row.position < regraded).map(({ grade }) => grade))).toEqual(new Set([6]));
    expect(new Set(won.filter((row) => row.position > regraded).map(({ grade }) => grade))).toEqual(new Set([5]));
  });
});

describe('the catalog', () => {
  it('has one open version of a case, the newest, until it is retired', () => {
    const { log, step } = scriptedSite('catalog');
    while (log.events.filter(({ event }) => event.type === 'CasePublished').length < 4) step();
    const before = foldCatalog(log.events).versions.filter(({ slug }) => slug === 'ember');
    expect(before.map(({ status }) => status)).toEqual([...before.slice(1).map(() => 'replaced'), 'open']);

    const tidal = log.events.find(({ event }) => event.type === 'CasePublished' && event.data.table.case === 'tidal');
    if (tidal?.event.type !== 'CasePublished') throw new Error('no tidal');
    log.submit({ type: 'RetireCase', case: tidal.event.data.table.case, reason: 'over' });
    const after = foldCatalog(log.events);
    expect(after.versions.filter(({ slug }) => slug === 'tidal').map(({ status }) => status)).toEqual(['retired']);
    expect(foldCatalog(log.events.slice(-1)).closed).toEqual(new Map([['tidal', 'retired']]));
  });

  it('tells that a game is stopped, and that it runs again', () => {
    const { log } = scriptedSite('switch');
    log.submit({ type: 'StopGame', game: 'case', stop: true, reason: 'a check' });
    expect(foldCatalog(log.events).switches).toMatchObject([{ game: 'case', stopped: true, reason: 'a check' }]);
    log.submit({ type: 'StopGame', game: 'case', stop: false, reason: '' });
    expect(foldCatalog(log.events).switches).toMatchObject([{ game: 'case', stopped: false, reason: '' }]);
  });
});
