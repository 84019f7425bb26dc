/** How many columns and rows of a wall an item takes. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}

/** One span an item, in the order of the items; laid out densely in that order they leave no gap. */
export interface Wall {
  readonly columns: number;
  readonly rows: number;
  readonly spans: readonly Span[];
}

const GREAT: Span = { columns: 4, rows: 4 };
const LARGE: Span = { columns: 2, rows: 2 };
const WIDE: Span = { columns: 2, rows: 1 };
const SMALL: Span = { columns: 1, rows: 1 };

const times = (span: Span, count: number): readonly Span[] => Array<Span>(count).fill(span);

/** Beside the great one: pairs of large ones, and the first of an odd number twice as large. */
const besideGreat = (others: number): readonly Span[] => {
  if (others === 1) return [{ columns: 2, rows: 4 }];
  const even = times(LARGE, others % 2 === 0 ? others : others - 1);
  return others % 2 === 0 ? even : [{ columns: 4, rows: 2 }, ...even];
};

/**
 * A wall of so many items, the first one great, and every row full: of the 4 × 4, 2 × 2 and single places there are as many as
 * fill it. Few items make a narrower wall.
 * @param columns even, at least 6
 */
export const wallOf = (count: number, columns: number): Wall => {
  const others = count - 1;
  if (others <= 0) return { ...GREAT, spans: times(GREAT, count) };
  if (others < columns - 4)
    return { columns: 4 + 2 * Math.ceil(others / 2), rows: 4, spans: [GREAT, ...besideGreat(others)] };
  const great = GREAT.columns * GREAT.rows;
  const rows = Math.max(GREAT.rows, Math.ceil((others + great) / columns));
  // A large place takes three cells more than a small one, a wide place one.
  const spare = columns * rows - great - others;
  const large = Math.floor(spare / 3);
  const wide = spare % 3;
  const spans = [GREAT, ...times(LARGE, large), ...times(WIDE, wide), ...times(SMALL, others - large - wide)];
  return { columns, rows, spans };
};
