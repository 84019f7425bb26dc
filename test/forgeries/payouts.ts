import { isOrderId, itemIdOf, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import {
  blank,
  deposit,
  type Fault,
  find,
  finding,
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

const { rules, seeds, sealed } = finding;

const jackpot = { ticket: 0, entry: 0, skin: 'kestrel-tidal', wear: 'FN', float: 5, value: '5000' } as const;
const top = published.event.data.table.entries[0];
if (top === undefined) throw new Error('the table has entries');

const faults: readonly Fault[] = [
  rules('an item that is called after no entry', () => ofPlay({ itemId: itemIdOf(play.event.data.playerId, 1, 1) })),
  rules('a value higher than the table’s', () => ofPlay({ value: '999999' })),
  rules('a ticket that leads to another entry', () => ofPlay({ ticket: 9_999_999 })),
  rules('a whole jackpot that the seed never drew', () => ofPlay({ ...jackpot, skin: top.skin }, blank)),
  rules('a ticket beside the drawn one, same item', () => ofPlay({ ticket: play.event.data.ticket - 1 })),
  rules('a float beside the drawn one', () => ofPlay({ float: (play.event.data.float ?? 0) + 1 })),
  rules('a float where the skin has no wear', () => ofPlay({ float: 1 }, blank)),
  rules('no float where the skin has a wear', () => ofPlay({ float: null })),
  rules('a play sold under its price', () => ofPlay({ price: '1' })),
  rules('a play that was free', () => ofPlay({ price: '0' })),
  rules('other entropy than the player’s', () => ofPlay({ entropy: '0'.repeat(32) })),
  rules('a play on odds that were never published', () => ofPlay({ oddsHash: otherHash })),
  rules('another quantity than was played', () => ofPlay({ quantity: 2 }, blank)),
  seeds('a round number left out', () => ofPlay({ roundNo: play.event.data.roundNo + 1 })),
  seeds('another user seed than the player’s', () => ofPlay({ userSeed: 'theirs' })),
  seeds('a play from a pair of nobody', () => ofPlay({ pairId: pairNumber(999).pairId })),
  rules('a sale with a higher total', () => ofSale({ total: '999999' })),
  rules('a sale that pays less than the items are worth', () => ofSale({ total: '1' })),
  rules('a sale at a wrong value of one item, total and all', () => {
    const [first, ...rest] = sale.event.data.items;
    if (first === undefined) throw new Error('a sale has items');
    const total = (BigInt(sale.event.data.total) - BigInt(first.paid) + 1n).toString();
    return ofSale({ items: [{ ...first, paid: '1' }, ...rest], total });
  }),
  rules('an item sold twice, in two sales', () =>
    inserted(sale.recorded.position + 1, sale.recorded.stream, {
      ...sale.event,
      data: { ...sale.event.data, commandId: commandIdNumber(77_777) },
    }),
  ),
  rules('an item sold twice, in one sale', () => {
    const { items, total } = sale.event.data;
    const [first] = items;
    if (first === undefined) throw new Error('a sale has items');
    return ofSale({ items: [...items, first], total: (BigInt(total) + BigInt(first.paid)).toString() });
  }),
  rules('a sale of items that someone else holds', () => {
    const stranger = honest.find(
      ({ event }) => event.type === 'PlayerRegistered' && event.data.playerId !== sale.event.data.playerId,
    );
    if (stranger?.event.type !== 'PlayerRegistered') throw new Error('no other player is registered');
    const { playerId } = stranger.event.data;
    const data = { ...sale.event.data, playerId, commandId: commandIdNumber(77_777) };
    return inserted(sale.recorded.position, playerStream(playerId), { ...sale.event, data });
  }),
  sealed.money('a deposit credited twice', () =>
    inserted(honest.length, deposit.recorded.stream, {
      ...deposit.event,
      data: { ...deposit.event.data, commandId: commandIdNumber(77_777) },
    }),
  ),
  sealed.rules('a command carried out twice, as long as its receipt binds', () =>
    inserted(deposit.recorded.position + 20, deposit.recorded.stream, deposit.event),
  ),
  sealed.format('a deposit that takes money away', () =>
    inserted(honest.length, deposit.recorded.stream, {
      ...deposit.event,
      data: {
        ...deposit.event.data,
        depositId: mustBe(isOrderId, 'new'),
        amount: '-1',
        commandId: commandIdNumber(77_777),
      },
    }),
  ),
  sealed.money('plays with money that was never there', () => {
    const first = find('BalanceAdjusted', ({ data }) => data.playerId === play.event.data.playerId);
    const cut = { ...first.event, data: { ...first.event.data, amount: '1' } };
    return replaced(first.recorded.position, cut);
  }),
];

export const forgedPayouts = { 'whole histories': faults };
