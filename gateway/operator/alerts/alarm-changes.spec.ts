import { describe, expect, it } from 'vitest';
import { AGAIN_MS, alarmChanges, type ToldAlarm } from './alarm-changes.ts';

const alarm = (text: string, subject: string | null = null) => ({
  ...({ kind: 'FOLLOWER_BEHIND', value: 7 } as const),
  ...{ text, subject },
});
const told = (name: string, at: number): ToldAlarm => ({
  ...{ alarm: `FOLLOWER_BEHIND ${name}`, kind: 'FOLLOWER_BEHIND', text: 'old words', beganAt: at, toldAt: at },
});
const statesOf = (changes: ReturnType<typeof alarmChanges>) => changes.map(({ state, alarm: name }) => [state, name]);

describe('alarms', () => {
  it('are told when they begin, each by what it is about', () => {
    const changes = alarmChanges([], [alarm('6000 behind', 'plays'), alarm('7000 behind', 'items')], 5);
    expect(statesOf(changes)).toEqual([
      ['began', 'FOLLOWER_BEHIND plays'],
      ['began', 'FOLLOWER_BEHIND items'],
    ]);
    expect(changes[0]).toMatchObject({ beganAt: 5, toldAt: 5, text: '6000 behind' });
  });

  it('are told again after six hours, in their present words, and not before', () => {
    const before = [told('plays', 1_000)];
    expect(alarmChanges(before, [alarm('more', 'plays')], 1_000 + AGAIN_MS - 1)).toEqual([]);
    expect(alarmChanges(before, [alarm('more', 'plays')], 1_000 + AGAIN_MS)).toEqual([
      expect.objectContaining({ state: 'lasts', text: 'more', beganAt: 1_000, toldAt: 1_000 + AGAIN_MS }),
    ]);
  });

  it('are told when they end', () => {
    expect(alarmChanges([told('plays', 1_000)], [alarm('x', 'items')], 2_000).map(({ state }) => state)).toEqual([
      'began',
      'ended',
    ]);
  });
});
