import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../../test/cast.ts';
import type { House } from '../../../test/deciders.ts';
import { aliceHolds, aliceHosts, holds, houseAfter, itemNumber, openRoom } from '../../../test/giveaways.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { collectFindings } from '../finding.ts';
import { foldedStates } from '../replay/states.ts';
import { checkItemPlaces } from './item-places.ts';

/** Messages of the findings after all of these entries, some of which a forger may have left out. */
const found = (recorded: readonly RecordedEvent[]): readonly string[] => {
  const states = foldedStates();
  for (const one of recorded) states.fold(one);
  const findings = collectFindings();
  checkItemPlaces(states, findings);
  expect(findings.kept().every(({ kind }) => kind === 'money')).toBe(true);
  return findings.kept().map(({ message }) => message);
};

const hosted = (): House => {
  const house = houseAfter(...aliceHolds, registered(bob, 11));
  openRoom(house, aliceHosts());
  return house;
};
const without = (house: House, type: RecordedEvent['event']['type']) =>
  house.recorded.filter(({ event }) => event.type !== type);

describe('the place of an item', () => {
  it('is one for each, in backpacks and in escrow', () => expect(found(hosted().recorded)).toEqual([]));

  it('is with one player at a time', () => {
    const house = hosted();
    house.given([holds(bob, 4, '20')]);
    expect(found(house.recorded)).toEqual([expect.stringContaining(`item ${itemNumber(4)} is in two places`)]);
  });

  it('isn’t both a backpack and escrow', () => {
    const house = hosted();
    house.given([holds(alice, 1, '900')]);
    expect(found(house.recorded)).toEqual([expect.stringContaining(`item ${itemNumber(1)} is in two places`)]);
  });

  it('is the escrow of its host, as long as the room isn’t over', () => {
    expect(found(without(hosted(), 'ItemsEscrowed'))).toEqual([
      expect.stringContaining(`${itemNumber(1)} isn't in its host's escrow`),
      expect.stringContaining(`${itemNumber(2)} isn't in its host's escrow`),
    ]);
  });

  it('isn’t escrow when no room waits for it', () => {
    expect(found(without(hosted(), 'GiveawayCreated'))).toHaveLength(2);
    const house = hosted();
    house.wait(11 * 60_000);
    const room = house.recorded.find(({ event }) => event.type === 'GiveawayCreated');
    if (room?.event.type !== 'GiveawayCreated') throw new Error('no room');
    for (let n = 0; n < 2; n += 1) house.submit({ type: 'DrawGiveaway', giveawayId: room.event.data.giveawayId });
    expect(found(house.recorded)).toEqual([]);
    expect(found(without(house, 'EscrowReleased'))).toEqual([
      expect.stringContaining(`${itemNumber(1)} waits for no giveaway`),
      expect.stringContaining(`${itemNumber(2)} waits for no giveaway`),
    ]);
  });
});
