import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { OrderId, PlayerId, Token128 } from '../../engine/kernel/ids.ts';
import { vipGrade } from '../../engine/player/vip.ts';
import { charm, dawn, openDawn, playerNumber, roundOf } from '../cast.ts';
import { code, couponNumber, HOUR, orderNumber, tenPercent } from '../money-cast.ts';
import { battleTerms, itemsTerms, transferTerms } from '../terms-cast.ts';
import { itemsOf } from './plays.ts';
import { ann, ben, cat, type Stage } from './stage.ts';

/** Come later than the others, invited by Ann. */
const hal = playerNumber(8);
const ivy = playerNumber(9);

const coupon = couponNumber(1);

const request = (
  stage: Stage,
  playerId: PlayerId,
  depositId: OrderId,
  amount: string,
  more: { readonly couponId?: Token128; readonly oneTimeRewards?: boolean } = {},
): void => {
  const { couponId = null, oneTimeRewards = true } = more;
  stage.ask({ type: 'RequestDeposit', playerId, depositId, amount, couponId, oneTimeRewards });
  stage.pass(2_000);
};
const settle = (stage: Stage, playerId: PlayerId, depositId: OrderId, amount: string): void => {
  stage.ask({ type: 'SettlePayment', playerId, depositId, provider: 'sandbox', amount });
  stage.pass(2_000);
};

/** First deposits below and above what the bonus goes up to, a coupon, one that is taken back, an order that is paid after it was given up. */
const recordDeposits = (stage: Stage): void => {
  for (const playerId of [hal, ivy]) {
    stage.ask({ type: 'RegisterPlayer', playerId, userSeed: `seed-${playerId.slice(-1)}` });
    stage.ask({ type: 'BindInviter', playerId, inviterId: ann });
    stage.pass(1_000);
  }
  const expiresAt = stage.house.now() + HOUR;
  stage.ask({ type: 'GrantCoupon', playerId: hal, couponId: coupon, terms: tenPercent, expiresAt });
  stage.ask({ type: 'GrantCoupon', playerId: hal, couponId: couponNumber(2), terms: tenPercent, expiresAt });
  stage.ask({ type: 'RevokeCoupon', playerId: hal, couponId: couponNumber(2) });
  request(stage, hal, orderNumber(1), '1000', { couponId: coupon });
  request(stage, ivy, orderNumber(2), '9000');
  settle(stage, ivy, orderNumber(2), '9000');
  settle(stage, hal, orderNumber(1), '1000');
  stage.ask({ type: 'ClaimDailyReward', playerId: hal, tier: 1 });
  request(stage, cat, orderNumber(3), '700', { oneTimeRewards: false });
  stage.ask({ type: 'CancelDeposit', playerId: cat, depositId: orderNumber(3), reason: 'expired' });
  settle(stage, cat, orderNumber(3), '700');
  request(stage, ivy, orderNumber(4), '2000');
  settle(stage, ivy, orderNumber(4), '2000');
  request(stage, hal, orderNumber(5), '300');
};

/** Rebates, a member grade, a Golden Code, and what the operator corrects. */
const recordRewards = (stage: Stage): void => {
  for (const playerId of [hal, ivy]) stage.ask({ type: 'TellInviter', playerId });
  stage.ask({ type: 'ClaimRebate', playerId: ann });
  while (vipGrade(stage.playerOf(ann).wagered) < 1)
    stage.ask({ ...openDawn(ann, 10, roundOf(stage.playerOf(ann))), entropy: stage.entropy() });
  stage.ask({ type: 'ClaimVipReward', playerId: ann, grade: 1 });
  const expiresAt = stage.house.now() + HOUR;
  stage.ask({ type: 'IssueGoldenCode', codeId: code, uses: 3, points: '70', locked: '30', expiresAt });
  for (const playerId of [ben, ivy]) stage.ask({ type: 'RedeemGoldenCode', playerId, codeId: code });
  stage.pass(2_000);
  const compensation = { direction: 'credit', amount: '500', reason: 'compensation' } as const;
  stage.ask({ type: 'AdjustBalance', playerId: hal, balance: 'points', ...compensation });
  stage.ask({ type: 'TransferPoints', terms: transferTerms, playerId: hal, points: '409', to: null });
  const chargeback = { direction: 'debit', amount: '10', reason: 'chargeback' } as const;
  stage.ask({ type: 'AdjustBalance', playerId: hal, balance: 'locked', ...chargeback });
};

/** Items become points, points become coin or another player's. */
const recordPoints = (stage: Stage): void => {
  // Five charms of 20.
  const itemIds = itemsOf(stage, ben, charm, 5);
  stage.ask({ type: 'ExchangeItems', terms: itemsTerms, playerId: ben, itemIds, expectedTotal: '105' });
  stage.ask({ type: 'TransferPoints', terms: transferTerms, playerId: ben, points: '109', to: null });
  stage.ask({ type: 'TransferPoints', terms: transferTerms, playerId: ben, points: '20', to: hal });
  stage.pass(2_000);
};

/** Locked bonuses become coin for what was wagered: by a player's own rounds, and by a battle of two. */
const recordReleases = (stage: Stage): void => {
  stage.ask({ ...openDawn(ivy, 10, roundOf(stage.playerOf(ivy))), entropy: stage.entropy() });
  stage.ask({ type: 'CommitHostSeeds', playerId: ivy });
  const { hostSeeds } = stage.playerOf(ivy);
  const odds = statusAsOf(stage.house.world().case(dawn), stage.house.world().at);
  if (hostSeeds === null || odds.status === 'absent') throw new Error('no seeds, or no case');
  const room = stage.ask({
    type: 'CreateBattle',
    playerId: ivy,
    seedHash: hostSeeds.battle.publicHash,
    terms: battleTerms,
    entropy: stage.entropy(),
    mode: 'classic',
    pace: 'normal',
    sides: 2,
    size: 1,
    private: false,
    boxes: [1, 2].map(() => ({ case: dawn, oddsHash: odds.oddsHash })),
    beacon: { kind: 'none' },
  });
  for (const event of room) {
    if (event.type !== 'BattleCreated') continue;
    const { battleId } = event.data;
    stage.ask({ type: 'JoinBattle', playerId: hal, battleId, seat: null, entropy: stage.entropy() });
  }
  stage.pass(60_000);
  for (const playerId of [hal, ivy]) stage.ask({ type: 'ReleaseBonus', playerId });
};

/**
 * Payments that were given back: one in parts, with a bonus that is still locked; one of more than the player has, who owes until
 * their coin and their next payment cover it; and what the inviter had for both.
 */
const recordReversals = (stage: Stage): void => {
  const reverse = (playerId: PlayerId, depositId: OrderId, kind: 'refund' | 'chargeback', amount: string): void => {
    stage.ask({ type: 'ReverseDeposit', playerId, depositId, kind, amount });
    stage.pass(2_000);
  };
  reverse(hal, orderNumber(1), 'refund', '333');
  reverse(hal, orderNumber(1), 'refund', '667');
  reverse(ivy, orderNumber(4), 'chargeback', '2000');
  reverse(ivy, orderNumber(2), 'chargeback', '9000');
  for (const playerId of [hal, ivy]) stage.ask({ type: 'TellInviter', playerId });
  const goodwill = { balance: 'coin', direction: 'credit', amount: '40', reason: 'compensation' } as const;
  stage.ask({ type: 'AdjustBalance', playerId: ivy, ...goodwill });
  stage.ask({ type: 'PayReceivable', playerId: ivy });
  request(stage, ivy, orderNumber(6), '12000');
  settle(stage, ivy, orderNumber(6), '12000');
  stage.ask({ type: 'TellInviter', playerId: ivy });
};

/** Everything about money that is neither a game nor an item. */
export const recordMoney = (stage: Stage): void => {
  recordDeposits(stage);
  recordRewards(stage);
  recordPoints(stage);
  recordReleases(stage);
  recordReversals(stage);
};
