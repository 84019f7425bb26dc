import { describe, expect, it } from 'vitest';
import {
  caseStream,
  categoryOf,
  gameStream,
  isCaseSlug,
  isClientCommandId,
  isCommandId,
  isHexHash,
  isPairId,
  isPlayerId,
  isRoundId,
  isSkinId,
  isStreamId,
  mustBe,
  playerStream,
  roundId,
  skinStream,
} from './ids.ts';

const token = 'AbCdEfGhIjKlMnOpQrStUv';
const uuid = '01234567-89ab-4cde-8f01-23456789abcd';

describe('ids', () => {
  it.each<[string, (text: string) => boolean, readonly string[], readonly string[]]>([
    [
      'players',
      isPlayerId,
      [token, '-_-_-_-_-_-_-_-_-_-_-_'],
      ['', token.slice(1), `${token}x`, `${token}\n`, `${token.slice(1)}+`],
    ],
    [
      'rounds',
      isRoundId,
      [`${token}.1`, `${token}.10000`],
      [token, `${token}.0`, `${token}.01`, `${token}.1000000`, `x.1`],
    ],
    ['slugs of cases', isCaseSlug, ['dawn', '0', 'a-b-1'], ['', '-a', 'A', 'a_b', 'a'.repeat(65), 'a|b']],
    ['hashes', isHexHash, ['0a'.repeat(32)], ['0A'.repeat(32), '0a'.repeat(31), `${'0a'.repeat(32)}0`]],
    ['client commands', isClientCommandId, [uuid], [uuid.toUpperCase(), 'timer:a', uuid.slice(1), `${uuid}\n`]],
    [
      'commands',
      isCommandId,
      [uuid, 'timer:player-a:seed-retirement:1', 'import:skin.x'],
      ['timer', ':a', 'Timer:a', 'a:', 'a:b c', `a:${'b'.repeat(201)}`],
    ],
    [
      'streams',
      isStreamId,
      ['player-a', 'game-case'],
      ['player-', 'wallet-a', 'player', '', `player-${'a'.repeat(100)}`],
    ],
  ])('of %s are told from everything else', (_, is, good, bad) => {
    for (const text of good) expect(is(text), text).toBe(true);
    for (const text of bad) expect(is(text), text).toBe(false);
  });

  it('make streams that know their category', () => {
    const streams = [
      playerStream(mustBe(isPlayerId, token)),
      caseStream(mustBe(isCaseSlug, 'dawn')),
      skinStream(mustBe(isSkinId, 'kestrel')),
      gameStream('case'),
    ];
    expect(streams.map(categoryOf)).toEqual(['player', 'case', 'skin', 'game']);
    expect(streams.every(isStreamId)).toBe(true);
  });

  it('name a round by its pair and number', () => {
    expect(roundId(mustBe(isPairId, token), 10_000)).toBe(`${token}.10000`);
    expect(() => roundId(mustBe(isPairId, token), 0)).toThrow(TypeError);
  });
});
