import { describe, expect, it } from 'vitest';
import { failuresOf, overallOf } from './overall.ts';

const sealed = { status: 'checked', verdict: 'match' } as const;
const game = (overall: 'match' | 'mismatch' | 'pending', name: 'case' | 'battle' = 'case') => ({
  game: name,
  overall,
  checks: [
    { name: 'commitment', verdict: 'match' },
    { name: 'ticket', verdict: overall },
  ] as const,
});

describe('overallOf', () => {
  it('matches only where every step does, the log included', () => {
    expect(overallOf(game('match'), sealed)).toBe('match');
    expect(overallOf(game('mismatch'), sealed)).toBe('mismatch');
    expect(overallOf(game('match'), { status: 'checked', verdict: 'mismatch' })).toBe('mismatch');
    expect(overallOf(game('match'), { status: 'unsigned', verdict: 'mismatch' })).toBe('mismatch');
  });

  it('says nothing while the log is being looked at, but a fault at once', () => {
    expect(overallOf(game('match'), { status: 'checking', verdict: 'pending' })).toBe('checking');
    expect(overallOf(game('mismatch'), { status: 'checking', verdict: 'pending' })).toBe('mismatch');
  });

  it('tells a hidden seed from a game that is under way', () => {
    expect(overallOf(game('pending'), sealed)).toBe('seed-hidden');
    expect(overallOf(game('pending', 'battle'), sealed)).toBe('under-way');
  });

  it('does not claim a log that it could not check', () => {
    expect(overallOf(game('match'), { status: 'unavailable', verdict: 'pending' })).toBe('unproven');
    expect(overallOf(game('match'), { status: 'unsupported', verdict: 'pending' })).toBe('unproven');
    expect(overallOf(game('match'), { status: 'checked', verdict: 'pending' })).toBe('unsealed');
    expect(overallOf(game('match'), { status: 'never-sealed', verdict: 'pending' })).toBe('unsealed');
  });
});

describe('failuresOf', () => {
  it('names what failed, in the order of the page', () => {
    expect(failuresOf(game('mismatch'), sealed)).toEqual(['ticket']);
    expect(failuresOf(game('mismatch'), { status: 'unsigned', verdict: 'mismatch' })).toEqual(['ticket', 'log']);
    expect(failuresOf(game('match'), sealed)).toEqual([]);
  });
});
