import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { StepName } from '../../../../engine/games/explanation/steps.ts';
import type { GameVerdict } from '../../../../engine/games/explanation/verdict.ts';

/**
 * What the page says of a whole game. `loose`: everything that can be computed matches, and the house could have chosen the player's
 * part; `unsealed`: everything matches, and a checkpoint will cover it in a moment; `unproven`: everything matches, but the published
 * log couldn't be read or its signature not be checked.
 */
export type Overall =
  | 'checking'
  | 'match'
  | 'loose'
  | 'mismatch'
  | 'unsealed'
  | 'unproven'
  | 'seed-hidden'
  | 'under-way';

export interface LogVerdict {
  readonly status: 'checked' | 'never-sealed' | 'unsigned' | 'checking' | 'unavailable';
  readonly verdict: 'match' | 'mismatch' | 'pending';
}

/** A receipt proves nothing that the log doesn't: without one nothing is missing, but a false one is a fault. */
export interface ReceiptVerdict {
  readonly verdict: 'match' | 'mismatch' | 'pending';
}

type Judged = Pick<Explanation, 'overall'> & { readonly about: Pick<Explanation['about'], 'kind'> };

export const overallOf = (explanation: Judged, log: LogVerdict, receipt: ReceiptVerdict): Overall => {
  const verdicts = [explanation.overall, log.verdict, receipt.verdict];
  if (verdicts.includes('mismatch')) return 'mismatch';
  if (log.status === 'checking') return 'checking';
  if (explanation.overall === 'pending') return explanation.about.kind === 'round' ? 'seed-hidden' : 'under-way';
  if (log.status === 'unavailable') return 'unproven';
  return log.verdict === 'pending' ? 'unsealed' : explanation.overall;
};

/** The steps that failed, in the order of the page. */
export const failuresOf = (
  { steps }: { readonly steps: readonly { readonly name: StepName; readonly verdict: GameVerdict }[] },
  log: LogVerdict,
  receipt: ReceiptVerdict,
): readonly (StepName | 'log' | 'receipt')[] =>
  [...steps, { name: 'log', verdict: log.verdict } as const, { name: 'receipt', verdict: receipt.verdict } as const]
    .filter(({ verdict }) => verdict === 'mismatch')
    .map(({ name }) => name);
