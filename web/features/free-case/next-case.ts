interface Priced {
  /** Coin, minor units. */
  readonly price: number;
}

/** What comes next for somebody with so much coin: the dearest case that it pays for, else the cheapest, which it doesn't. */
export const nextCase = <Case extends Priced>(cases: readonly Case[], coin: number): Case | null => {
  const byPrice = cases.toSorted((one, other) => one.price - other.price);
  return byPrice.findLast(({ price }) => price <= coin) ?? byPrice[0] ?? null;
};
