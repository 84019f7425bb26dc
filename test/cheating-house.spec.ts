import { describe, expect, it } from 'vitest';
import { DECIDED } from '../tools/cheat/decided.ts';
import { addBot, createRoom, must, openArena, openRoom } from './battle-cast.ts';
import { casino } from './casino.ts';
import { alice, openDawn, roundOf } from './cast.ts';

/**
 * Tricks, against the rules themselves, of a house that knows each outcome the moment a command arrives; `npm run
 * cheat` plays these and all others. The house's own moves are lawful commands: the play that it wants to turn must
 * come out the same, or be refused.
 */
describe('a house that knows what a play will draw', () => {
  it.each(DECIDED)('gains nothing where it $does', ({ honest, tried, refused }) => {
    const outcomes = tried(100);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const outcome of outcomes) expect(outcome).toEqual(refused ?? honest());
  });

  it('lets its player, who is shown the new pair, play on with that', () => {
    const house = casino();
    must(house, openDawn(alice));
    must(house, { type: 'RotateSeed', playerId: alice, userSeed: 'ground', entropy: 'c'.repeat(32) });
    const shown = roundOf(house.world().player(alice));
    expect(house.decide({ ...openDawn(alice), round: shown }).kind).toBe('accepted');
  });
});

describe('a house with bots', () => {
  it('can’t name them as it likes, or add one to a room that is full', () => {
    const house = openArena();
    const battleId = openRoom(house, { ...createRoom(), sides: 3, size: 1 });
    must(house, addBot(alice, battleId, 3));
    must(house, addBot(alice, battleId, 2));
    const bots = house.recorded.flatMap(({ event }) =>
      event.type === 'SeatTaken' && event.data.occupant.kind === 'bot' ? [event.data.occupant.bot] : [],
    );
    expect(bots).toEqual(['bot-1', 'bot-2']);
    expect(house.decide(addBot(alice, battleId, null))).toMatchObject({ kind: 'rejected' });
  });
});
