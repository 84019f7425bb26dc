import { describe, expect, it } from 'vitest';
import { badgeText } from './badge.ts';

describe('the badge', () => {
  it('is gone without unread messages', () => {
    expect(badgeText(0)).toBeNull();
    expect(badgeText(-1)).toBeNull();
  });

  it('counts up to what fits on it', () => {
    expect(badgeText(1)).toBe('1');
    expect(badgeText(99)).toBe('99');
    expect(badgeText(100)).toBe('99+');
  });
});
