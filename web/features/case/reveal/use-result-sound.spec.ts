import { describe, expect, it } from 'vitest';
import { type Intensity, revealTimingOf } from './intensity.ts';
import { soundOfResult } from './use-result-sound.ts';

const won = (intensity: Intensity, grade: number, worth: number) => ({ intensity, worth, entry: { skin: { grade } } });

describe('the sound of a result', () => {
  it('is the chord of its best item, as that one’s words come', () => {
    const cue = soundOfResult([won(1, 6, 10), won(4, 1, 9_000), won(2, 3, 300)], 10_000);
    expect(cue).toEqual({ sound: 'win', level: 1, inMs: revealTimingOf(4).words });
  });

  it('is quiet where nothing stands out and all of it is worth less than was paid', () => {
    expect(soundOfResult([won(1, 6, 40), won(1, 5, 59)], 100)?.sound).toBe('loss');
    expect(soundOfResult([won(1, 6, 40), won(1, 5, 60)], 100)?.sound).toBe('win');
  });

  it('is none before there is a result', () => {
    expect(soundOfResult([], 0)).toBeNull();
  });
});
