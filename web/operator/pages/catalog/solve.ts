import { type SolvedDraft, solveDraft } from '../../../../engine/catalog/solve-draft.ts';
import { rowKey, type TableRow } from './draft-table.ts';

/** A percentage with up to four decimals, such as `91.25`, as a share; null for another text. */
export const wishedReturn = (typed: string) => {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:\.(\d{1,4}))?\s*%?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  return { numerator: BigInt(`${whole}${decimals}`), denominator: 100n * 10n ** BigInt(decimals.length) };
};

export type Solved =
  | { readonly kind: 'solved'; readonly tickets: readonly number[]; readonly keepsOrder: boolean }
  /** No table of whole tickets returns that, whatever its rows are. */
  | { readonly kind: 'never' }
  /** `forbidding`: the locked rows without whose lock there is a solution. `isCertain` false: the search ended before. */
  | { readonly kind: 'none'; readonly isCertain: boolean; readonly forbidding: readonly TableRow[] };

/** Tickets for the rows without a lock, so that the case returns exactly the share of its price that is wished. */
export const solvedTable = (
  rows: readonly TableRow[],
  locked: ReadonlySet<string>,
  price: bigint,
  wished: NonNullable<ReturnType<typeof wishedReturn>>,
): Solved => {
  const drafted = rows.map((row) => ({ value: row.value, tickets: row.tickets, locked: locked.has(rowKey(row)) }));
  const found: SolvedDraft | null = solveDraft(price, wished, drafted);
  if (found === null) return { kind: 'never' };
  if (found.ok) return { kind: 'solved', tickets: found.tickets, keepsOrder: found.keepsOrder };
  const forbidding = found.forbidding.flatMap((place) => rows[place] ?? []);
  return { kind: 'none', isCertain: found.isCertain, forbidding };
};
