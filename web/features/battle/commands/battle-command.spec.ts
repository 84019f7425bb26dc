import { describe, expect, it } from 'vitest';
import { type BattleCommand, commandFrom } from './battle-command.ts';

const fresh = { commandId: '6f1c1f0e-0000-4000-8000-000000000001', loose: null };
const order = {
  terms: 'd'.repeat(64),
  seedHash: 'c'.repeat(64),
  expectedBeacon: 'drand',
  mode: 'UNDERDOG',
  pace: 'NORMAL',
  seatCount: 4,
  teams: true,
  private: false,
  boxes: [{ slug: 'tidal', oddsHash: 'd'.repeat(64) }],
} as const;
const commands: readonly BattleCommand[] = [
  { ...fresh, act: 'create', order },
  { ...fresh, act: 'join', battleId: 'b', seat: 2, key: null },
  { ...fresh, act: 'join', battleId: 'b', seat: 2, key: 'secret' },
  { ...fresh, act: 'bot', battleId: 'b', seat: 3 },
  { ...fresh, act: 'fill', battleId: 'b', bots: [{ seat: 2 }] },
  { ...fresh, act: 'dissolve', battleId: 'b' },
];

describe('a battle command that is kept on the device', () => {
  it.each(commands)('is read as it was written: $act', (command) => {
    expect(commandFrom(JSON.parse(JSON.stringify(command)))).toEqual(command);
  });

  it('keeps the entropy that a page before lanes sent with it', () => {
    const { loose: _, ...before } = { ...fresh, act: 'join', battleId: 'b', seat: 2, key: null };
    const entropy = 'ab'.repeat(16);
    const read = commandFrom({ ...before, entropy });
    expect(read).toEqual({ ...before, loose: entropy });
    expect(commandFrom(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  it.each([
    null,
    'text',
    {},
    { ...fresh, act: 'leave', battleId: 'b' },
    { ...fresh, act: 'join', battleId: 'b', seat: '2', key: null },
    { ...fresh, act: 'join', battleId: 'b', seat: 2 },
    { ...fresh, act: 'bot', seat: 2 },
    { ...fresh, act: 'fill', battleId: 'b', bots: [] },
    { ...fresh, act: 'fill', battleId: 'b', bots: [{ seat: 2 }, { place: 3 }] },
    { act: 'dissolve', battleId: 'b', commandId: fresh.commandId },
    { ...fresh, act: 'create', order: { ...order, boxes: [] } },
    { ...fresh, act: 'create', order: { ...order, boxes: [...order.boxes, { slug: 'x' }] } },
    { ...fresh, act: 'create', order: { ...order, mode: 'BOTH' } },
  ])('is not sent where it is not whole: %j', (stored) => {
    expect(commandFrom(stored)).toBeNull();
  });
});
