/** The site's answer about a command, as far as it decides the words of the page. */
interface AskedOutcome {
  readonly state: 'DONE' | 'REFUSED' | 'UNKNOWN';
  readonly code: string | null;
}

export type SentOutcome =
  | { readonly kind: 'asking' }
  /** The page asks on. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'done' };

/**
 * The known outcome of a command. The site's own answer counts before the refusal that the page got: an order may stand whose
 * payment page couldn't be opened. A refusal without a receipt came before any decision.
 */
export const sentOutcome = (answer: AskedOutcome | undefined, failed: boolean, refusal: string | null): SentOutcome => {
  if (answer?.state === 'DONE') return { kind: 'done' };
  if (answer?.state === 'REFUSED') return { kind: 'refused', code: answer.code ?? 'INTERNAL' };
  if (answer?.state === 'UNKNOWN') return refusal === null ? { kind: 'unknown' } : { kind: 'refused', code: refusal };
  return failed ? { kind: 'unknown' } : { kind: 'asking' };
};
