import { describe, expect, it } from 'vitest';
import { barWidth, DELIVERY_BARS } from './deliveries.ts';

const HOUR_MS = 60 * 60_000;

describe('the bars of deliveries', () => {
  it('are minutes where items arrive within some, and hours where they take a day', () => {
    expect(barWidth(0)).toBe(60_000);
    expect(barWidth(12 * 60_000)).toBe(60_000);
    expect(barWidth(12 * 60_000 + 1)).toBe(5 * 60_000);
    expect(barWidth(10.5 * HOUR_MS)).toBe(HOUR_MS);
    expect(barWidth(30 * HOUR_MS)).toBe(3 * HOUR_MS);
  });

  it('are never wider than a day, whatever takes long', () => {
    expect(barWidth(1_000 * 24 * HOUR_MS)).toBe(24 * HOUR_MS);
    expect(DELIVERY_BARS * barWidth(12 * 24 * HOUR_MS)).toBe(12 * 24 * HOUR_MS);
  });
});
