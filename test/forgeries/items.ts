import { isOrderId, isPlayerId, isRoundId, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber } from '../deciders.ts';
import { type Fault, finding, otherHash, withData } from '../forger.ts';
import { rewardsTerms } from '../terms-cast.ts';
import { games } from './games.ts';

const { rules, seeds, sealed } = finding;

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
  rules('a purchase under its price', () => changed(purchase, { total: '1' })),
  rules('a purchase above its price', () => changed(purchase, { total: raised(purchase.event.data.total) })),
  rules('a purchase that costs more than was shown', () => changed(purchase, { expectedTotal: '1' })),
  rules('an item of the shop at another value', () =>
    changed(purchase, { items: [{ ...bought, value: '999999' }, ...more] }),
  ),
  rules('a purchase paid in points', () => changed(purchase, { balance: 'points' })),
  rules('an item more than was taken from the stock', () => changed(taken, { quantity: 1 })),
  rules('a stock that isn’t what is left', () => changed(taken, { left: taken.event.data.left + 1 })),
  rules('a stock that was never there', () => edited((event) => (event === stocked.event ? null : event))),
  rules('a purchase without its stock', () => edited((event) => (event === taken.event ? null : event))),
  rules('a stock that nobody bought', () => edited((event) => (event === purchase.event ? null : event))),
  rules('a retrieval of another item', () =>
    changed(requested, { item: { ...requested.event.data.item, ...bought, value: '1' } }),
  ),
  rules('a retrieval under an id of choice', () =>
    changed(requested, { retrievalId: mustBe(isRoundId, `${'r'.repeat(22)}.1`) }),
  ),
  rules('an item sent a second time', () =>
    inserted(advanced.recorded.position + 1, requested.recorded.stream, {
      ...requested.event,
      data: { ...requested.event.data, commandId: another },
    }),
  ),
  rules('an item that comes back after it was delivered', () =>
    inserted(advanced.recorded.position + 1, advanced.recorded.stream, {
      ...advanced.event,
      data: { ...advanced.event.data, commandId: another, state: 'failed' },
    }),
  ),
  rules('a retrieval that goes back', () => changed(advanced, { state: 'awaiting-shipment' })),
  rules('another item that came back', () => changed(failed, { itemId: bought.itemId })),
  rules('a free round’s value', () => changed(opened, { value: '999999' })),
  rules('a free round’s ticket', () => changed(opened, { ticket: opened.event.data.ticket + 1 })),
  rules('a free round on other odds', () => changed(opened, { oddsHash: otherHash })),
  rules('a second free case of a day', () =>
    inserted(opened.recorded.position + 1, opened.recorded.stream, {
      ...opened.event,
      data: { ...opened.event.data, commandId: another, roundNo: opened.event.data.roundNo + 1 },
    }),
  ),
  rules('a free case on a grade that wasn’t reached', () =>
    changed(opened, {
      grant: { kind: 'daily', terms: rewardsTerms, day: Math.floor(opened.recorded.at / 86_400_000), grade: 20 },
    }),
  ),
  sealed.rules('a coupon that nobody was granted', () =>
    edited((event) => (event.type === 'CouponGranted' && event.data.terms.kind === 'free-case' ? null : event)),
  ),
  rules('a free round of another case', () => changed(couponed, { case: opened.event.data.case })),
  sealed.rules('a locked bonus that is higher than the items', () =>
    changed(credited, { total: raised(credited.event.data.total) }),
  ),
  sealed.rules('a sale that nothing was credited for', () =>
    edited((event) => (event === credited.event ? null : event)),
  ),
  sealed.rules('a locked bonus that was credited twice', () =>
    inserted(credited.recorded.position + 1, credited.recorded.stream, credited.event),
  ),
  sealed.rules('a locked bonus that nothing was sold for', () =>
    inserted(credited.recorded.position + 1, credited.recorded.stream, {
      ...credited.event,
      data: { ...credited.event.data, commandId: another },
    }),
  ),
  rules('a free item at a wrong value, total and all', () =>
    edited((event) => {
      if (event === credited.event) return withData(credited.event, { total: raised(credited.event.data.total) });
      if (event !== sold.event) return event;
      return withData(sold.event, {
        items: [{ ...free, paid: raised(free.paid) }, ...sold.event.data.items.slice(1)],
      });
    }),
  ),
  rules('a free item that was sold for coin', () => {
    const { event, recorded } = alone;
    const { total } = find('FreeSaleCredited', ({ data }) => data.commandId === event.data.commandId).event.data;
    return replaced(recorded.position, { type: 'ItemsSold', schemaVersion: 1, data: { ...event.data, total } });
  }),
  sealed.rules('coin that stays behind at an erasure', () => changed(emptied, { coin: '1' })),
  sealed.money('coin of which an erasure books another sum', () => changed(emptied, { coin: '1' })),
  sealed.money('points that an erasure makes', () => changed(emptied, { points: raised(emptied.event.data.points) })),
  sealed.money('a bonus that an erasure makes', () => changed(emptied, { locked: raised(emptied.event.data.locked) })),
  sealed.rules('an erasure that leaves the balances', () =>
    edited((event) => (event === emptied.event ? null : event)),
  ),
  sealed.money('balances that an erasure books twice', () =>
    inserted(emptied.recorded.position + 1, emptied.recorded.stream, emptied.event),
  ),
  sealed.rules('balances without an erasure', () => edited((event) => (event === erased.event ? null : event))),
  seeds('a pair that an erasure keeps back', () => changed(erased, { revealed: [pair, next, ...rest.slice(1)] })),
  seeds('an erasure that reveals another seed', () =>
    changed(erased, { revealed: [{ ...pair, serverSeed: otherHash }, next, ...rest] }),
  ),
  seeds('rounds that an erasure doesn’t count', () =>
    changed(erased, { revealed: [{ ...pair, roundCount: pair.roundCount - 1 }, next, ...rest] }),
  ),
  sealed.rules('something after an erasure', () => {
    const { event } = find('PaymentSettled', ({ data }) => data.playerId === erased.event.data.playerId);
    const data = { ...event.data, commandId: another, depositId: mustBe(isOrderId, 'late') };
    return inserted(emptied.recorded.position + 1, erased.recorded.stream, { ...event, data });
  }),
  rules('a purchase of somebody who never was', () =>
    inserted(purchase.recorded.position + 1, playerStream(other), {
      ...purchase.event,
      data: { ...purchase.event.data, playerId: other, commandId: another },
    }),
  ),
];

export const forgedItems = { 'items, the shop and the end of a player': faults };
