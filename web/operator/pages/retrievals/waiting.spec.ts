import { describe, expect, it } from 'vitest';
import { nextMove, shareOfPromise, stagesAhead, toneOfWait, waited } from './waiting.ts';

const HOUR_MS = 3_600_000;
const requestedAt = '2026-11-20T00:00:00.000Z';
const at = (hours: number): number => Date.parse(requestedAt) + hours * HOUR_MS;
const iso = (hours: number): string => new Date(at(hours)).toISOString();

describe('the wait of a retrieval', () => {
  it('grows until it ends, and stays then', () => {
    expect(waited({ state: 'AWAITING_SHIPMENT', requestedAt, changedAt: iso(1) }, at(5))).toBe(5 * HOUR_MS);
    expect(waited({ state: 'FAILED', requestedAt, changedAt: iso(2) }, at(5))).toBe(2 * HOUR_MS);
  });

  it('is none where the clock of the reader is behind', () => {
    expect(waited({ state: 'RETRIEVING', requestedAt, changedAt: requestedAt }, at(-1))).toBe(0);
  });

  it('fills the bar at the promise', () => {
    expect([0, 6, 12, 30].map((hours) => shareOfPromise(hours * HOUR_MS))).toEqual([0, 0.5, 1, 1]);
  });

  it('asks for eyes from half of the promise on, and for hands beyond it', () => {
    expect([6, 6.1, 12, 12.1].map(toneOfWait)).toEqual([undefined, 'look', 'look', 'breach']);
  });
});

describe('the next move', () => {
  const open = { state: 'AWAITING_SHIPMENT', failure: null, attempts: 0 } as const;

  it('is the operator’s where the site could not take note of the request', () => {
    expect(nextMove({ ...open, failure: 'no such skin' })).toBe('look');
    expect(nextMove({ ...open, state: 'FAILED', failure: 'no such skin' })).toBe('none');
  });

  it('is the player’s once the item is sent, and the site’s else', () => {
    expect(nextMove({ ...open, state: 'AWAITING_RECEIPT' })).toBe('player');
    expect(nextMove({ ...open, attempts: 2 })).toBe('retry');
    expect(nextMove({ ...open, attempts: null })).toBe('auto');
  });
});

it('a retrieval only goes forward, and may fail until it is over', () => {
  expect(stagesAhead({ state: 'RETRIEVING' })).toHaveLength(4);
  expect(stagesAhead({ state: 'AWAITING_RECEIPT' })).toEqual(['SUCCEEDED', 'FAILED']);
  expect(stagesAhead({ state: 'FAILED' })).toEqual([]);
});
