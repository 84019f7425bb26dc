/** The price of an order of this much coin, in minor units of the currency. Rounded up, once. */
export const payAmountOf = (amount: number, pricePerCoin: number): number => Math.ceil((amount * pricePerCoin) / 100);

interface Share {
  /** Whole percent. */
  readonly percent: number;
  /** Most that it gives, minor units. */
  readonly max: number;
}

/** A share of the deposit as a bonus, rounded down, up to its maximum. */
export const shareOf = (amount: number, { percent, max }: Share): number =>
  Math.min(max, Math.floor((amount * percent) / 100));

interface DepositCoupon {
  readonly percent?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly minDeposit?: number | null | undefined;
}

/** The bonus that the coupon adds to a deposit of this much; null where the deposit is too small for it. */
export const couponBonus = (amount: number, { percent, max, minDeposit }: DepositCoupon): number | null =>
  amount < (minDeposit ?? 0) ? null : shareOf(amount, { percent: percent ?? 0, max: max ?? Number.MAX_SAFE_INTEGER });

/**
 * Where a player pays: a page of this site, or a provider's over HTTPS. Null for every other address: the browser must
 * never be sent to a script or to plain HTTP elsewhere.
 */
export const payAddress = (address: string | null | undefined, origin: string): string | null => {
  if (address === null || address === undefined) return null;
  const url = URL.parse(address, origin);
  return url !== null && (url.origin === origin || url.protocol === 'https:') ? url.href : null;
};

const FIRST_POLL_MS = 1500;
const LAST_POLL_MS = 30_000;

/** Milliseconds before an open order is asked about again: often at first, every half minute in the end. */
export const pollDelay = (asked: number): number => Math.min(LAST_POLL_MS, Math.round(FIRST_POLL_MS * 1.5 ** asked));
