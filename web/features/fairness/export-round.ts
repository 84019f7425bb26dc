import { toHex } from '../../../engine/fairness/bytes.ts';
import type { InclusionState } from './use-inclusion.ts';
import type { RoundFacts, Verification } from './verification.ts';

/** Everything the page knew and found out, as JSON that outlives the page. 64-bit numbers are decimal strings. */
export const exportText = (facts: RoundFacts, verification: Verification, inclusion: InclusionState): string => {
  const log =
    inclusion.status === 'included'
      ? {
          status: inclusion.status,
          origin: inclusion.checkpoint.origin,
          size: inclusion.checkpoint.size,
          root: toHex(inclusion.checkpoint.root),
          leaf: inclusion.leaf,
          siblings: inclusion.siblings,
          entry: inclusion.entry,
        }
      : inclusion;
  return JSON.stringify(
    { format: 'glasscase-round/1', facts, verification, log },
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  );
};

/** Hands text to the reader as a file. */
export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
