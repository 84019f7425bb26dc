import { describe, expect, it } from 'vitest';
import { alice, registered } from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, houseOf } from '../../test/deciders.ts';

const command = { type: 'CommitHostSeeds', playerId: alice } as const;

describe('committing the seeds of rooms', () => {
  it('commits two fresh pairs, one for battles and one for giveaways', () => {
    const house = houseOf(registered(alice));
    const [event] = acceptedEvents(house.submit(command, commandIdNumber(5)));
    expect(event).toMatchObject({
      type: 'HostSeedsCommitted',
      data: { commandId: commandIdNumber(5), playerId: alice },
    });
    const player = house.world().player(alice);
    if (player.status === 'absent' || player.hostSeeds === null) throw new Error('no seeds were committed');
    const { battle, giveaway } = player.hostSeeds;
    const pairs = [battle, giveaway, player.current, player.next];
    expect(new Set(pairs.map(({ pairId }) => pairId)).size).toBe(4);
    expect(new Set(pairs.map(({ publicHash }) => publicHash)).size).toBe(4);
  });

  it('is done once', () => {
    const house = houseOf(registered(alice));
    house.submit(command);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
  });

  it('is refused for who never registered', () => expect(given().when(command)).toBeRefused('PLAYER_NOT_FOUND'));
});
