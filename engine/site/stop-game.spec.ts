import { describe, expect, it } from 'vitest';
import { alice, dawnPublished, deposited, openDawn, registered, skinsPublished, stopped } from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, houseOf } from '../../test/deciders.ts';
import { boundedItems, termsAre } from '../../test/terms-cast.ts';

const stop = { type: 'StopGame', game: 'case', stop: true, reason: 'inspection' } as const;
const resume = { type: 'StopGame', game: 'case', stop: false, reason: '' } as const;

describe('stopping a game', () => {
  it('says so with the reason', () => {
    expect(acceptedEvents(given().when(stop))).toEqual([
      {
        type: 'GameStopped',
        schemaVersion: 2,
        data: { commandId: commandIdNumber(0), game: 'case', reason: 'inspection', graceMs: 60_000 },
      },
    ]);
  });

  it('ends when it is resumed', () => {
    const story = given(stopped('case'));
    expect(story.when(resume)).toEmit([{ type: 'GameResumed', data: { game: 'case' } }]);
  });

  it('is refused when there is nothing to change', () => {
    expect(given(stopped('case')).when(stop)).toBeRefused('NOTHING_TO_DO');
    expect(given().when(resume)).toBeRefused('NOTHING_TO_DO');
  });
});

describe('the grace of a stop', () => {
  const site = (terms = termsAre()) => {
    return houseOf(...skinsPublished, dawnPublished, terms, registered(alice), deposited(alice, '1000'));
  };

  it('honours plays for 60 s, to the millisecond, so that an operator who sees one win can’t refuse it', () => {
    const house = site();
    acceptedEvents(house.submit(stop));
    house.wait(59_999);
    expect(house.decide(openDawn(alice))).toBeAccepted();
    expect(house.decide(stop)).toBeRefused('NOTHING_TO_DO');
    house.wait(1);
    expect(house.decide(openDawn(alice))).toBeRefused('GAME_STOPPED');
  });

  it('is given up with the stop', () => {
    const house = site();
    acceptedEvents(house.submit(stop));
    acceptedEvents(house.submit(resume));
    house.wait(60_000);
    expect(house.decide(openDawn(alice))).toBeAccepted();
  });

  it('has one length; none at all is of logs whose terms bound no falling values', () => {
    expect(given(termsAre()).when({ ...stop, graceMs: 0 })).toEmit([{ data: { graceMs: 0 } }]);
    const refused = { code: 'INPUT_INVALID', details: { field: 'graceMs' } };
    expect(given(termsAre({ items: boundedItems })).when({ ...stop, graceMs: 0 })).toMatchObject(refused);
    for (const graceMs of [1, 59_999, 60_001]) {
      expect(given().when({ ...stop, graceMs })).toMatchObject(refused);
    }
  });
});
