/** `pending` while something is still to come, most often the seed: nothing can be said yet, and nothing is wrong. */
export type Verdict = 'match' | 'mismatch' | 'pending';

export const compare = (same: boolean): 'match' | 'mismatch' => (same ? 'match' : 'mismatch');

/** One mismatch outweighs everything, and nothing matches as a whole while a part is pending. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('mismatch') ? 'mismatch' : verdicts.includes('pending') ? 'pending' : 'match';

/** What is proven about a game, in the words of the page. */
export type CheckName =
  | 'record'
  | 'commitment'
  | 'room'
  | 'terms'
  | 'ticket'
  | 'entry'
  | 'outcome'
  | 'consolation'
  | 'float'
  | 'seats'
  | 'entries'
  | 'lock'
  | 'beacon'
  | 'tables'
  | 'draws'
  | 'result';

export interface Check {
  readonly name: CheckName;
  readonly verdict: Verdict;
}

/** What all verifications share: every check by name, and the worst of them. */
export interface Checked {
  readonly checks: readonly Check[];
  readonly overall: Verdict;
}

/** In the order of the page; checks that don't apply are null. */
export const checkedBy = (parts: readonly (readonly [CheckName, { readonly verdict: Verdict } | null])[]): Checked => {
  const checks = parts.flatMap(([name, part]) => (part === null ? [] : [{ name, verdict: part.verdict }]));
  return { checks, overall: worstOf(checks.map(({ verdict }) => verdict)) };
};
