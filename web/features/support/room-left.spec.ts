import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';
import { roomLeft } from './room-left.ts';

describe('the room that is left', () => {
  it('is spoken of only when it gets short', () => {
    expect(roomLeft('')).toBeNull();
    expect(roomLeft('x'.repeat(MAX_TEXT - 400))).toBeNull();
    expect(roomLeft('x'.repeat(MAX_TEXT - 399))).toBe(399);
    expect(roomLeft('x'.repeat(MAX_TEXT))).toBe(0);
  });
});
