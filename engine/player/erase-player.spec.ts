import { describe, expect, it } from 'vitest';
import { alice, deposited, itemOf, kestrel, registered, skinsPublished, won } from '../../test/cast.ts';
import {
  acceptedEvents,
  commandIdNumber,
  createHouse,
  eventIn,
  given,
  houseOf,
  pairNumber,
} from '../../test/deciders.ts';
import { credited, retrieving } from '../../test/item-cast.ts';
import { itemsTerms, termsAre } from '../../test/terms-cast.ts';
import { factsOf } from '../events.ts';
import { NO_FACTS } from '../facts/facts.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import { isBattleId, isGiveawayId, isOrderId, mustBe, playerStream } from '../kernel/ids.ts';
import type { ErasePlayer } from './erase-player.ts';
import { ERASED_PLAYER } from './state.ts';

const erase: ErasePlayer = { type: 'ErasePlayer', playerId: alice };
const stream = playerStream(alice);
const committed = (n: number) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
};
const revealed = (n: number, roundCount = 0) => {
  const { pairId, serverSeed, salt } = pairNumber(n);
  return { pairId, serverSeed, salt, roundCount };
};
const hostSeeds: StreamEvent = eventIn(stream, 'HostSeedsCommitted', {
  playerId: alice,
  battle: committed(5),
  giveaway: committed(6),
});
const depositId = mustBe(isOrderId, 'order-7');
const ordered: StreamEvent = eventIn(stream, 'DepositRequested', {
  playerId: alice,
  depositId,
  terms: null,
  amount: '500',
  couponId: null,
  oneTimeRewards: true,
});
const givenUp: StreamEvent = eventIn(stream, 'DepositCancelled', { playerId: alice, depositId, reason: 'player' });
const seated: StreamEvent = eventIn(stream, 'BattleEntered', {
  playerId: alice,
  battleId: mustBe(isBattleId, 'battle----------------'),
  cost: '10',
  nextSeed: null,
});
const hosting: StreamEvent = eventIn(stream, 'ItemsEscrowed', {
  playerId: alice,
  giveawayId: mustBe(isGiveawayId, 'giveaway--------------'),
  items: [{ itemId: itemOf(1), skin: kestrel, wear: 'FT', float: 200_000, value: '900' }],
  nextSeed: committed(9),
});

describe('erasing a player', () => {
  it('books what is left and reveals every pair, with the rounds that were played on it', () => {
    const balances = [deposited(alice, '700'), credited(alice, 'points', '30'), credited(alice, 'locked', '4')];
    const story = given(registered(alice), ...balances, hostSeeds);
    const decision = story.when(erase);
    const events = acceptedEvents(decision);
    const about = { commandId: commandIdNumber(0), playerId: alice };
    expect(events).toEqual([
      {
        type: 'PlayerErased',
        schemaVersion: 1,
        data: { ...about, revealed: [revealed(1), revealed(2), revealed(5), revealed(6)] },
      },
      { type: 'BalancesErased', schemaVersion: 1, data: { ...about, coin: '700', points: '30', locked: '4' } },
    ]);
    const [open, sealed] = events;
    if (open === undefined || sealed === undefined) throw new Error('not erased');
    expect(factsOf(open, 0)).toEqual(NO_FACTS);
    expect(factsOf(sealed, 0).postings.map(({ to, balance, amount }) => [to, balance, amount])).toEqual([
      [{ house: 'erased' }, 'coin', 700n],
      [{ house: 'erased' }, 'points', 30n],
      [{ house: 'erased' }, 'locked', 4n],
    ]);
    expect(decision).toMatchObject({
      timers: [{ change: 'clear', timer: { stream, kind: 'seed-retirement', seq: 1 } }],
    });
  });

  it('ends the stream: nothing follows, not even another registration', () => {
    const house = createHouse();
    house.submit({ type: 'RegisterPlayer', playerId: alice, userSeed: 'lucky' });
    acceptedEvents(house.submit(erase));
    expect(house.world().player(alice)).toEqual(ERASED_PLAYER);
    expect(house.timers.size).toBe(0);
    expect(house.submit(erase)).toBeRefused('PLAYER_NOT_FOUND');
    expect(house.submit({ type: 'RegisterPlayer', playerId: alice, userSeed: 'lucky' })).toBeRefused(
      'ALREADY_REGISTERED',
    );
    expect(house.submit({ type: 'RetireSeed', playerId: alice, seq: 1 })).toBeRefused('PLAYER_NOT_FOUND');
    expect(() => house.given([deposited(alice, '5')])).toThrow();
  });

  it('counts the rounds of the pair in use', () => {
    const house = houseOf(
      termsAre(),
      ...skinsPublished,
      registered(alice),
      deposited(alice, '500'),
      won(alice, 1),
      won(alice, 2),
    );
    const player = house.world().player(alice);
    const itemIds = player.status === 'registered' ? [...player.items.keys()] : [];
    acceptedEvents(
      house.submit({ type: 'SellItems', terms: itemsTerms, playerId: alice, itemIds, expectedTotal: null }),
    );
    expect(house.decide(erase)).toEmit([{ data: { revealed: [revealed(1, 2), revealed(2)] } }, {}]);
  });

  it.each<[string, readonly StreamEvent[]]>([
    ['items', [deposited(alice, '100'), won(alice, 1)]],
    ['retrievals', [deposited(alice, '100'), won(alice, 1), retrieving(alice, 1)]],
    ['battles', [deposited(alice, '100'), seated]],
    ['deposits', [ordered]],
  ])('waits for %s', (what, events) =>
    expect(given(registered(alice), ...events).when(erase)).toBeRefused('ACCOUNT_IN_USE', { what: [what] }),
  );

  it('waits for a giveaway and its prizes, and names all that is open', () => {
    const story = given(registered(alice), deposited(alice, '500'), hostSeeds, won(alice, 1), hosting, ordered);
    expect(story.when(erase)).toMatchObject({ details: { what: ['giveaways', 'escrow', 'deposits'] } });
  });

  it('doesn’t wait for an order that was given up', () =>
    expect(given(registered(alice), ordered, givenUp).when(erase)).toBeAccepted());
});
