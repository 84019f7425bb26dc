import { type GlasscaseEvent, glasscaseEvent } from '../../engine/events.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

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
const again = ({ recorded, event }: typeof payment | typeof released | typeof rewarded) =>
  inserted(
    recorded.position + 1,
    recorded.stream,
    glasscaseEvent.parse({ ...event, data: { ...event.data, commandId: commandIdNumber(88_888) } }),
  );

const faults: readonly Fault[] = [
  [
    'a payment of another amount than was ordered',
    'rules',
    () => changed(payment, { amount: more(payment.event.data.amount) }),
  ],
  [
    'a bonus that is larger',
    'rules',
    () =>
      changed(payment, { bonuses: payment.event.data.bonuses.map((one) => ({ ...one, amount: more(one.amount) })) }),
  ],
  ['a bonus that is left out', 'rules', () => changed(payment, { bonuses: [] })],
  [
    'a bonus that nobody promised',
    'rules',
    () => changed(late, { bonuses: [{ reason: 'first-deposit', amount: '70' }] }),
  ],
  [
    'a payment without an order',
    'rules',
    () => without(find('DepositRequested', ({ data }) => data.amount === '700').recorded.position),
  ],
  ['a payment that is credited twice', 'rules', () => again(payment)],
  ['a payment that is credited twice, told by its order', 'money', () => again(payment)],
  ['a larger rebate', 'rules', () => changed(rebate, { amount: more(rebate.event.data.amount) })],
  ['a rebate at another level', 'rules', () => changed(rebate, { ratio: rebate.event.data.ratio + 1 })],
  ['a rebate that is kept', 'rules', () => without(rebate.recorded.position)],
  [
    'a rebate for nobody’s deposit',
    'rules',
    () =>
      inserted(
        rebate.recorded.position + 1,
        rebate.recorded.stream,
        withData(rebate.event, { commandId: commandIdNumber(88_888) }),
      ),
  ],
  ['an exchange for more points', 'rules', () => changed(exchange, { total: more(exchange.event.data.total) })],
  [
    'an exchange that counts an item for less',
    'rules',
    () => changed(exchange, { items: exchange.event.data.items.map((one) => ({ ...one, counted: '1' })) }),
  ],
  [
    'coin for points at a better rate',
    'rules',
    () => {
      const one = find('PointsTransferred');
      return changed(one, { coin: more(one.event.data.coin) });
    },
  ],
  ['points that grow on their way', 'rules', () => changed(received, { points: more(received.event.data.points) })],
  [
    'points that grow on their way, in the sums',
    'money',
    () => changed(received, { points: more(received.event.data.points) }),
  ],
  ['points that never arrive', 'rules', () => without(received.recorded.position)],
  ['more points than the sender has', 'money', () => sentPoints('9000000')],
  [
    'a larger daily reward',
    'rules',
    () => {
      const one = find('DailyRewardClaimed');
      return changed(one, { amount: more(one.event.data.amount) });
    },
  ],
  [
    'a larger reward for a grade',
    'rules',
    () => {
      const one = find('VipRewardClaimed');
      return changed(one, { amount: more(one.event.data.amount) });
    },
  ],
  ['a grade that isn’t reached', 'rules', () => changed(find('VipRewardClaimed'), { grade: 20 })],
  [
    'more than the earned rebates',
    'rules',
    () => {
      const one = find('RebateClaimed');
      return changed(one, { amount: more(one.event.data.amount) });
    },
  ],
  ['a Golden Code that brings one player more', 'rules', () => changed(rewarded, { points: '7000' })],
  ['a use of a code that is counted twice', 'rules', () => changed(redeemed, { use: 2 })],
  ['a code’s reward without a use', 'rules', () => again(rewarded)],
  ['more uses of a code than it has', 'rules', () => changed(issued, { uses: 1 })],
  [
    'more bonus released than was wagered for',
    'rules',
    () => changed(released, { amount: more(released.event.data.amount) }),
  ],
  [
    'a bonus that is released for less than was wagered',
    'rules',
    () => changed(released, { wagered: String(BigInt(released.event.data.wagered) - 1n) }),
  ],
  ['a bonus released under terms that there aren’t', 'rules', () => changed(released, { terms: otherHash })],
  ['a daily reward of other terms', 'rules', () => changed(find('DailyRewardClaimed'), { terms: otherHash })],
  ['a grade’s reward of other terms', 'rules', () => changed(find('VipRewardClaimed'), { terms: otherHash })],
  ['an order under other terms', 'rules', () => changed(find('DepositRequested'), { terms: otherHash })],
  ['an order that was promised nothing', 'rules', () => changed(find('DepositRequested'), { terms: null })],
  ['bonus released without a wager', 'rules', () => again(released)],
  [
    'an inviter who was there later',
    'rules',
    () => {
      const bound = find('InviterBound');
      const other = find('InviterBound', ({ data }) => data.playerId !== bound.event.data.playerId).event.data.playerId;
      return edited((event) => {
        if (event.data.commandId !== bound.event.data.commandId) return event;
        if (isOf(event, 'InviterBound')) return withData(event, { inviterId: other });
        return isOf(event, 'InviteeJoined') ? withData(event, { playerId: other }) : event;
      });
    },
  ],
  ['an invitation that the inviter isn’t told of', 'rules', () => without(find('InviteeJoined').recorded.position)],
  [
    'a correction below zero',
    'money',
    () => {
      const one = find('BalanceAdjusted', ({ data }) => data.direction === 'debit');
      return changed(one, { amount: '9000000' });
    },
  ],
  [
    'terms that pay 2 % for a grade',
    'rules',
    () => {
      const one = find('TermsPublished', ({ data }) => data.sections.rewards.firstDeposit.percent > 0);
      const { sections } = one.event.data;
      const vipRewards = ['200', ...sections.rewards.vipRewards.slice(1)];
      return changed(one, { sections: { ...sections, rewards: { ...sections.rewards, vipRewards } } });
    },
  ],
  [
    'terms that change after they were used',
    'rules',
    () => {
      const one = find('TermsPublished', ({ data }) => data.sections.rewards.firstDeposit.percent > 0);
      const { sections } = one.event.data;
      const rewards = { ...sections.rewards, firstDeposit: { percent: 9, max: '500' } };
      return changed(one, { sections: { ...sections, rewards } });
    },
  ],
];

/** Money that is forged. */
export const forgedMoney = { money: faults };
