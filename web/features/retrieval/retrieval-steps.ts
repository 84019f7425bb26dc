import type { RetrievalState } from '../../generated/graphql.ts';

/** The way of an item to Steam. */
export const RETRIEVAL_STEPS: readonly RetrievalState[] = [
  'RETRIEVING',
  'AWAITING_SHIPMENT',
  'AWAITING_RECEIPT',
  'SUCCESS',
];

/** Steps that are behind it, and the one it stands at; a failed one stands nowhere. */
export const stepOf = (state: RetrievalState): number | null => {
  const at = RETRIEVAL_STEPS.indexOf(state);
  return at < 0 ? null : at;
};

/** Support reads at most so much of a dispute, and can do nothing with less. */
export const DISPUTE_LENGTH = { min: 10, max: 2000 } as const;

export const isDisputeText = (text: string): boolean => {
  const { length } = text.trim();
  return length >= DISPUTE_LENGTH.min && length <= DISPUTE_LENGTH.max;
};
