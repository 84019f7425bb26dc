import { describe, expect, it } from 'vitest';
import { failuresOf, overallOf } from './overall.ts';

const sealed = { status: 'checked', verdict: 'match' } as const;
const receipt = { verdict: 'match' } as const;
const game = (overall: 'match' | 'mismatch' | 'pending' | 'loose', kind: 'round' | 'battle' = 'round') => ({
  about: { kind },
  overall,
  steps: [
    { name: 'commitment', verdict: 'match' },
    { name: 'ticket', verdict: overall },
  ] as const,
});

describe('overallOf', () => {
  it('matches only where every step does, the log included', () => {
    expect(overallOf(game('match'), sealed, receipt)).toBe('match');
    expect(overallOf(game('mismatch'), sealed, receipt)).toBe('mismatch');
    expect(overallOf(game('match'), { status: 'checked', verdict: 'mismatch' }, receipt)).toBe('mismatch');
    expect(overallOf(game('match'), { status: 'unsigned', verdict: 'mismatch' }, receipt)).toBe('mismatch');
  });

  it('takes a false receipt for a fault, and does not need one', () => {
    expect(overallOf(game('match'), sealed, { verdict: 'mismatch' })).toBe('mismatch');
    expect(overallOf(game('match'), sealed, { verdict: 'pending' })).toBe('match');
  });

  it('says nothing while the log is being looked at, but a fault at once', () => {
    expect(overallOf(game('match'), { status: 'checking', verdict: 'pending' }, receipt)).toBe('checking');
    expect(overallOf(game('mismatch'), { status: 'checking', verdict: 'pending' }, receipt)).toBe('mismatch');
  });

  it('never says of a loose play that everything matches', () => {
    expect(overallOf(game('loose'), sealed, receipt)).toBe('loose');
    expect(overallOf(game('loose'), { status: 'checked', verdict: 'pending' }, receipt)).toBe('unsealed');
    expect(overallOf(game('loose'), { status: 'unavailable', verdict: 'pending' }, receipt)).toBe('unproven');
    expect(overallOf(game('loose'), { status: 'checked', verdict: 'mismatch' }, receipt)).toBe('mismatch');
  });

  it('tells a hidden seed from a game that is under way', () => {
    expect(overallOf(game('pending'), sealed, receipt)).toBe('seed-hidden');
    expect(overallOf(game('pending', 'battle'), sealed, receipt)).toBe('under-way');
  });

  it('does not claim a log that it could not check', () => {
    expect(overallOf(game('match'), { status: 'unavailable', verdict: 'pending' }, receipt)).toBe('unproven');
    expect(overallOf(game('match'), { status: 'checked', verdict: 'pending' }, receipt)).toBe('unsealed');
    expect(overallOf(game('match'), { status: 'never-sealed', verdict: 'pending' }, receipt)).toBe('unsealed');
  });
});

describe('failuresOf', () => {
  it('names what failed, in the order of the page', () => {
    expect(failuresOf(game('mismatch'), sealed, receipt)).toEqual(['ticket']);
    expect(failuresOf(game('mismatch'), { status: 'unsigned', verdict: 'mismatch' }, receipt)).toEqual([
      'ticket',
      'log',
    ]);
    expect(failuresOf(game('match'), sealed, receipt)).toEqual([]);
    expect(failuresOf(game('mismatch'), sealed, { verdict: 'mismatch' })).toEqual(['ticket', 'receipt']);
  });
});
