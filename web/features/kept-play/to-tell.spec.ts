import { expect, it } from 'vitest';
import { RECENT_MS } from '../../platform/commands/sent-command.ts';
import { toTell } from './to-tell.ts';

const NOW = 10_000_000;
const at = (playerId: string, madeAt: unknown, commandId = 'other'): string =>
  JSON.stringify({ playerId, madeAt, body: { commandId } });
const sent = (playerId: string, sentAt: number, commandId = 'mine') => ({
  commandId,
  command: 'sellItems',
  playerId,
  sentAt,
  refusal: null,
});

const toldOf = (kept: Readonly<Record<string, string>>, last?: object) => {
  const all: Readonly<Record<string, string>> = { ...kept, ...(last && { 'glasscase.sent': JSON.stringify(last) }) };
  return toTell(Object.keys(all), (key) => all[key] ?? null, 'me', NOW);
};

it('names the slot of the newest play', () => {
  const kept = { 'play.upgrade': at('me', 1), 'play.case.ember': at('me', 3), 'play.dream': at('me', 2) };
  expect(toldOf(kept)).toEqual({ slot: 'case.ember', sent: null });
});

it('knows none where another player of the device sent it, and where nothing readable is kept', () => {
  const nothing = { slot: null, sent: null };
  expect(toldOf({ 'play.upgrade': at('another', 9) }, sent('another', NOW))).toEqual(nothing);
  expect(toldOf({ 'play.upgrade': '{', 'play.dream': at('me', 'yesterday'), settings: at('me', 4) })).toEqual(nothing);
  expect(toldOf({}, { ...sent('me', NOW), commandId: 1 })).toEqual(nothing);
  expect(toldOf({})).toEqual(nothing);
});

it('tells of the newest command, and of a play by its own id once it was seen', () => {
  const last = sent('me', NOW - 5);
  expect(toldOf({}, last)).toEqual({ slot: null, sent: last });
  expect(toldOf({ 'play.upgrade': at('me', NOW - 9) }, last)).toEqual({ slot: null, sent: last });
});

it('leaves a play that waits to be seen to its slot', () => {
  const kept = { 'play.upgrade': at('me', NOW - 9, 'mine'), 'play.dream': at('me', NOW - 20) };
  expect(toldOf(kept, sent('me', NOW - 5))).toEqual({ slot: 'upgrade', sent: null });
  expect(toldOf({ 'play.dream': at('me', NOW - 1) }, sent('me', NOW - 5))).toEqual({ slot: 'dream', sent: null });
});

it('tells of no command that was sent long before the page failed', () => {
  expect(toldOf({}, sent('me', NOW - RECENT_MS - 1)).sent).toBeNull();
});
