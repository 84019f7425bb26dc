import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askAgainAt,
  COUNTING_MS,
  isLastRound,
  LANDING_MS,
  type Playable,
  playbackOf,
  roundShown,
  TIMING,
} from './playback.ts';

const { turnMs: TURN_MS, slotMs: SLOT_MS } = TIMING.NORMAL;
const START = Date.parse('2026-03-01T12:00:00.000Z');
const at = (ms: number): string => new Date(START + ms).toISOString();

const boxes = (count: number): readonly unknown[] => Array.from({ length: count });
const rounds = (count: number): Playable['rounds'] =>
  Array.from({ length: count }, (_, index) => ({ startedAt: at(index * SLOT_MS) }));
const running = (drawn: number, of = 3): Playable => ({
  status: drawn === of ? 'FINISHED' : 'RUNNING',
  pace: 'NORMAL',
  boxes: boxes(of),
  rounds: rounds(drawn),
  nextRoundAt: drawn === of ? null : at(drawn * SLOT_MS),
});

describe('the playback of a battle', () => {
  it('lets reels stand before the next round of a fast battle', () => {
    const { turnMs, slotMs } = TIMING.FAST;
    const fast: Playable = { ...running(2), pace: 'FAST', rounds: [{ startedAt: at(0) }, { startedAt: at(slotMs) }] };
    expect(playbackOf(fast, START + turnMs)).toMatchObject({ phase: { kind: 'pause' }, settled: 1 });
    expect(playbackOf(fast, START + slotMs + 1)).toMatchObject({ phase: { kind: 'turning', round: 2 } });
  });

  it('waits while seats are free, and says so when it was given up', () => {
    const room: Playable = { status: 'WAITING', pace: 'NORMAL', boxes: boxes(3), rounds: [], nextRoundAt: null };
    expect(playbackOf(room, START).phase).toEqual({ kind: 'waiting' });
    expect(playbackOf({ ...room, status: 'DISSOLVED' }, START).phase).toEqual({ kind: 'dissolved' });
  });

  it('counts down to the first round, or waits for the beacon where its moment is unknown', () => {
    expect(playbackOf(running(0), START - 1200)).toEqual({
      phase: { kind: 'pause', round: 1, until: START },
      settled: 0,
      counted: 0,
      changesAt: START,
    });
    expect(playbackOf({ ...running(0), nextRoundAt: null }, START).phase).toEqual({ kind: 'beacon' });
  });

  it('turns for 4.2 s from the start of a round and settles it then', () => {
    expect(playbackOf(running(1), START + TURN_MS - 1)).toEqual({
      phase: { kind: 'turning', round: 1, startedAt: START, settlesAt: START + TURN_MS },
      settled: 0,
      counted: 0,
      changesAt: START + TURN_MS,
    });
    expect(playbackOf(running(1), START + TURN_MS)).toEqual({
      phase: { kind: 'pause', round: 2, until: START + SLOT_MS },
      settled: 1,
      counted: 1,
      changesAt: START + SLOT_MS,
    });
  });

  it('keeps the end to itself until the last reel stands', () => {
    const whole = running(3);
    const lastStart = START + 2 * SLOT_MS;
    expect(playbackOf(whole, lastStart + TURN_MS - 1)).toMatchObject({ phase: { kind: 'turning' }, settled: 2 });
    const standsAt = lastStart + TURN_MS;
    const countsAt = standsAt + COUNTING_MS;
    const landsAt = standsAt + LANDING_MS;
    const landing = { phase: { kind: 'landing' }, settled: 3 };
    expect(playbackOf(whole, standsAt)).toEqual({ ...landing, counted: 2, changesAt: countsAt });
    expect(playbackOf(whole, countsAt)).toEqual({ ...landing, counted: 3, changesAt: landsAt });
    expect(playbackOf(whole, landsAt)).toEqual({ phase: { kind: 'over' }, settled: 3, counted: 3, changesAt: null });
  });

  it('shows the result as soon as the last reel stands where motion is reduced', () => {
    const settlesAt = START + 2 * SLOT_MS + TURN_MS;
    expect(playbackOf(running(3), settlesAt, 0)).toMatchObject({ phase: { kind: 'over' }, settled: 3 });
  });

  it('waits for the result where it is late', () => {
    const unsettled: Playable = { ...running(3), status: 'RUNNING' };
    const late = START + 3 * SLOT_MS + LANDING_MS;
    expect(playbackOf(unsettled, late)).toEqual({
      phase: { kind: 'landing' },
      settled: 3,
      counted: 3,
      changesAt: null,
    });
  });

  it('knows the last round, before its reels turn and while they do', () => {
    const lastStart = START + 2 * SLOT_MS;
    const at = (now: number) => isLastRound(playbackOf(running(3), now), running(3));
    expect([lastStart - SLOT_MS, lastStart - 1, lastStart, lastStart + TURN_MS].map(at)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('holds back a round that this device’s clock has not reached yet', () => {
    expect(playbackOf(running(2), START + SLOT_MS - 40)).toMatchObject({
      phase: { kind: 'pause', round: 2, until: START + SLOT_MS },
      settled: 1,
    });
  });

  it('waits for news, and for no moment, when a round is late', () => {
    const late = playbackOf(running(1), START + SLOT_MS + 300);
    expect(late).toEqual({
      phase: { kind: 'pause', round: 2, until: START + SLOT_MS },
      settled: 1,
      counted: 1,
      changesAt: null,
    });
  });

  it('settles a round early where the next one started before its time was over', () => {
    const hurried: Playable = { ...running(2), rounds: [{ startedAt: at(0) }, { startedAt: at(3000) }] };
    expect(playbackOf(hurried, START + 3000)).toMatchObject({ phase: { kind: 'turning', round: 2 }, settled: 1 });
  });

  it('shows a latecomer, who knows more rounds, what those who were there saw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(100_000), (count, passed) => {
        const now = START + passed;
        const drawnByNow = Math.min(count, Math.floor(passed / SLOT_MS) + 1);
        const live = playbackOf(running(drawnByNow, count), now);
        const replayed = playbackOf(running(count, count), now);
        expect(replayed).toEqual(live);
      }),
    );
  });

  it('never goes back, and changes at no other moment than the one it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(100_000), fc.nat(5000), (count, passed, more) => {
        const whole = running(count, count);
        const before = playbackOf(whole, START + passed);
        const after = playbackOf(whole, START + passed + more);
        expect(after.settled).toBeGreaterThanOrEqual(before.settled);
        if (before.changesAt === null || START + passed + more < before.changesAt) expect(after).toEqual(before);
      }),
    );
  });

  it('names the round on the screen', () => {
    expect(roundShown(playbackOf(running(0), START - 1000))).toBe(1);
    expect(roundShown(playbackOf(running(2), START + SLOT_MS + 10))).toBe(2);
    expect(roundShown(playbackOf(running(2), START + SLOT_MS + TURN_MS))).toBe(2);
  });
});

describe('asking again', () => {
  it('is due two seconds after a round was, and not while nothing is expected', () => {
    expect(askAgainAt(running(1))).toBe(START + SLOT_MS + 2000);
    expect(askAgainAt(running(3))).toBeNull();
    expect(askAgainAt({ ...running(0), nextRoundAt: null })).toBeNull();
  });
});
