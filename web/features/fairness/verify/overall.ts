import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { StepName } from '../../../../engine/games/explanation/steps.ts';
import type { GameVerdict } from '../../../../engine/games/explanation/verdict.ts';

/**
 * The page's verdict on a whole game. `loose`: every computable part matches, and the house could have chosen the
 * player's part. `unsealed`: everything matches, and a checkpoint will cover it in a moment. `unproven`: everything
 * matches, but the page couldn't read the published log or check its signature.
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

/** A receipt proves no more than the log: a missing receipt takes nothing away, but a false one is a fault. */
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
