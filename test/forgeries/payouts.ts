import { isOrderId, itemIdOf, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import {
  blank,
  deposit,
  type Fault,
  find,
  honest,
  inserted,
  ofPlay,
  ofSale,
  otherHash,
  play,
  published,
  replaced,
  sale,
} from '../forger.ts';

const jackpot = { ticket: 0, entry: 0, skin: 'kestrel-tidal', wear: 'FN', float: 5, value: '5000' } as const;
const top = published.event.data.table.entries[0];
if (top === undefined) throw new Error('the table has entries');

const faults: readonly Fault[] = [
  [
    'an item that is called after no entry',
    'rules',
    () => ofPlay({ itemId: itemIdOf(play.event.data.playerId, 1, 1) }),
  ],
  ['a value higher than the table’s', 'rules', () => ofPlay({ value: '999999' })],
  ['a ticket that leads to another entry', 'rules', () => ofPlay({ ticket: 9_999_999 })],
  ['a whole jackpot that the seed never drew', 'rules', () => ofPlay({ ...jackpot, skin: top.skin }, blank)],
  ['a ticket beside the drawn one, same item', 'rules', () => ofPlay({ ticket: play.event.data.ticket - 1 })],
  ['a float beside the drawn one', 'rules', () => ofPlay({ float: (play.event.data.float ?? 0) + 1 })],
  ['a float where the skin has no wear', 'rules', () => ofPlay({ float: 1 }, blank)],
  ['no float where the skin has a wear', 'rules', () => ofPlay({ float: null })],
  ['a play sold under its price', 'rules', () => ofPlay({ price: '1' })],
  ['a play that was free', 'rules', () => ofPlay({ price: '0' })],
  ['other entropy than the player’s', 'rules', () => ofPlay({ entropy: '0'.repeat(32) })],
  ['a play on odds that were never published', 'rules', () => ofPlay({ oddsHash: otherHash })],
  ['another quantity than was played', 'rules', () => ofPlay({ quantity: 2 }, blank)],
  ['a round number left out', 'seeds', () => ofPlay({ roundNo: play.event.data.roundNo + 1 })],
  ['another user seed than the player’s', 'seeds', () => ofPlay({ userSeed: 'theirs' })],
  ['a play from a pair of nobody', 'seeds', () => ofPlay({ pairId: pairNumber(999).pairId })],
  ['a sale with a higher total', 'rules', () => ofSale({ total: '999999' })],
  ['a sale that pays less than the items are worth', 'rules', () => ofSale({ total: '1' })],
  [
    'a sale at a wrong value of one item, total and all',
    'rules',
    () => {
      const [first, ...rest] = sale.event.data.items;
      if (first === undefined) throw new Error('a sale has items');
      const total = (BigInt(sale.event.data.total) - BigInt(first.paid) + 1n).toString();
      return ofSale({ items: [{ ...first, paid: '1' }, ...rest], total });
    },
  ],
  [
    'an item sold twice, in two sales',
    'rules',
    () =>
      inserted(sale.recorded.position + 1, sale.recorded.stream, {
        ...sale.event,
        data: { ...sale.event.data, commandId: commandIdNumber(77_777) },
      }),
  ],
  [
    'an item sold twice, in one sale',
    'rules',
    () => {
      const { items, total } = sale.event.data;
      const [first] = items;
      if (first === undefined) throw new Error('a sale has items');
      return ofSale({ items: [...items, first], total: (BigInt(total) + BigInt(first.paid)).toString() });
    },
  ],
  [
    'a sale of items that someone else holds',
    'rules',
    () => {
      const stranger = honest.find(
        ({ event }) => event.type === 'PlayerRegistered' && event.data.playerId !== sale.event.data.playerId,
      );
      if (stranger?.event.type !== 'PlayerRegistered') throw new Error('no other player is registered');
      const { playerId } = stranger.event.data;
      const data = { ...sale.event.data, playerId, commandId: commandIdNumber(77_777) };
      return inserted(sale.recorded.position, playerStream(playerId), { ...sale.event, data });
    },
  ],
  [
    'a deposit credited twice',
    'money',
    () =>
      inserted(honest.length, deposit.recorded.stream, {
        ...deposit.event,
        data: { ...deposit.event.data, commandId: commandIdNumber(77_777) },
      }),
  ],
  [
    'a command carried out twice, as long as its receipt binds',
    'rules',
    () => inserted(deposit.recorded.position + 20, deposit.recorded.stream, deposit.event),
  ],
  [
    'a deposit that takes money away',
    'format',
    () =>
      inserted(honest.length, deposit.recorded.stream, {
        ...deposit.event,
        data: {
          ...deposit.event.data,
          depositId: mustBe(isOrderId, 'new'),
          amount: '-1',
          commandId: commandIdNumber(77_777),
        },
      }),
  ],
  [
    'plays with money that was never there',
    'money',
    () => {
      const first = find('BalanceAdjusted', ({ data }) => data.playerId === play.event.data.playerId);
      const cut = { ...first.event, data: { ...first.event.data, amount: '1' } };
      return replaced(first.recorded.position, cut);
    },
  ],
];

export const forgedPayouts = { 'whole histories': faults };
