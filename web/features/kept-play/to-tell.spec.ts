import { expect, it } from 'vitest';
import { newestSlot } from './newest-slot.ts';

const at = (playerId: string, madeAt: unknown): string => JSON.stringify({ playerId, madeAt });

const slotOf = (kept: Readonly<Record<string, string>>): string | null =>
  newestSlot(Object.keys(kept), (key) => kept[key] ?? null, 'me');

it('names the slot of the newest play', () => {
  expect(slotOf({ 'play.upgrade': at('me', 1), 'play.case.ember': at('me', 3), 'play.dream': at('me', 2) })).toBe(
    'case.ember',
  );
});

it('knows none where another player of the device sent it, and where nothing readable is kept', () => {
  expect(slotOf({ 'play.upgrade': at('another', 9) })).toBeNull();
  expect(slotOf({ 'play.upgrade': '{', 'play.dream': at('me', 'yesterday'), settings: at('me', 4) })).toBeNull();
  expect(slotOf({})).toBeNull();
});
