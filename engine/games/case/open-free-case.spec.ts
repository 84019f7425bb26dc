import { describe, expect, it } from 'vitest';
import {
  alice,
  dawn,
  dawnOdds,
  dawnPublished,
  dawnRetired,
  dawnTable,
  deposited,
  openDawn,
  registered,
  roundOn,
  skinsPublished,
  stopped,
} from '../../../test/cast.ts';
import { acceptedEvents, given, hashOf, pairNumber, T0 } from '../../../test/deciders.ts';
import { freeCoupon, freeDawnTerms, token, wonFree } from '../../../test/item-cast.ts';
import { caseTerms, termsAre } from '../../../test/terms-cast.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { drawCase } from '../../fairness/odds.ts';
import { draw } from '../../fairness/seed-pair.ts';
import { isCaseSlug, isHexHash, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { DAY_MS, dayOf } from '../../player/safer-play.ts';
import { evolveStream, initialState } from '../../stream-state.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import type { OpenFreeCase } from './open-free-case.ts';

const ready = [...skinsPublished, dawnPublished, registered(alice), termsAre({ rewards: freeDawnTerms })];
const free: OpenFreeCase = {
  type: 'OpenFreeCase',
  playerId: alice,
  round: roundOn(1),
  terms: caseTerms,
  case: dawn,
  oddsHash: dawnOdds,
  entropy: 'e'.repeat(32),
  couponId: null,
};
const today = dayOf(T0);
const gold = mustBe(isCaseSlug, 'gold');
const round = { pairId: pairNumber(1).pairId, roundNo: 1 };

describe('the free case of the day', () => {
  it('is drawn like any other, from the next round of the pair, and costs nothing', () => {
    const inputs = { ...round, userSeed: 'lucky', entropy: free.entropy, oddsHash: dawnOdds };
    const seed = fromHex(pairNumber(1).serverSeed);
    const { ticket, float, index, entry } = drawCase(dawnTable, inputs, (request) => draw(nodeHashing, seed, request));
    const [event] = acceptedEvents(given(...ready).when(free));
    expect(event).toMatchObject({
      type: 'FreeCaseOpened',
      data: {
        grant: { kind: 'daily', day: today, grade: 0 },
        case: dawn,
        caseVersion: 1,
        ...inputs,
        ...{ ticket, float, entry: index, skin: entry.skin, wear: entry.wear, value: entry.value },
      },
    });
    const paid = acceptedEvents(given(...ready, deposited(alice, '100')).when(openDawn(alice)));
    expect(paid[0]).toMatchObject({ data: { ticket, float, roundNo: 1 } });
  });

  it('counts a round, stakes nothing, and gives an item that can only be sold', () => {
    const [event] = acceptedEvents(given(...ready).when(free));
    if (event === undefined) throw new Error('not opened');
    const start = evolveStream(initialState(playerStream(alice)), registered(alice).event, T0);
    const { state } = evolveStream(start, event, T0 + 7);
    expect(state).toMatchObject({ coin: 0n, wagered: 0n, lastPlayAt: T0 + 7, current: { roundCount: 1 } });
    if (!('activity' in state)) throw new Error('the player is absent');
    expect(state.activity.day).toMatchObject({ staked: 0n, won: 0n });
    expect([...state.items.values()]).toMatchObject([{ free: true, game: 'case', case: dawn }]);
  });

  it('is there once a UTC day', () => {
    const story = given(...ready, wonFree(alice, 1, today));
    expect(story.when(free)).toBeRefused('FREE_CASE_TAKEN', { ...round, roundNo: 2, nextAt: T0 + DAY_MS });
    expect(story.after(DAY_MS - 1).when(free)).toBeRefused('FREE_CASE_TAKEN');
    expect(story.after(1).when(free)).toEmit([{ data: { grant: { day: today + 1 } } }]);
  });

  it('is the one of the highest tier that the player’s grade reaches', () => {
    const tiers = [
      { grade: 0, case: gold },
      { grade: 1, case: dawn },
      { grade: 3, case: gold },
    ];
    const story = given(...ready, termsAre({ rewards: { ...freeDawnTerms, freeCases: tiers } }, 2));
    expect(story.when(free)).toBeRefused('CASE_CHANGED', expect.objectContaining({ case: gold }));
    const wagered = given(
      ...ready,
      termsAre({ rewards: { ...freeDawnTerms, freeCases: tiers } }, 2),
      deposited(alice, '20000'),
    );
    for (let n = 0; n < 10; n += 1) {
      const played = wagered.when(openDawn(alice, 10));
      if (played.kind !== 'accepted') throw new Error('not played');
      wagered.happened(...played.events);
    }
    expect(wagered.when(free)).toEmit([{ data: { case: dawn, grant: { grade: 1 } } }]);
    expect(wagered.when({ ...free, case: gold })).toBeRefused('CASE_CHANGED', expect.objectContaining({ case: dawn }));
  });

  it('isn’t there without published rewards, or where no tier reaches down to the player', () => {
    const without = given(...skinsPublished, dawnPublished, termsAre(), registered(alice));
    expect(without.when(free)).toBeRefused('CASE_NOT_FOUND');
    const high = given(...ready, termsAre({ rewards: { ...freeDawnTerms, freeCases: [{ grade: 1, case: dawn }] } }));
    expect(high.when(free)).toBeRefused('CASE_NOT_FOUND');
  });

  it('is refused for other odds, a retired case, and what is no entropy', () => {
    const stale = { ...free, oddsHash: mustBe(isHexHash, hashOf('older odds')) };
    expect(given(...ready).when(stale)).toBeRefused('CASE_CHANGED', expect.objectContaining({ oddsHash: dawnOdds }));
    expect(
      given(...ready, dawnRetired)
        .after(NOTICE_MS)
        .when(free),
    ).toMatchObject({ code: 'CASE_RETIRED', details: round });
    expect(given(...ready).when({ ...free, entropy: 'e' })).toBeRefused('INPUT_INVALID');
  });

  it('is refused while the game is stopped, and for nobody', () => {
    expect(given(...ready, stopped('case')).when(free)).toMatchObject({ code: 'GAME_STOPPED', details: round });
    expect(given(...skinsPublished, dawnPublished).when(free)).toBeRefused('PLAYER_NOT_FOUND');
  });

  it.each(['blockedUntil', 'rewardsBlockedUntil'])('is refused while safer play says so: %s', (until) => {
    const story = given(...ready).guarded(alice, { [until]: T0 + 10 });
    expect(story.when(free)).toMatchObject({ code: 'PLAY_NOT_ALLOWED', details: round });
    expect(story.after(10).when(free)).toBeAccepted();
  });
});

describe('a coupon for a free case', () => {
  const used: OpenFreeCase = { ...free, couponId: token(1) };

  it('opens its case once, also on a day whose free case is taken', () => {
    const story = given(...ready, wonFree(alice, 1, today), freeCoupon(alice, 1, T0 + 10));
    const decision = story.when(used);
    expect(acceptedEvents(decision)).toMatchObject([{ data: { grant: { kind: 'coupon', couponId: token(1) } } }]);
    if (decision.kind !== 'accepted') throw new Error('refused');
    expect(story.happened(...decision.events).when(used)).toBeRefused('COUPON_NOT_USABLE');
  });

  it('leaves the day’s free case where it is', () => {
    const story = given(...ready, freeCoupon(alice, 1, T0 + 10));
    const decision = story.when(used);
    if (decision.kind !== 'accepted') throw new Error('refused');
    expect(story.happened(...decision.events).when(free)).toBeAccepted();
  });

  it('is refused when it expired, is for another case, for deposits, or isn’t there', () => {
    const story = given(...ready, freeCoupon(alice, 1, T0 + 10));
    expect(story.when({ ...used, case: gold })).toMatchObject({ code: 'COUPON_NOT_USABLE', details: round });
    expect(story.when({ ...used, couponId: token(2) })).toBeRefused('COUPON_NOT_USABLE');
    expect(story.after(10).when(used)).toBeRefused('COUPON_NOT_USABLE');
    const bonus = { kind: 'deposit-bonus', percent: 10, max: '100', minDeposit: '1' } as const;
    const other = freeCoupon(alice, 1, T0 + 10);
    if (other.event.type !== 'CouponGranted') throw new Error('no coupon');
    const deposit = { ...other, event: { ...other.event, data: { ...other.event.data, terms: bonus } } };
    expect(given(...ready, deposit).when(used)).toBeRefused('COUPON_NOT_USABLE');
  });
});
