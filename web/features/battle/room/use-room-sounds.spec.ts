import { describe, expect, it } from 'vitest';
import { playbackOf } from './playback.ts';
import { decidedAt, soundBetween } from './use-room-sounds.ts';

const turning = { phase: 'turning', settled: 1, leader: 1, won: null } as const;
const rest = { phase: 'pause', settled: 2, leader: 1, won: null } as const;
const over = { phase: 'over', settled: 2, leader: 1, won: true } as const;

describe('what is heard of a battle', () => {
  it('is the start of a round, and its end, a step higher each time', () => {
    expect(soundBetween(rest, { ...turning, settled: 2 })?.sound).toBe('round');
    expect(soundBetween(turning, rest)).toEqual({ sound: 'settle', level: 1 });
    expect(soundBetween({ ...turning, settled: 4 }, { ...rest, settled: 5 })).toEqual({ sound: 'settle', level: 4 });
  });

  it('is a comeback where another side leads than before, but not where they are level', () => {
    expect(soundBetween(turning, { ...rest, leader: 2 })?.sound).toBe('comeback');
    expect(soundBetween(turning, { ...rest, leader: null })?.sound).toBe('settle');
    expect(soundBetween({ ...turning, leader: null }, rest)?.sound).toBe('settle');
  });

  it('is how it ended for who fought, once, and nothing for who watched', () => {
    expect(soundBetween(turning, over)?.sound).toBe('win');
    expect(soundBetween(turning, { ...over, won: false })?.sound).toBe('loss');
    expect(soundBetween(turning, { ...over, won: null })).toBeNull();
    expect(soundBetween(over, over)).toBeNull();
  });

  it('is nothing where nothing changes, or where rounds were missed', () => {
    expect(soundBetween(rest, rest)).toBeNull();
    expect(soundBetween({ ...rest, settled: 0 }, { ...rest, settled: 2 })).toBeNull();
  });
});

describe('the moment that music makes way for', () => {
  const battle = (boxes: number, started: number) => ({
    status: 'RUNNING' as const,
    pace: 'NORMAL' as const,
    boxes: Array.from({ length: boxes }),
    rounds: Array.from({ length: started }, (_, place) => ({ startedAt: new Date(place * 5000).toISOString() })),
  });
  const at = (boxes: number, started: number, now: number): number | null => {
    const one = battle(boxes, started);
    return decidedAt(one, playbackOf(one, now));
  };

  it('is when the last of several rounds stands, while it turns', () => {
    expect(at(3, 3, 10_100)).toBe(14_200);
    expect(at(3, 3, 14_300)).toBeNull();
  });

  it('is none in a round before, and none where one round is all', () => {
    expect(at(3, 2, 5_100)).toBeNull();
    expect(at(1, 1, 100)).toBeNull();
  });
});
