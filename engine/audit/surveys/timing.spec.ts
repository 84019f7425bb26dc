import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStreamId, mustBe } from '../../kernel/ids.ts';
import { type CosignedCheckpoint, type Lock, timingOf } from './timing.ts';

const ROUND = 1_700_000_010;
const lockAt = (position: number, roundAt = ROUND * 1_000): Lock => ({
  stream: mustBe(isStreamId, `battle-${'A'.repeat(22)}`),
  position,
  at: roundAt - 8_000,
  roundAt,
});
const seenBy = (name: string, size: number, timestamp: number): CosignedCheckpoint => ({
  size,
  cosignatures: [{ name, timestamp }],
});
const verdicts = (locks: readonly Lock[], checkpoints: readonly CosignedCheckpoint[]) =>
  timingOf(locks, checkpoints).map(({ verdict }) => verdict);

describe('the timing of a lock', () => {
  it('is right where a witness saw it in the second before the round was due, and late from then on', () => {
    expect(verdicts([lockAt(4)], [seenBy('w', 5, ROUND - 1)])).toEqual(['in-time']);
    expect(verdicts([lockAt(4)], [seenBy('w', 5, ROUND)])).toEqual(['late']);
    expect(verdicts([lockAt(4, ROUND * 1_000 - 1)], [seenBy('w', 5, ROUND - 1)])).toEqual(['late']);
  });

  it('is nobody’s word but the house’s where no checkpoint covers it', () => {
    expect(verdicts([lockAt(4)], [])).toEqual(['unwitnessed']);
    expect(verdicts([lockAt(4)], [seenBy('w', 4, ROUND - 9)])).toEqual(['unwitnessed']);
    expect(verdicts([lockAt(4)], [{ size: 9, cosignatures: [] }])).toEqual(['unwitnessed']);
  });

  it('goes by the earliest of those who saw it, and names them', () => {
    const checkpoints = [seenBy('fast', 5, ROUND + 3), seenBy('slow', 7, ROUND - 2), seenBy('later', 9, ROUND + 9)];
    expect(timingOf([lockAt(4)], checkpoints)).toEqual([
      { lock: lockAt(4), verdict: 'in-time', earliest: { name: 'slow', timestamp: ROUND - 2 } },
    ]);
  });

  it('is the same as looking at every checkpoint for every lock', () => {
    const time = fc.integer({ min: ROUND - 5, max: ROUND + 5 });
    const place = fc.integer({ min: 0, max: 20 });
    const lock = fc.tuple(place, time).map(([position, roundAt]) => lockAt(position, roundAt * 1_000));
    const checkpoint = fc.tuple(place, time).map(([size, timestamp]) => seenBy('w', size, timestamp));
    fc.assert(
      fc.property(fc.array(lock), fc.array(checkpoint), (locks, checkpoints) => {
        const expected = locks.map(({ position, roundAt }) => {
          const covering = checkpoints.filter(({ size }) => size > position);
          if (covering.length === 0) return 'unwitnessed';
          const early = covering.some(({ cosignatures }) =>
            cosignatures.some(({ timestamp }) => timestamp * 1_000 < roundAt),
          );
          return early ? 'in-time' : 'late';
        });
        expect(verdicts(locks, checkpoints)).toEqual(expected);
      }),
    );
  });
});
