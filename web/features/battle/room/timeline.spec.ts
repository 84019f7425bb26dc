import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playbackOf } from './playback.ts';
import {
  actOfKey,
  atSpeed,
  begun,
  ended,
  leadChanges,
  movedTo,
  nextChange,
  nextSpeed,
  onTimeline,
  positionAt,
  previousChange,
  roundAt,
  SPEEDS,
  seenAt,
  settledAt,
  stepRound,
  timelineOf,
  toggled,
} from './timeline.ts';

const battleOf = (count: number, pace: 'NORMAL' | 'FAST' = 'NORMAL') => ({
  status: 'FINISHED' as const,
  pace,
  boxes: Array.from({ length: count }),
  rounds: Array.from({ length: count }, (_, round) => ({
    startedAt: new Date(Date.UTC(2026, 10, 22, 14, 25) + round * 7_311).toISOString(),
  })),
});
const timeline = timelineOf(battleOf(12));

describe('the timeline of a battle', () => {
  it('is as long as its slots and the landing of the last one, whatever held the rounds up', () => {
    expect(timeline).toEqual({ rounds: 12, turnMs: 4200, slotMs: 5000, lengthMs: 60_600 });
    expect(timelineOf(battleOf(5, 'FAST'))).toMatchObject({ slotMs: 2000, lengthMs: 11_000 });
  });

  it.each([
    [0, 1, 'turning', 0],
    [4199, 1, 'turning', 0],
    [4200, 1, 'pause', 1],
    [5000, 2, 'turning', 1],
    [47_300, 10, 'turning', 9],
    [55_000, 12, 'turning', 11],
    [59_200, 12, 'landing', 12],
    [60_600, 12, 'over', 12],
  ])('at %i ms is in round %i, %s, with %i rounds counted', (position, round, kind, settled) => {
    const playback = playbackOf(onTimeline(battleOf(12)), position);
    expect(roundAt(position, timeline)).toBe(round);
    expect(playback.phase.kind).toBe(kind);
    expect(playback.settled).toBe(settled);
  });

  it('counts the rounds that the playback counts, everywhere', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('NORMAL', 'FAST'),
        fc.nat(100_000),
        (count, pace, at) => {
          const battle = battleOf(count, pace);
          const of = timelineOf(battle);
          const position = Math.min(at, of.lengthMs);
          expect(playbackOf(onTimeline(battle), position).settled).toBe(settledAt(position, of));
        },
      ),
    );
  });

  it('is stepped through by rounds: back to the own start first', () => {
    expect(stepRound(47_300, 1, timeline)).toBe(50_000);
    expect(stepRound(47_300, -1, timeline)).toBe(45_000);
    expect(stepRound(45_400, -1, timeline)).toBe(40_000);
    expect(stepRound(58_000, 1, timeline)).toBe(60_600);
    expect(stepRound(60_300, 1, timeline)).toBe(60_600);
    expect(stepRound(0, -1, timeline)).toBe(0);
  });
});

describe('the jumps', () => {
  const changes = leadChanges([[1], [1], [2], [2], [1, 2], [1]]);

  it('know where the lead passes', () => {
    expect(changes).toEqual([3, 5, 6]);
    expect(leadChanges([])).toEqual([]);
    expect(leadChanges([[], [1], [1]])).toEqual([]);
  });

  it('lead to the start of such a round, and else to the last or the first', () => {
    expect(nextChange(0, changes, timeline)).toBe(10_000);
    expect(nextChange(10_000, changes, timeline)).toBe(20_000);
    expect(nextChange(30_000, changes, timeline)).toBe(55_000);
    expect(previousChange(30_000, changes, timeline)).toBe(25_000);
    expect(previousChange(10_000, changes, timeline)).toBe(0);
  });
});

describe('the transport', () => {
  it('goes on with the clock, at its speed, and stops at the end', () => {
    const playing = begun(1000);
    expect(positionAt(playing, timeline, 3000)).toBe(2000);
    expect(positionAt(atSpeed(playing, 4, timeline, 3000), timeline, 4000)).toBe(6000);
    expect(positionAt(playing, timeline, 900_000)).toBe(60_600);
  });

  it('stands while it is paused, and plays from there', () => {
    const paused = toggled(begun(0), timeline, 5000);
    expect(positionAt(paused, timeline, 99_000)).toBe(5000);
    expect(positionAt(toggled(paused, timeline, 99_000), timeline, 100_000)).toBe(6000);
  });

  it('begins anew where it has ended', () => {
    const over = ended(begun(0), timeline, 70_000);
    expect(over).toMatchObject({ position: 60_600, playing: false });
    expect(toggled(over, timeline, 80_000)).toMatchObject({ position: 0, playing: true, seen: 60_600 });
  });

  it('has seen what it has shown, and nothing more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5000, max: 70_000 }), fc.nat(5000)), { maxLength: 12 }),
        (seeks) => {
          let now = 0;
          let transport = begun(now);
          let furthest = 0;
          for (const [to, wait] of seeks) {
            now += wait;
            furthest = Math.max(furthest, positionAt(transport, timeline, now));
            transport = movedTo(transport, to, timeline, now);
            furthest = Math.max(furthest, positionAt(transport, timeline, now));
          }
          expect(seenAt(transport, timeline, now)).toBe(furthest);
          expect(furthest).toBeLessThanOrEqual(timeline.lengthMs);
        },
      ),
    );
  });

  it('keeps to its speeds', () => {
    expect(nextSpeed(1, 1)).toBe(2);
    expect(nextSpeed(0.25, -1)).toBe(0.25);
    expect(nextSpeed(4, 1)).toBe(4);
    expect(SPEEDS).toContain(begun(0).speed);
  });
});

describe('the keys', () => {
  it.each([
    [' ', { act: 'toggle' }],
    ['ArrowLeft', { act: 'by', ms: -5000 }],
    ['ArrowRight', { act: 'by', ms: 5000 }],
    [',', { act: 'round', by: -1 }],
    ['.', { act: 'round', by: 1 }],
    ['<', { act: 'speed', by: -1 }],
    ['>', { act: 'speed', by: 1 }],
    ['a', null],
  ])('%j asks for %j', (key, act) => {
    expect(actOfKey(key)).toEqual(act);
  });
});
