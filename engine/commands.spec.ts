import { describe, expect, it } from 'vitest';
import { alice, charm, charmDefinition, dawn, openDawn, publishDawn } from '../test/cast.ts';
import { kestrels } from '../test/item-cast.ts';
import { code } from '../test/money-cast.ts';
import { giveawayTerms } from '../test/terms-cast.ts';
import { type Command, streamOfCommand } from './commands.ts';
import { isBattleId, isGiveawayId, mustBe } from './kernel/ids.ts';

const battleId = mustBe(isBattleId, 'battle----------------');
const giveawayId = mustBe(isGiveawayId, 'giveaway--------------');
const entropy = '0'.repeat(32);
const beacon = { kind: 'none' } as const;
const house: Extract<Command, { type: 'CreateGiveaway' }> = {
  type: 'CreateGiveaway',
  terms: giveawayTerms,
  host: { kind: 'house', title: { 'zh-CN': 'a', 'zh-TW': 'a', en: 'a' }, prizes: [] },
  entropy,
  startsAt: null,
  drawAt: 1,
  locked: false,
  conditions: { depositDays: null, vipGrade: 0 },
  beacon,
};

describe('the stream that a command is routed by', () => {
  const routed: readonly (readonly [string, Command, string])[] = [
    ['the player’s for a play of one', openDawn(alice), `player-${alice}`],
    ['the battle’s for a round', { type: 'PlayBattleRound', battleId, round: 1 }, `battle-${battleId}`],
    ['the battle’s for its end', { type: 'DissolveBattle', playerId: alice, battleId }, `battle-${battleId}`],
    ['the giveaway’s for a draw', { type: 'DrawGiveaway', giveawayId }, `giveaway-${giveawayId}`],
    ['the game’s for a room of the house', house, 'game-giveaway'],
    ['the listing’s for closing it', { type: 'CloseListing', listing: kestrels }, `listing-${kestrels}`],
    ['the code’s for using it', { type: 'RedeemGoldenCode', playerId: alice, codeId: code }, `code-${code}`],
    ['the case’s for publishing it', publishDawn, `case-${dawn}`],
    [
      'the skin’s for publishing it',
      { type: 'PublishSkin', skin: charm, definition: charmDefinition },
      `skin-${charm}`,
    ],
    ['the game’s for its stop', { type: 'StopGame', game: 'dream', stop: true, reason: 'why' }, 'game-dream'],
  ];
  it.each(routed)('is %s', (_, command, stream) => expect(streamOfCommand(command)).toBe(stream));
});
