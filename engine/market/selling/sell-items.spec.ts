import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  deposited,
  itemOf,
  kestrel,
  kestrelDefinition,
  registered,
  revalued,
  skinPublished,
  won,
} from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, T0 } from '../../../test/deciders.ts';
import { evolvePlayer } from '../../../test/evolve-player.ts';
import { aliceHoldsTwo, credited, wonFree } from '../../../test/item-cast.ts';
import { itemsTerms, TERMS, termsAre } from '../../../test/terms-cast.ts';
import type { StreamEvent } from '../../glasscase-decision.ts';
import { playerStream, skinStream, termsStream } from '../../kernel/ids.ts';
import { MAX_MONEY } from '../../kernel/money.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { NO_PLAYER } from '../../player/state.ts';
import { evolveStream, initialState, knownStates } from '../../stream-state.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import { type SellItems, sellItems } from './sell-items.ts';

const sell = (rounds: readonly number[], expectedTotal: string | null = null): SellItems => ({
  type: 'SellItems',
  terms: itemsTerms,
  playerId: alice,
  itemIds: rounds.map((round) => itemOf(round)),
  expectedTotal,
});
const catalogSays = (value: string): StreamEvent => skinPublished(kestrel, revalued(kestrelDefinition, 'FT', value), 2);

const sale = (story: ReturnType<typeof given>, command: SellItems) => {
  const [event] = acceptedEvents(story.when(command));
  if (event?.type !== 'ItemsSold') throw new Error('not a sale');
  return event.data;
};

describe('selling items', () => {
  it('pays the committed values, and says of each item what it was', () => {
    expect(sale(given(...aliceHoldsTwo), sell([1, 2]))).toMatchObject({
      items: [
        { itemId: itemOf(1), committed: '900', current: null, paid: '900' },
        { itemId: itemOf(2), committed: '900', current: null, paid: '900' },
      ],
      total: '1800',
    });
  });

  it('is refused for no items, and for more than one event holds', () => {
    expect(given(...aliceHoldsTwo).when(sell([]))).toBeRefused('INPUT_INVALID');
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    expect(given(...aliceHoldsTwo).when(sell(many))).toBeRefused('INPUT_INVALID');
  });

  it('keeps the committed value for 24 hours, whatever the catalog says', () => {
    const locked = given(...aliceHoldsTwo, catalogSays('500')).after(TERMS.items.valueLockMs - 1);
    expect(sale(locked, sell([1]))).toMatchObject({ items: [{ current: null, paid: '900' }], total: '900' });
  });

  it('pays the lower of both values once the 24 hours are over', () => {
    const cheaper = given(...aliceHoldsTwo, catalogSays('500')).after(TERMS.items.valueLockMs);
    expect(sale(cheaper, sell([1]))).toMatchObject({ items: [{ current: '500', paid: '500' }], total: '500' });
    const dearer = given(...aliceHoldsTwo, catalogSays('5000')).after(TERMS.items.valueLockMs);
    expect(sale(dearer, sell([1]))).toMatchObject({ items: [{ current: '5000', paid: '900' }], total: '900' });
  });

  it('pays the committed value where the catalog no longer offers the wear', () => {
    const [finest] = kestrelDefinition.wears;
    if (finest === undefined) throw new Error('no wear');
    const gone = given(...aliceHoldsTwo, skinPublished(kestrel, { ...kestrelDefinition, wears: [finest] }, 2));
    expect(sale(gone.after(TERMS.items.valueLockMs), sell([1]))).toMatchObject({
      items: [{ current: null, paid: '900' }],
    });
  });

  it('is refused for less than the total that was shown, and pays more if it is more', () => {
    const cheaper = given(...aliceHoldsTwo, catalogSays('500')).after(TERMS.items.valueLockMs);
    expect(cheaper.when(sell([1], '900'))).toBeRefused('PRICE_CHANGED', { total: '500' });
    expect(sale(cheaper, sell([1], '499'))).toMatchObject({ expectedTotal: '499', total: '500' });
    expect(sale(cheaper, sell([1], '500'))).toMatchObject({ total: '500' });
  });

  it('sells all of them or none', () => {
    const story = given(...aliceHoldsTwo);
    expect(story.when(sell([1, 3]))).toBeRefused('ITEM_NOT_HELD', { itemIds: [itemOf(3)] });
    expect(story.when(sell([1, 1]))).toBeRefused('ITEM_NOT_HELD', expect.objectContaining({ itemIds: [itemOf(1)] }));
  });

  it('is refused for items of another player, and for nobody', () => {
    const story = given(...aliceHoldsTwo, registered(bob, 3));
    expect(story.when({ ...sell([1]), playerId: bob })).toBeRefused('ITEM_NOT_HELD');
    expect(given().when(sell([1]))).toBeRefused('PLAYER_NOT_FOUND');
  });

  it('is refused where the balance would leave the safe integers', () => {
    const full = given(termsAre(), registered(alice), deposited(alice, MAX_MONEY.toString()), won(alice, 1));
    expect(full.when(sell([1]))).toBeRefused('BALANCE_LIMIT');
  });

  it('asks for the seller first and for the skins of the items then', () => {
    const [registration, win] = [registered(alice).event, won(alice, 1).event];
    if (registration.type !== 'PlayerRegistered' || win.type !== 'CaseOpened') throw new Error('other events');
    const player = evolvePlayer(evolvePlayer(NO_PLAYER, registration, 0), win, 0);
    const unknown = sellItems.needs(
      sell([1]),
      knownStates(() => undefined),
    );
    expect(unknown).toEqual({ streams: [playerStream(alice), termsStream], guards: [alice], pairs: [] });
    const known = sellItems.needs(
      sell([1]),
      knownStates(() => ({ category: 'player', state: player })),
    );
    expect(known.streams).toEqual([playerStream(alice), termsStream, skinStream(kestrel)]);
  });

  it('keeps the committed value for as long as the terms said when the item was acquired, whatever they say later', () => {
    const { valueLockMs } = TERMS.items;
    const items = { ...TERMS.items, valueLockMs: valueLockMs / 2 };
    const terms = sectionHash(nodeHashing, 'items', items);
    const shorter = given(...aliceHoldsTwo, catalogSays('500'), termsAre({ items }, 2, T0 + 1)).after(valueLockMs - 1);
    expect(sale(shorter, { ...sell([1]), terms })).toMatchObject({ terms, total: '900' });
    expect(sale(shorter.after(1), { ...sell([1]), terms })).toMatchObject({ total: '500' });
    const later = given(...aliceHoldsTwo.slice(0, -2), catalogSays('500'), termsAre({ items }, 2, T0)).happened(
      won(alice, 1),
    );
    expect(sale(later.after(valueLockMs / 2), { ...sell([1]), terms })).toMatchObject({ total: '500' });
  });

  it('pays the percent of the terms, each item rounded down, and names them', () => {
    const items = { ...TERMS.items, sellPercent: 33 };
    const terms = sectionHash(nodeHashing, 'items', items);
    const story = given(termsAre({ items }), ...aliceHoldsTwo.slice(1), catalogSays('101')).after(
      TERMS.items.valueLockMs,
    );
    expect(sale(story, { ...sell([1, 2]), terms })).toMatchObject({
      terms,
      items: [{ current: '101', paid: '33' }, { paid: '33' }],
      total: '66',
    });
  });

  it('is refused under other terms than those in force, without grace', () => {
    const items = { ...TERMS.items, sellPercent: 99 };
    const changed = given(...aliceHoldsTwo, termsAre({ items }, 2, T0 + 1)).after(1);
    expect(changed.when(sell([1]))).toBeRefused('TERMS_CHANGED', expect.objectContaining({ section: 'items' }));
    expect(given(...aliceHoldsTwo.slice(1)).when(sell([1]))).toBeRefused('TERMS_CHANGED');
  });

  it('takes the items out of the backpack', () => {
    const story = given(...aliceHoldsTwo);
    const decision = story.when(sell([1]));
    if (decision.kind !== 'accepted') throw new Error('refused');
    expect(story.happened(...decision.events).when(sell([1]))).toBeRefused('ITEM_NOT_HELD');
    expect(story.when(sell([2]))).toBeAccepted();
  });
});

describe('selling items of free cases', () => {
  const mixed = [termsAre(), ...aliceHoldsTwo, wonFree(alice, 3), wonFree(alice, 4)];

  it('pays a locked bonus, and no coin', () => {
    const events = acceptedEvents(given(...mixed).when(sell([3, 4])));
    expect(events).toEqual([
      {
        type: 'FreeItemsSold',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          terms: itemsTerms,
          expectedTotal: null,
          items: [3, 4].map((round) => ({ itemId: itemOf(round), committed: '900', current: null, paid: '900' })),
        },
      },
      {
        type: 'FreeSaleCredited',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(0), playerId: alice, total: '1800' },
      },
    ]);
    const state = [
      ...mixed.filter(({ stream }) => stream === playerStream(alice)),
      ...events.map((event) => ({ event })),
    ]
      .map(({ event }) => event)
      .reduce((folded, event) => evolveStream(folded, event, 0), initialState(playerStream(alice)));
    expect(state.state).toMatchObject({ coin: 800n, rewards: { bonus: { locked: 1800n } } });
  });

  it('along with others is one command: what pays coin comes first, and the total is of both', () => {
    const story = given(...mixed);
    const events = acceptedEvents(story.when(sell([3, 1, 4, 2], '3600')));
    expect(events).toMatchObject([
      { type: 'ItemsSold', data: { expectedTotal: '3600', total: '1800', items: [{ itemId: itemOf(1) }, {}] } },
      { type: 'FreeItemsSold', data: { expectedTotal: '3600', items: [{ itemId: itemOf(3) }, {}] } },
      { type: 'FreeSaleCredited', data: { total: '1800' } },
    ]);
    expect(story.when(sell([3, 1], '1801'))).toBeRefused('PRICE_CHANGED', expect.objectContaining({ total: '1800' }));
  });

  it('is worth the lower value after a day, too', () => {
    const later = given(...mixed, catalogSays('500')).after(TERMS.items.valueLockMs);
    expect(later.when(sell([3]))).toEmit([{ data: { items: [{ current: '500' }] } }, { data: { total: '500' } }]);
  });

  it('is refused where the bonus would pass its largest amount', () => {
    const full = given(...mixed, credited(alice, 'locked', String(MAX_MONEY - 899n)));
    expect(full.when(sell([3]))).toBeRefused('BALANCE_LIMIT');
    expect(full.when(sell([1]))).toBeAccepted();
  });
});
