interface Priced {
  /** Coin, minor units. */
  readonly price: number;
}

/**
 * The next case for a player with this balance: the dearest that it pays for, else the cheapest. Null without cases.
 */
export const nextCase = <Case extends Priced>(cases: readonly Case[], coin: number): Case | null => {
  const byPrice = cases.toSorted((one, other) => one.price - other.price);
  return byPrice.findLast(({ price }) => price <= coin) ?? byPrice[0] ?? null;
};
