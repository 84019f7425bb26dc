import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, bob, playerNumber, registered } from '../../test/cast.ts';
import { createHouse, given, houseOf } from '../../test/deciders.ts';
import { bound, erased, rebated } from '../../test/money-cast.ts';
import type { PlayerId } from '../kernel/ids.ts';
import type { BindInviter } from './bind-inviter.ts';

const bind = (playerId: PlayerId = bob, inviterId: PlayerId = alice): BindInviter => ({
  type: 'BindInviter',
  playerId,
  inviterId,
});
/** Alice registered a moment before Bob. */
const bothHere = () => given(registered(alice)).after(1).happened(registered(bob, 3));

describe('naming who invited', () => {
  it('is in the player’s stream alone: the daily run tells the inviter', () => {
    const house = houseOf(registered(alice));
    house.wait(1);
    house.given([registered(bob, 3)]);
    expect(house.submit(bind())).toEmit([
      { type: 'InviterBound', data: { playerId: bob, inviterId: alice, toldLater: true } },
    ]);
    expect(house.world().player(bob)).toMatchObject({ rewards: { promotion: { inviterId: alice } } });
    expect(house.world().player(alice)).toMatchObject({ rewards: { promotion: { invited: 0 } } });
  });

  it('is told beside it in logs from before the daily run', () => {
    expect(bothHere().when({ ...bind(), atOnce: true })).toEmit([
      { type: 'InviterBound', data: { playerId: bob, inviterId: alice, toldLater: false } },
      { type: 'InviteeJoined', data: { playerId: alice, inviteeId: bob } },
    ]);
  });

  it('is refused for oneself', () => expect(bothHere().when(bind(bob, bob))).toBeRefused('OWN_CODE', {}));

  it('needs both players', () => {
    expect(given(registered(alice)).when(bind())).toBeRefused('PLAYER_NOT_FOUND', {});
    expect(bothHere().when(bind(bob, playerNumber(5)))).toBeRefused('PLAYER_NOT_FOUND', {});
    expect(bothHere().happened(erased(alice)).when(bind())).toBeRefused('PLAYER_NOT_FOUND', {});
  });

  it('happens once', () => {
    const story = bothHere().happened(bound(bob, alice));
    expect(story.when(bind())).toBeRefused('REFERRER_BOUND', {});
  });

  it('is refused for who registered later, or at the same moment', () => {
    expect(bothHere().when(bind(alice, bob))).toBeRefused('REFERRER_TOO_NEW', {});
    expect(given(registered(alice), registered(bob, 3)).when(bind())).toBeRefused('REFERRER_TOO_NEW', {});
  });

  it('never makes anybody their own upline, whoever names whom', () => {
    const people = Array.from({ length: 8 }, (_, n) => playerNumber(n));
    const person = fc.constantFrom(...people);
    const waits = fc.array(fc.nat({ max: 2 }), { minLength: people.length, maxLength: people.length });
    fc.assert(
      fc.property(waits, fc.array(fc.tuple(person, person), { maxLength: 60 }), (gaps, named) => {
        const house = createHouse();
        for (const [n, playerId] of people.entries()) {
          house.wait(gaps[n] ?? 0);
          house.submit({ type: 'RegisterPlayer', playerId, userSeed: 'x' });
        }
        for (const [playerId, inviterId] of named) house.submit(bind(playerId, inviterId));
        const inviterOf = (id: PlayerId): PlayerId | null => {
          const player = house.world().player(id);
          return player.status === 'registered' ? player.rewards.promotion.inviterId : null;
        };
        for (const start of people) {
          let steps = 0;
          for (let up = inviterOf(start); up !== null; up = inviterOf(up)) {
            expect(up).not.toBe(start);
            steps += 1;
            expect(steps).toBeLessThan(people.length);
          }
        }
      }),
    );
  });

  it('leaves earlier rebates alone', () => {
    const story = bothHere().happened(rebated(alice, bob, '100', '1'));
    expect(story.when(bind())).toBeAccepted();
  });
});
