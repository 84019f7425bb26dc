import fc from 'fast-check';
import type { Command } from '../engine/commands.ts';
import { isListingId, type ListingId, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import { formatMoney } from '../engine/kernel/money.ts';
import { shopPrice } from '../engine/market/shop/shop-price.ts';
import { DEFAULT_REWARDS } from '../engine/rewards/default-rewards.ts';
import {
  alice,
  bob,
  charm,
  charmDefinition,
  dawn,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  revalued,
  roundOf,
  vulture,
  vultureDefinition,
} from './cast.ts';
import { createHouse, type House, playerOf } from './deciders.ts';
import { code, couponNumber, DAY, HOUR, orderNumber, tenPercent } from './money-cast.ts';
import { itemsTerms, publishTerms, shopTerms, TERMS, transferTerms } from './terms-cast.ts';

/** One thing that a person with two accounts tries; `n` picks among what there is. */
interface MoneyAct {
  readonly kind: ActKind;
  readonly who: PlayerId;
  readonly n: number;
}

const otherThan = (id: PlayerId): PlayerId => (id === alice ? bob : alice);
const listings = ['charm-coin', 'charm-points', 'kestrel-coin', 'kestrel-points'].map((id) => mustBe(isListingId, id));
const [charmForCoin = mustBe(isListingId, 'x')] = listings;

const skinOf = (listing: ListingId) =>
  listing.startsWith('charm') ? ({ skin: charm, wear: '' } as const) : ({ skin: kestrel, wear: 'FT' } as const);
const balanceIn = (listing: ListingId): 'coin' | 'points' => (listing.endsWith('coin') ? 'coin' : 'points');

/** As many of a listing as the player can pay. */
const purchase = (house: House, who: PlayerId, n: number): Command => {
  const listing = listings[n % listings.length] ?? charmForCoin;
  const { skin, wear } = skinOf(listing);
  const found = house.world().skin(skin);
  const value =
    found.status === 'absent' ? '0' : (found.definition.wears.find((one) => one.wear === wear)?.value ?? '0');
  const quantity = 1 + (n % 10);
  const total = shopPrice(TERMS.shop, balanceIn(listing), BigInt(value), quantity);
  return { type: 'BuyFromShop', terms: shopTerms, playerId: who, listing, quantity, expectedTotal: formatMoney(total) };
};

const someItems = (house: House, who: PlayerId, n: number) =>
  [...playerOf(house, who).items.keys()].slice(n % 3, (n % 3) + 1 + (n % 7));

/** `n` up to a share of what there is. */
const shareOf = (amount: bigint, n: number): string => formatMoney((amount * BigInt(1 + (n % 100))) / 100n);

const settle = (house: House, who: PlayerId, n: number): void => {
  const orders = [...playerOf(house, who).deposits];
  const found = orders[n % Math.max(1, orders.length)];
  if (found === undefined) return;
  const [depositId, { amount }] = found;
  house.submit({ type: 'SettlePayment', playerId: who, depositId, provider: 'x', amount: formatMoney(amount) });
};

const acts = {
  request: (house, who, n) => {
    const coupons = [...playerOf(house, who).rewards.coupons.keys()];
    const couponId = n % 2 === 0 ? null : (coupons[n % Math.max(1, coupons.length)] ?? null);
    const depositId = orderNumber(house.recorded.length);
    const amount = String(100 + (n % 20_000));
    house.submit({ type: 'RequestDeposit', playerId: who, depositId, amount, couponId, oneTimeRewards: true });
  },
  settle,
  cancel: (house, who, n) => {
    const orders = [...playerOf(house, who).deposits.keys()];
    const depositId = orders[n % Math.max(1, orders.length)];
    if (depositId !== undefined) house.submit({ type: 'CancelDeposit', playerId: who, depositId, reason: 'player' });
  },
  buy: (house, who, n) => {
    house.submit(purchase(house, who, n));
  },
  sell: (house, who, n) => {
    house.submit({
      type: 'SellItems',
      terms: itemsTerms,
      playerId: who,
      itemIds: someItems(house, who, n),
      expectedTotal: null,
    });
  },
  exchange: (house, who, n) => {
    house.submit({
      type: 'ExchangeItems',
      terms: itemsTerms,
      playerId: who,
      itemIds: someItems(house, who, n),
      expectedTotal: null,
    });
  },
  transfer: (house, who, n) => {
    const points = shareOf(playerOf(house, who).points, n);
    house.submit({ type: 'TransferPoints', terms: transferTerms, playerId: who, points, to: null });
  },
  send: (house, who, n) => {
    const points = shareOf(playerOf(house, who).points, n);
    house.submit({ type: 'TransferPoints', terms: transferTerms, playerId: who, points, to: otherThan(who) });
  },
  grant: (house, who) => {
    const couponId = couponNumber(house.recorded.length);
    const expiresAt = house.now() + DAY;
    house.submit({ type: 'GrantCoupon', playerId: who, couponId, terms: tenPercent, expiresAt });
  },
  revoke: (house, who, n) => {
    const coupons = [...playerOf(house, who).rewards.coupons.keys()];
    const couponId = coupons[n % Math.max(1, coupons.length)];
    if (couponId !== undefined) house.submit({ type: 'RevokeCoupon', playerId: who, couponId });
  },
  daily: (house, who, n) => {
    house.submit({ type: 'ClaimDailyReward', playerId: who, tier: 1 + (n % 4) });
  },
  tell: (house) => {
    house.submit({ type: 'TellInviter', playerId: bob });
  },
  rebate: (house, who) => {
    house.submit({ type: 'ClaimRebate', playerId: who });
  },
  release: (house, who) => {
    house.submit({ type: 'ReleaseBonus', playerId: who });
  },
  vip: (house, who, n) => {
    house.submit({ type: 'ClaimVipReward', playerId: who, grade: 1 + (n % 3) });
  },
  code: (house, who) => {
    house.submit({ type: 'RedeemGoldenCode', playerId: who, codeId: code });
  },
  bind: (house) => {
    house.submit({ type: 'BindInviter', playerId: bob, inviterId: alice });
  },
  open: (house, who, n) => {
    house.submit(openDawn(who, 1 + (n % 10), roundOf(playerOf(house, who))));
  },
  free: (house, who) => {
    const { quantity: _, ...opening } = openDawn(who, 1, roundOf(playerOf(house, who)));
    house.submit({ ...opening, type: 'OpenFreeCase', couponId: null });
  },
  reprice: (house, _, n) => {
    house.submit({ type: 'PublishSkin', skin: charm, definition: revalued(charmDefinition, '', String(1 + (n % 40))) });
    house.submit({
      type: 'PublishSkin',
      skin: kestrel,
      definition: revalued(kestrelDefinition, 'FT', String(500 + (n % 800))),
    });
  },
  wait: (house, _, n) => {
    house.wait((1 + (n % 30)) * HOUR);
  },
  adjust: (house, who, n) => {
    const balance = (['coin', 'points', 'locked'] as const)[n % 3] ?? 'coin';
    const direction = n % 2 === 0 ? 'credit' : 'debit';
    const amount = String(1 + (n % 500));
    house.submit({ type: 'AdjustBalance', playerId: who, balance, direction, amount, reason: 'correction' });
  },
} as const satisfies Record<string, (house: House, who: PlayerId, n: number) => void>;

export type ActKind = keyof typeof acts;

/** Everything that one person with two accounts can do without staking anything, but for rewards in points. */
export const CIRCLES: readonly ActKind[] = [
  'request',
  'settle',
  'cancel',
  'buy',
  'sell',
  'exchange',
  'transfer',
  'send',
  'grant',
  'daily',
  'release',
  'reprice',
  'wait',
];

export const perform = (house: House, { kind, who, n }: MoneyAct): void => acts[kind](house, who, n);

/** Acts of those kinds, in any order. */
const actsOf = (kinds: readonly ActKind[]): fc.Arbitrary<MoneyAct[]> =>
  fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), who: fc.constantFrom(alice, bob), n: fc.nat({ max: 100_000 }) }),
    { minLength: 10, maxLength: 80, size: 'max' },
  );

/** A shop, terms, a Golden Code, and Alice and Bob: one person's accounts, Alice's the elder. */
const openShop = (): House => {
  const house = createHouse();
  house.submit({ type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition });
  house.submit({ type: 'PublishSkin', skin: vulture, definition: vultureDefinition });
  house.submit({ type: 'PublishSkin', skin: charm, definition: charmDefinition });
  house.submit(publishDawn);
  house.submit(publishTerms({ rewards: { ...DEFAULT_REWARDS, freeCases: [{ grade: 0, case: dawn }] } }));
  for (const listing of listings) {
    const balance = balanceIn(listing);
    house.submit({ type: 'StockListing', listing, ...skinOf(listing), balance, quantity: 10_000 });
  }
  house.submit({
    type: 'IssueGoldenCode',
    codeId: code,
    uses: 5,
    points: '40',
    locked: '60',
    expiresAt: house.now() + 400 * DAY,
  });
  for (const playerId of [alice, bob]) {
    house.submit({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' });
    house.wait(1);
  }
  return house;
};

/** Sells everything that is held and turns all points into coin; answers the coin of both. */
export const cashOut = (house: House): bigint => {
  let coin = 0n;
  for (const who of [alice, bob]) {
    for (let left = [...playerOf(house, who).items.keys()]; left.length > 0; left = left.slice(100)) {
      house.submit({
        type: 'SellItems',
        terms: itemsTerms,
        playerId: who,
        itemIds: left.slice(0, 100),
        expectedTotal: null,
      });
    }
    const points = formatMoney(playerOf(house, who).points);
    house.submit({ type: 'TransferPoints', terms: transferTerms, playerId: who, points, to: null });
    const player = playerOf(house, who);
    if (player.items.size > 0 || player.points > 1n) throw new Error('something was kept');
    coin += player.coin;
  }
  return coin;
};

/** Checks a law over acts of those kinds. `step` does the next one, and answers whether there was one. */
export const moneyLaw = (
  kinds: readonly ActKind[],
  numRuns: number,
  check: (house: House, step: () => boolean) => void,
): void => {
  fc.assert(
    fc.property(actsOf(kinds), (acts) => {
      const house = openShop();
      const left = acts.values();
      check(house, () => {
        const { value } = left.next();
        if (value !== undefined) perform(house, value);
        return value !== undefined;
      });
    }),
    { numRuns },
  );
};
