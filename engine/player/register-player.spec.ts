import { describe, expect, it } from 'vitest';
import { alice, registered } from '../../test/cast.ts';
import { decided, given, pairNumber, T0 } from '../../test/deciders.ts';
import { evolvePlayer } from '../../test/evolve-player.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { playerStream } from '../kernel/ids.ts';
import { NO_PLAYER } from './state.ts';

const command = { type: 'RegisterPlayer', playerId: alice, userSeed: 'lucky' } as const;
const committed = (n: number) => ({ pairId: pairNumber(n).pairId, publicHash: pairNumber(n).publicHash });

describe('registering', () => {
  it('enters the player with a pair in use, the next one committed, and the deadline of the first', () => {
    const stream = playerStream(alice);
    expect(given().when(command)).toEqual({
      kind: 'accepted',
      events: [
        decided(stream, 'PlayerRegistered', {
          playerId: alice,
          userSeed: 'lucky',
          current: committed(21),
          next: committed(22),
        }),
      ],
      timers: [{ change: 'set', timer: { stream, kind: 'seed-retirement', seq: 1 }, dueAt: T0 + MAX_PAIR_AGE_MS }],
    });
  });

  it('is refused for a player who is there already', () =>
    expect(given(registered(alice)).when(command)).toBeRefused('ALREADY_REGISTERED'));

  it('starts with nothing in the wallet and the backpack', () => {
    const { event } = registered(alice);
    if (event.type !== 'PlayerRegistered') throw new Error('another event');
    const player = evolvePlayer(NO_PLAYER, event, T0);
    expect(player).toMatchObject({ coin: 0n, points: 0n, current: { seq: 1, startedAt: T0, roundCount: 0 } });
    expect(player.status === 'registered' && player.items.size).toBe(0);
    expect(() => evolvePlayer(player, event, T0)).toThrow('twice');
  });
});
