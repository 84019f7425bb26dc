interface Displayed {
  readonly fresh: boolean;
  readonly price: number;
}

export interface Heroes<Case> {
  /** In the middle of the stage: the dearest of the fresh cases, else of all. */
  readonly main: Case;
  /** In the dark behind it, two others. */
  readonly behind: readonly Case[];
}

/** Chooses by published facts alone, so that everyone sees the same stage. Null where nothing is on show. */
export const pickHeroes = <Case extends Displayed>(cases: readonly Case[]): Heroes<Case> | null => {
  const byPrice = cases.toSorted((a, b) => a.price - b.price);
  const main = byPrice.findLast(({ fresh }) => fresh) ?? byPrice.at(-1);
  if (main === undefined) return null;
  const others = byPrice.filter((one) => one !== main);
  const middle = Math.floor(others.length / 2);
  return { main, behind: others.slice(middle, middle + 2) };
};
