import { type GlasscaseEvent, glasscaseEvent } from '../../engine/events.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { orderNumber } from '../money-cast.ts';
import { games } from './games.ts';

const { rules, sealed } = finding;

const { find, changed, edited, inserted, without } = games;

type Type = GlasscaseEvent['type'];
const isOf = <T extends Type>(event: GlasscaseEvent, type: T): event is EventOf<T> => event.type === type;

export const payment = find('PaymentSettled', ({ data }) => data.bonuses.length > 0);
const late = find('PaymentSettled', ({ data }) => data.amount === '700');
const rebate = find('RebateEarned', ({ data }) => data.amount !== '0');
const exchange = find('ItemsExchanged');
const sent = find('PointsSent');
export const received = find('PointsReceived');
const redeemed = find('GoldenCodeRedeemed');
const rewarded = find('CodeRewarded');
const released = find('BonusReleased');
const reversed = find('DepositReversed', ({ data }) => data.receivable !== '0');
const partly = find('DepositReversed', ({ data }) => data.amount === '333');
const takenBack = find('RebateReversed', ({ data }) => data.amount !== '0');
const owedPaid = find('ReceivablePaid', ({ data }) => data.amount !== '40');
const issued = find('GoldenCodeIssued');
const more = (amount: string): string => String(BigInt(amount) + 1n);

/** Of both events of a transfer, with the same points. */
const sentPoints = (points: string) =>
  edited((event) => {
    const isOfIt = event.data.commandId === sent.event.data.commandId;
    if (isOfIt && isOf(event, 'PointsSent')) return withData(event, { points });
    return isOfIt && isOf(event, 'PointsReceived') ? withData(event, { points }) : event;
  });

/** Done once more, under an id of its own. */
const again = ({
  recorded,
  event,
}: typeof payment | typeof released | typeof rewarded | typeof partly | typeof owedPaid) =>
  inserted(
    recorded.position + 1,
    recorded.stream,
    glasscaseEvent.parse({ ...event, data: { ...event.data, commandId: commandIdNumber(88_888) } }),
  );

const faults: readonly Fault[] = [
  sealed.rules('a payment of another amount than was ordered', () =>
    changed(payment, { amount: more(payment.event.data.amount) }),
  ),
  sealed.rules('a bonus that is larger', () =>
    changed(payment, { bonuses: payment.event.data.bonuses.map((one) => ({ ...one, amount: more(one.amount) })) }),
  ),
  sealed.rules('a bonus that is left out', () => changed(payment, { bonuses: [] })),
  sealed.rules('a bonus that nobody promised', () =>
    changed(late, { bonuses: [{ reason: 'first-deposit', amount: '70' }] }),
  ),
  sealed.rules('a payment without an order', () =>
    without(find('DepositRequested', ({ data }) => data.amount === '700').recorded.position),
  ),
  sealed.rules('a payment that is credited twice', () => again(payment)),
  sealed.money('a payment that is credited twice, told by its order', () => again(payment)),
  sealed.rules('a larger rebate', () => changed(rebate, { amount: more(rebate.event.data.amount) })),
  sealed.rules('a rebate at another level', () => changed(rebate, { ratio: rebate.event.data.ratio + 1 })),
  sealed.rules('a rebate that is kept', () => without(rebate.recorded.position)),
  sealed.rules('a rebate for nobody’s deposit', () =>
    inserted(
      rebate.recorded.position + 1,
      rebate.recorded.stream,
      withData(rebate.event, { commandId: commandIdNumber(88_888) }),
    ),
  ),
  sealed.rules('a reversal that leaves the player their coin', () =>
    changed(reversed, {
      coin: '0',
      receivable: String(BigInt(reversed.event.data.receivable) + BigInt(reversed.event.data.coin)),
    }),
  ),
  sealed.rules('a debt that is forgiven in silence', () => changed(reversed, { receivable: '0' })),
  sealed.money('a debt that is forgiven in silence, told by the sums', () => changed(reversed, { receivable: '0' })),
  sealed.rules('a reversal without the bonus that came with the payment', () =>
    changed(partly, { bonus: '0', locked: '0' }),
  ),
  sealed.rules('more of a payment reversed than was paid', () => again(partly)),
  sealed.rules('a reversal of a payment that there wasn’t', () => changed(partly, { depositId: orderNumber(99) })),
  sealed.rules('a reversal that the inviter isn’t told of', () =>
    changed(reversed, { toldLater: !reversed.event.data.toldLater }),
  ),
  sealed.rules('a payment that leaves open what its player owes', () => without(owedPaid.recorded.position)),
  sealed.rules('a debt that is collected twice', () => again(owedPaid)),
  sealed.rules('a rebate that stays with the inviter', () => without(takenBack.recorded.position)),
  sealed.rules('more of a rebate taken back than it brought', () =>
    changed(takenBack, { amount: more(takenBack.event.data.amount) }),
  ),
  sealed.rules('points taken that were not claimed yet', () => {
    const { claimable, points } = takenBack.event.data;
    return changed(takenBack, { claimable: points, points: claimable });
  }),
  rules('an exchange for more points', () => changed(exchange, { total: more(exchange.event.data.total) })),
  rules('an exchange that counts an item for less', () =>
    changed(exchange, { items: exchange.event.data.items.map((one) => ({ ...one, counted: '1' })) }),
  ),
  sealed.rules('coin for points at a better rate', () => {
    const one = find('PointsTransferred');
    return changed(one, { coin: more(one.event.data.coin) });
  }),
  sealed.rules('points that grow on their way', () => changed(received, { points: more(received.event.data.points) })),
  sealed.money('points that grow on their way, in the sums', () =>
    changed(received, { points: more(received.event.data.points) }),
  ),
  sealed.rules('points that never arrive', () => without(received.recorded.position)),
  sealed.money('more points than the sender has', () => sentPoints('9000000')),
  sealed.rules('a larger daily reward', () => {
    const one = find('DailyRewardClaimed');
    return changed(one, { amount: more(one.event.data.amount) });
  }),
  sealed.rules('a larger reward for a grade', () => {
    const one = find('VipRewardClaimed');
    return changed(one, { amount: more(one.event.data.amount) });
  }),
  sealed.rules('a grade that isn’t reached', () => changed(find('VipRewardClaimed'), { grade: 20 })),
  sealed.rules('more than the earned rebates', () => {
    const one = find('RebateClaimed');
    return changed(one, { amount: more(one.event.data.amount) });
  }),
  sealed.rules('a Golden Code that brings one player more', () => changed(rewarded, { points: '7000' })),
  sealed.rules('a use of a code that is counted twice', () => changed(redeemed, { use: 2 })),
  sealed.rules('a code’s reward without a use', () => again(rewarded)),
  sealed.rules('more uses of a code than it has', () => changed(issued, { uses: 1 })),
  sealed.rules('more bonus released than was wagered for', () =>
    changed(released, { amount: more(released.event.data.amount) }),
  ),
  sealed.rules('a bonus that is released for less than was wagered', () =>
    changed(released, { wagered: String(BigInt(released.event.data.wagered) - 1n) }),
  ),
  sealed.rules('a bonus released under terms that there aren’t', () => changed(released, { terms: otherHash })),
  sealed.rules('a daily reward of other terms', () => changed(find('DailyRewardClaimed'), { terms: otherHash })),
  sealed.rules('a grade’s reward of other terms', () => changed(find('VipRewardClaimed'), { terms: otherHash })),
  sealed.rules('an order under other terms', () => changed(find('DepositRequested'), { terms: otherHash })),
  sealed.rules('an order that was promised nothing', () => changed(find('DepositRequested'), { terms: null })),
  sealed.rules('bonus released without a wager', () => again(released)),
  sealed.rules('an inviter who was there later', () => {
    const bound = find('InviterBound');
    const other = find('InviterBound', ({ data }) => data.playerId !== bound.event.data.playerId).event.data.playerId;
    return edited((event) => {
      if (event.data.commandId !== bound.event.data.commandId) return event;
      if (isOf(event, 'InviterBound')) return withData(event, { inviterId: other });
      return isOf(event, 'InviteeJoined') ? withData(event, { playerId: other }) : event;
    });
  }),
  sealed.rules('an invitation that the inviter isn’t told of', () => without(find('InviteeJoined').recorded.position)),
  sealed.money('a correction below zero', () => {
    const one = find('BalanceAdjusted', ({ data }) => data.direction === 'debit');
    return changed(one, { amount: '9000000' });
  }),
  rules('terms that pay 2 % for a grade', () => {
    const one = find('TermsPublished', ({ data }) => data.sections.rewards.firstDeposit.percent > 0);
    const { sections } = one.event.data;
    const vipRewards = ['200', ...sections.rewards.vipRewards.slice(1)];
    return changed(one, { sections: { ...sections, rewards: { ...sections.rewards, vipRewards } } });
  }),
  sealed.rules('terms that change after they were used', () => {
    const one = find('TermsPublished', ({ data }) => data.sections.rewards.firstDeposit.percent > 0);
    const { sections } = one.event.data;
    const rewards = { ...sections.rewards, firstDeposit: { percent: 9, max: '500' } };
    return changed(one, { sections: { ...sections, rewards } });
  }),
];

/** Money that is forged. */
export const forgedMoney = { money: faults };
