import { isOrderId, isPlayerId, isRoundId, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber } from '../deciders.ts';
import { type Fault, otherHash, withData } from '../forger.ts';
import { rewardsTerms } from '../terms-cast.ts';
import { games } from './games.ts';

const { find, changed, inserted, edited, replaced } = games;

const stocked = find('ListingStocked');
const taken = find('StockTaken');
const purchase = find('ShopPurchased');
const requested = find('RetrievalRequested');
const advanced = find('RetrievalAdvanced', ({ data }) => data.state === 'succeeded');
const failed = find('RetrievalAdvanced', ({ data }) => data.state === 'failed');
const opened = find('FreeCaseOpened', ({ data }) => data.grant.kind === 'daily');
const couponed = find('FreeCaseOpened', ({ data }) => data.grant.kind === 'coupon');
const sold = find('FreeItemsSold');
const alone = find('FreeItemsSold', ({ data }) => data.items.some(({ current }) => current !== null));
const credited = find('FreeSaleCredited', ({ data }) => data.commandId === sold.event.data.commandId);
const erased = find('PlayerErased');
const emptied = find('BalancesErased');
const [bought, ...more] = purchase.event.data.items;
const [free] = sold.event.data.items;
const [pair, next, ...rest] = erased.event.data.revealed;
if (bought === undefined || free === undefined || pair === undefined || next === undefined) throw new Error('nothing');

const another = commandIdNumber(77_777);
const other = mustBe(isPlayerId, 'somebody-else---------');
const raised = (amount: string): string => String(BigInt(amount) + 1n);

const faults: readonly Fault[] = [
  ['a purchase under its price', 'rules', () => changed(purchase, { total: '1' })],
  ['a purchase above its price', 'rules', () => changed(purchase, { total: raised(purchase.event.data.total) })],
  ['a purchase that costs more than was shown', 'rules', () => changed(purchase, { expectedTotal: '1' })],
  [
    'an item of the shop at another value',
    'rules',
    () => changed(purchase, { items: [{ ...bought, value: '999999' }, ...more] }),
  ],
  ['a purchase paid in points', 'rules', () => changed(purchase, { balance: 'points' })],
  ['an item more than was taken from the stock', 'rules', () => changed(taken, { quantity: 1 })],
  ['a stock that isn’t what is left', 'rules', () => changed(taken, { left: taken.event.data.left + 1 })],
  ['a stock that was never there', 'rules', () => edited((event) => (event === stocked.event ? null : event))],
  ['a purchase without its stock', 'rules', () => edited((event) => (event === taken.event ? null : event))],
  ['a stock that nobody bought', 'rules', () => edited((event) => (event === purchase.event ? null : event))],
  [
    'a retrieval of another item',
    'rules',
    () => changed(requested, { item: { ...requested.event.data.item, ...bought, value: '1' } }),
  ],
  [
    'a retrieval under an id of choice',
    'rules',
    () => changed(requested, { retrievalId: mustBe(isRoundId, `${'r'.repeat(22)}.1`) }),
  ],
  [
    'an item sent a second time',
    'rules',
    () =>
      inserted(advanced.recorded.position + 1, requested.recorded.stream, {
        ...requested.event,
        data: { ...requested.event.data, commandId: another },
      }),
  ],
  [
    'an item that comes back after it was delivered',
    'rules',
    () =>
      inserted(advanced.recorded.position + 1, advanced.recorded.stream, {
        ...advanced.event,
        data: { ...advanced.event.data, commandId: another, state: 'failed' },
      }),
  ],
  ['a retrieval that goes back', 'rules', () => changed(advanced, { state: 'awaiting-shipment' })],
  ['another item that came back', 'rules', () => changed(failed, { itemId: bought.itemId })],
  ['a free round’s value', 'rules', () => changed(opened, { value: '999999' })],
  ['a free round’s ticket', 'rules', () => changed(opened, { ticket: opened.event.data.ticket + 1 })],
  ['a free round on other odds', 'rules', () => changed(opened, { oddsHash: otherHash })],
  [
    'a second free case of a day',
    'rules',
    () =>
      inserted(opened.recorded.position + 1, opened.recorded.stream, {
        ...opened.event,
        data: { ...opened.event.data, commandId: another, roundNo: opened.event.data.roundNo + 1 },
      }),
  ],
  [
    'a free case on a grade that wasn’t reached',
    'rules',
    () =>
      changed(opened, {
        grant: { kind: 'daily', terms: rewardsTerms, day: Math.floor(opened.recorded.at / 86_400_000), grade: 20 },
      }),
  ],
  [
    'a coupon that nobody was granted',
    'rules',
    () => edited((event) => (event.type === 'CouponGranted' && event.data.terms.kind === 'free-case' ? null : event)),
  ],
  ['a free round of another case', 'rules', () => changed(couponed, { case: opened.event.data.case })],
  [
    'a locked bonus that is higher than the items',
    'rules',
    () => changed(credited, { total: raised(credited.event.data.total) }),
  ],
  ['a sale that nothing was credited for', 'rules', () => edited((event) => (event === credited.event ? null : event))],
  [
    'a locked bonus that was credited twice',
    'rules',
    () => inserted(credited.recorded.position + 1, credited.recorded.stream, credited.event),
  ],
  [
    'a locked bonus that nothing was sold for',
    'rules',
    () =>
      inserted(credited.recorded.position + 1, credited.recorded.stream, {
        ...credited.event,
        data: { ...credited.event.data, commandId: another },
      }),
  ],
  [
    'a free item at a wrong value, total and all',
    'rules',
    () =>
      edited((event) => {
        if (event === credited.event) return withData(credited.event, { total: raised(credited.event.data.total) });
        if (event !== sold.event) return event;
        return withData(sold.event, {
          items: [{ ...free, paid: raised(free.paid) }, ...sold.event.data.items.slice(1)],
        });
      }),
  ],
  [
    'a free item that was sold for coin',
    'rules',
    () => {
      const { event, recorded } = alone;
      const { total } = find('FreeSaleCredited', ({ data }) => data.commandId === event.data.commandId).event.data;
      return replaced(recorded.position, { type: 'ItemsSold', schemaVersion: 1, data: { ...event.data, total } });
    },
  ],
  ['coin that stays behind at an erasure', 'rules', () => changed(emptied, { coin: '1' })],
  ['coin of which an erasure books another sum', 'money', () => changed(emptied, { coin: '1' })],
  ['points that an erasure makes', 'money', () => changed(emptied, { points: raised(emptied.event.data.points) })],
  ['a bonus that an erasure makes', 'money', () => changed(emptied, { locked: raised(emptied.event.data.locked) })],
  ['an erasure that leaves the balances', 'rules', () => edited((event) => (event === emptied.event ? null : event))],
  [
    'balances that an erasure books twice',
    'money',
    () => inserted(emptied.recorded.position + 1, emptied.recorded.stream, emptied.event),
  ],
  ['balances without an erasure', 'rules', () => edited((event) => (event === erased.event ? null : event))],
  ['a pair that an erasure keeps back', 'seeds', () => changed(erased, { revealed: [pair, next, ...rest.slice(1)] })],
  [
    'an erasure that reveals another seed',
    'seeds',
    () => changed(erased, { revealed: [{ ...pair, serverSeed: otherHash }, next, ...rest] }),
  ],
  [
    'rounds that an erasure doesn’t count',
    'seeds',
    () => changed(erased, { revealed: [{ ...pair, roundCount: pair.roundCount - 1 }, next, ...rest] }),
  ],
  [
    'something after an erasure',
    'rules',
    () => {
      const { event } = find('PaymentSettled', ({ data }) => data.playerId === erased.event.data.playerId);
      const data = { ...event.data, commandId: another, depositId: mustBe(isOrderId, 'late') };
      return inserted(emptied.recorded.position + 1, erased.recorded.stream, { ...event, data });
    },
  ],
  [
    'a purchase of somebody who never was',
    'rules',
    () =>
      inserted(purchase.recorded.position + 1, playerStream(other), {
        ...purchase.event,
        data: { ...purchase.event.data, playerId: other, commandId: another },
      }),
  ],
];

export const forgedItems = { 'items, the shop and the end of a player': faults };
