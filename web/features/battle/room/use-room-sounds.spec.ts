import { describe, expect, it } from 'vitest';
import { soundBetween } from './use-room-sounds.ts';

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
