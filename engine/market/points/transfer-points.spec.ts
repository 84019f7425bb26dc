import { describe, expect, it } from 'vitest';
import { alice, bob, playerNumber, registered } from '../../../test/cast.ts';
import { acceptedEvents, given, houseOf, T0 } from '../../../test/deciders.ts';
import { adjusted, erased, excluded, timedOut } from '../../../test/money-cast.ts';
import { termsAre, transferTerms } from '../../../test/terms-cast.ts';
import { MAX_MONEY } from '../../kernel/money.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { TransferPoints } from './transfer-points.ts';

const transfer = (points: string, to: TransferPoints['to'] = null): TransferPoints => ({
  type: 'TransferPoints',
  terms: transferTerms,
  playerId: alice,
  points,
  to,
});
const before = [termsAre(), registered(alice), registered(bob, 3), adjusted(alice, 'points', '1000')];

describe('transferring points to coin', () => {
  it('gives 0.90, rounded down', () => {
    const house = houseOf(...before);
    const events = acceptedEvents(house.submit(transfer('999')));
    expect(events).toMatchObject([{ type: 'PointsTransferred', data: { points: '999', coin: '899' } }]);
    expect(house.world().player(alice)).toMatchObject({ points: 1n, coin: 899n });
  });

  it('gives the percent of the terms, from their minimum on', () => {
    const transferred = { ratePercent: 33, minPoints: '100' };
    const terms = sectionHash(nodeHashing, 'transfer', transferred);
    const story = given(...before, termsAre({ transfer: transferred }, 2, T0 + 1)).after(1);
    expect(story.when(transfer('100'))).toBeRefused('TERMS_CHANGED', expect.objectContaining({ section: 'transfer' }));
    expect(story.when({ ...transfer('101'), terms })).toEmit([{ data: { terms, coin: '33' } }]);
    for (const to of [null, bob]) {
      expect(story.when({ ...transfer('99', to), terms })).toBeRefused('INPUT_INVALID', {
        field: 'points',
        min: '100',
      });
    }
  });

  it('is refused where nothing would come out', () => {
    expect(given(...before).when(transfer('1'))).toBeRefused('INPUT_INVALID', { field: 'points' });
    expect(acceptedEvents(given(...before).when(transfer('2')))[0]?.data).toMatchObject({ coin: '1' });
  });

  it('is allowed while the player may not play: it is their own', () => {
    expect(
      given(...before)
        .guarded(alice, excluded)
        .when(transfer('500')),
    ).toBeAccepted();
  });

  it('is refused where there would be too much coin', () => {
    const rich = adjusted(alice, 'coin', String(MAX_MONEY - 899n));
    expect(given(...before, rich).when(transfer('1000'))).toBeRefused('BALANCE_LIMIT', {});
  });
});

describe('sending points to another player', () => {
  it('moves them whole, in one command', () => {
    const house = houseOf(...before);
    expect(house.submit(transfer('400', bob))).toEmit([
      { type: 'PointsSent', data: { playerId: alice, to: bob, points: '400' } },
      { type: 'PointsReceived', data: { playerId: bob, from: alice, points: '400' } },
    ]);
    expect(house.world().player(alice)).toMatchObject({ points: 600n });
    expect(house.world().player(bob)).toMatchObject({ points: 400n, coin: 0n });
  });

  it('is refused to oneself, and to nobody', () => {
    expect(given(...before).when(transfer('400', alice))).toBeRefused('INPUT_INVALID', { field: 'to' });
    expect(given(...before).when(transfer('400', playerNumber(7)))).toBeRefused('PLAYER_NOT_FOUND', {});
    expect(given(...before, erased(bob)).when(transfer('400', bob))).toBeRefused('PLAYER_NOT_FOUND', {});
  });

  it.each([excluded, timedOut])('is refused while the sender may not play', (guard) => {
    expect(
      given(...before)
        .guarded(alice, guard)
        .when(transfer('400', bob)),
    ).toBeRefused('PLAY_NOT_ALLOWED', {});
  });

  it('is refused where the other would have too many', () => {
    const rich = adjusted(bob, 'points', String(MAX_MONEY - 399n));
    expect(given(...before, rich).when(transfer('400', bob))).toBeRefused('BALANCE_LIMIT', {});
  });
});

describe('transferring points, to whomever', () => {
  it('needs a player', () => expect(given(registered(bob, 3)).when(transfer('5'))).toBeRefused('PLAYER_NOT_FOUND', {}));

  it.each(['0', '-5', '1.5', '', '9'.repeat(17)])('refuses "%s" points', (points) => {
    for (const to of [null, bob]) {
      expect(given(...before).when(transfer(points, to))).toBeRefused('INPUT_INVALID', { field: 'points' });
    }
  });

  it('is refused without enough points, all else the same', () => {
    for (const to of [null, bob]) {
      expect(given(...before).when(transfer('1001', to))).toBeRefused('INSUFFICIENT_FUNDS', { balance: 'points' });
      expect(given(...before).when(transfer('1000', to))).toBeAccepted();
    }
  });
});
