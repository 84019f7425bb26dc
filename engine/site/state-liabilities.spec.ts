import { describe, expect, it } from 'vitest';
import { acceptedEvents, commandIdNumber, createHouse, given } from '../../test/deciders.ts';
import { isHexHash, mustBe } from '../kernel/ids.ts';
import { STATED_EVERY_MS, type StateLiabilities } from './state-liabilities.ts';

const statement = (position: number): StateLiabilities => ({
  type: 'StateLiabilities',
  position,
  root: mustBe(isHexHash, 'ab'.repeat(32)),
  leaves: 3,
  totals: { coin: '1200', points: '30', locked: '0' },
});

/** A house that stated what it owes after 10 entries. */
const stated = () => {
  const house = createHouse();
  expect(house.submit(statement(10))).toBeAccepted();
  return house;
};

describe('stating liabilities', () => {
  it('publishes totals, root and the position that they are of', () => {
    const { type, ...data } = statement(10);
    expect(acceptedEvents(given().when(statement(10)))).toEqual([
      { type: 'LiabilitiesStated', schemaVersion: 1, data: { commandId: commandIdNumber(0), ...data } },
    ]);
  });

  it('happens once a week, however many processes try', () => {
    const house = stated();
    expect(house.decide(statement(11))).toBeRefused('NOTHING_TO_DO');
    house.wait(STATED_EVERY_MS - 1);
    expect(house.decide(statement(11))).toBeRefused('NOTHING_TO_DO');
    house.wait(1);
    expect(house.decide(statement(11))).toBeAccepted();
  });

  it('never goes back to a position that was stated', () => {
    const house = stated();
    house.wait(STATED_EVERY_MS);
    expect(house.decide(statement(10))).toBeRefused('NOTHING_TO_DO');
  });
});
