import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBot, carol, createRoom, dave, join, must, openArena, openRoom } from './battle-cast.ts';
import { alice, dawnPublished, deposited, openDawn, publishDawn, registered, roundOf, skinsPublished } from './cast.ts';
import { commandIdNumber, createHouse, type House } from './deciders.ts';
import { termsAre } from './terms-cast.ts';

/**
 * What a house tries that knows each outcome the moment a command arrives, at the rules themselves; docs/fairness.md has where else it
 * loses. Its own moves are lawful commands: the play that it wants to turn must come out the same, or be refused.
 */

const STAKED = 1_000;

const casino = (): House => {
  const house = createHouse(20);
  house.given([...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, String(STAKED))]);
  return house;
};

/** What a play drew, or why it was refused. */
const outcomeOf = (house: House, commandId = commandIdNumber(1)) => {
  const decision = house.decide(openDawn(alice), commandId);
  if (decision.kind === 'rejected') return decision.code;
  if (decision.kind !== 'accepted') return decision.kind;
  return decision.events.map(({ event }) => (event.type === 'CaseOpened' ? event.data.ticket : event.type));
};

describe('a house that knows what a play will draw', () => {
  it('gains nothing by choosing its command id', () => {
    const honest = outcomeOf(casino());
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (n) => {
        expect(outcomeOf(casino(), commandIdNumber(n))).toEqual(honest);
      }),
    );
  });

  it('gains nothing by moving time within the life of the pair', () => {
    const honest = outcomeOf(casino());
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 3_600_000 }), (ms) => {
        const house = casino();
        house.wait(ms);
        expect(outcomeOf(house)).toEqual(honest);
      }),
    );
  });

  it('can’t let it fall on another pair, or another user seed, which it ground', () => {
    for (const userSeed of ['ground', null]) {
      const house = casino();
      must(house, openDawn(alice));
      must(house, { type: 'RotateSeed', playerId: alice, userSeed, entropy: 'c'.repeat(32) });
      expect(outcomeOf(house)).toBe('SEED_CHANGED');
      // Its player, who is shown the new pair, plays on with that.
      const shown = roundOf(house.world().player(alice));
      expect(house.decide({ ...openDawn(alice), round: shown }).kind).toBe('accepted');
    }
  });

  it('can’t publish other odds before it', () => {
    const honest = outcomeOf(casino());
    const house = casino();
    must(house, { ...publishDawn, price: '120' });
    expect(outcomeOf(house)).toEqual(honest);
    house.wait(119_000);
    expect(outcomeOf(house)).toEqual(honest);
  });
});

describe('a house that knows what a battle will draw', () => {
  /** What the lock fixes, of a room for three that Alice opened, by who comes when and sits where. */
  const lockOf = (guests: readonly { readonly who: typeof carol; readonly seat: number }[]) => {
    const house = openArena();
    const battleId = openRoom(house, { ...createRoom(), sides: 3, size: 1 });
    for (const { who, seat } of guests) must(house, join(who, battleId, seat));
    const locked = house.recorded.flatMap(({ event }) => (event.type === 'BattleLocked' ? [event.data] : []));
    return locked.map(({ lockHash, entries }) => ({ lockHash, entries }));
  };

  it('gains nothing by the order in which it lets players in, or by their seats', () => {
    const [one, other] = [
      { who: carol, seat: 2 },
      { who: dave, seat: 3 },
    ];
    const honest = lockOf([one, other]);
    expect(honest).toHaveLength(1);
    expect(lockOf([other, one])).toEqual(honest);
    expect(
      lockOf([
        { ...one, seat: 3 },
        { ...other, seat: 2 },
      ]),
    ).toEqual(honest);
  });

  it('can’t name its bots as it likes, or add one to a room that is full', () => {
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
