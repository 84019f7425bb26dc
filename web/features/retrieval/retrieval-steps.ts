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
