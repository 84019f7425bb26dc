import { describe, expect, it } from 'vitest';
import { watchPresence } from './presence.ts';

describe('a person at the page', () => {
  it('is there when it opens, is gone a minute later, and is back with a key or the pointer', () => {
    const page = new EventTarget();
    let now = 1_000_000;
    const isThere = watchPresence(page, () => now);
    expect(isThere()).toBe(true);
    now += 60_000;
    expect(isThere()).toBe(false);
    page.dispatchEvent(new Event('keydown'));
    expect(isThere()).toBe(true);
    now += 60_000;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(isThere()).toBe(false);
    page.dispatchEvent(new Event('pointerdown'));
    expect(isThere()).toBe(true);
  });
});
