import { describe, expect, it } from 'vitest';
import { botNumber } from './seat-name.ts';

describe('the number of a bot', () => {
  it('is that of the log, in two digits', () => {
    expect(botNumber({ kind: 'BOT', nickname: 'bot-1' })).toBe('01');
    expect(botNumber({ kind: 'BOT', nickname: 'bot-12' })).toBe('12');
  });

  it('is none where a bot has a name of its own, or a player calls themselves so', () => {
    expect(botNumber({ kind: 'BOT', nickname: 'Cog' })).toBeNull();
    expect(botNumber({ kind: 'PLAYER', nickname: 'bot-1' })).toBeNull();
  });
});
