import { describe, expect, it } from 'vitest';
import { alice, bob } from '../../test/cast.ts';
import type { House } from '../../test/deciders.ts';
import { playerOf } from '../../test/deciders.ts';
import { type ActKind, CIRCLES, cashOut, moneyLaw } from '../../test/money-acts.ts';
import type { GlasscaseEvent } from '../events.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

const sumIn = (house: House, amountOf: (event: GlasscaseEvent) => string | null): Money =>
  house.recorded.reduce((sum, { event }) => sum + parseMoney(amountOf(event) ?? '0'), 0n);
const depositedIn = (house: House): Money =>
  sumIn(house, (event) => (event.type === 'PaymentSettled' ? event.data.amount : null));
const releasedIn = (house: House): Money =>
  sumIn(house, (event) => (event.type === 'BonusReleased' ? event.data.amount : null));
/** Points that were given, not exchanged. */
const givenPointsIn = (house: House): Money =>
  sumIn(house, (event) => {
    if (event.type === 'CodeRewarded') return event.data.points;
    return event.type === 'RebateClaimed' || event.type === 'VipRewardClaimed' ? event.data.amount : null;
  });
/** The winnings of plays less their prices, at committed values. */
const luckIn = (house: House): Money =>
  sumIn(house, (event) =>
    event.type === 'CaseOpened' ? String(parseMoney(event.data.value) - parseMoney(event.data.price)) : null,
  );

/**
 * Elevenths of a hundredth of coin that there could be made of what both accounts hold: items at their committed value,
 * points by way of the points shop, which gives ten for eleven.
 */
const worthOf = (house: House): Money =>
  [alice, bob].reduce((sum, id) => {
    const { coin, points, items } = playerOf(house, id);
    const held = items.filter(({ free }) => !free).reduce((value, item) => value + item.value, 0n);
    return sum + 11n * (coin + held) + 10n * points;
  }, 0n);

const law = (kinds: readonly ActKind[], check: (house: House, step: () => boolean) => void): void =>
  moneyLaw(kinds, 150, check);

describe('no cycle of deposit, shop, exchange, sale, transfer and bonus makes coin', () => {
  it('without wagering there is never more coin than was paid in', () => {
    law(CIRCLES, (house, step) => {
      while (step());
      expect(cashOut(house)).toBeLessThanOrEqual(depositedIn(house));
      expect(releasedIn(house)).toBe(0n);
    });
  });

  it('no act makes what is held worth more, but for coin that is paid in', () => {
    law(CIRCLES, (house, step) => {
      let worth = worthOf(house);
      let paid = 0n;
      while (step()) {
        const now = worthOf(house);
        const paidNow = depositedIn(house);
        expect(now - worth).toBeLessThanOrEqual(11n * (paidNow - paid));
        worth = now;
        paid = paidNow;
      }
    });
  });

  it('rebates from one account to the other buy less than the deposits that they are for', () => {
    law([...CIRCLES, 'bind', 'bind', 'tell', 'tell', 'rebate', 'rebate'], (house, step) => {
      while (step());
      // Coin leaves the site as items of the shop, at 1.05.
      expect(cashOut(house) * 100n).toBeLessThanOrEqual(depositedIn(house) * 105n);
    });
  });

  it('with wagering there is no more than deposits, luck, rewards, and the bonuses that wagering released', () => {
    law([...CIRCLES, 'bind', 'tell', 'rebate', 'vip', 'code', 'open', 'open', 'open', 'free'], (house, step) => {
      let wagered = 0n;
      while (step()) {
        const paid = depositedIn(house) + luckIn(house) + releasedIn(house);
        expect(worthOf(house)).toBeLessThanOrEqual(11n * paid + 10n * givenPointsIn(house));
        const wageredNow = playerOf(house, alice).wagered + playerOf(house, bob).wagered;
        expect(wageredNow).toBeGreaterThanOrEqual(wagered);
        wagered = wageredNow;
        expect(releasedIn(house) * 50n).toBeLessThanOrEqual(wagered);
      }
    });
  });

  it('happens: everything above was really done', () => {
    const seen = new Set<string>();
    law([...CIRCLES, 'bind', 'tell', 'rebate', 'vip', 'code', 'open', 'open', 'free'], (house, step) => {
      while (step());
      for (const { event } of house.recorded) seen.add(event.type);
    });
    for (const type of [
      'PaymentSettled',
      'DepositCancelled',
      'ShopPurchased',
      'ItemsSold',
      'ItemsExchanged',
      'PointsTransferred',
      'PointsSent',
      'DailyRewardClaimed',
      'RebateClaimed',
      'CodeRewarded',
      'BonusReleased',
      'FreeCaseOpened',
      'FreeItemsSold',
    ]) {
      expect([...seen], type).toContain(type);
    }
  });
});
