import { useCallback, useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { createPacer } from '../verify/pacer.ts';
import { type Inclusion, type PlacedEntry, proveInclusion, rememberingLog } from './log-inclusion.ts';
import { readPublishedLog, verifyInPage } from './page-log.ts';
import { type Unanswered, useLogCheck } from './use-log-check.ts';

export type InclusionState = Inclusion | Unanswered;

/** A fresh game is sealed within seconds. */
const SEAL_POLLS = 20;

const waitsForSeal = ({ status, verdict }: InclusionState): boolean =>
  status === 'never-sealed' || (status === 'checked' && verdict === 'pending');

/** The places of entries in the published log, as far as it is sealed. */
export const useInclusion = (
  entries: readonly PlacedEntry[],
): { readonly state: InclusionState; readonly retry: () => void } => {
  const [ports] = useState(() => ({
    hashing: nobleHashing,
    verify: verifyInPage,
    read: rememberingLog(readPublishedLog),
    pause: createPacer(),
  }));
  const ask = useCallback(() => proveInclusion(ports, entries), [ports, entries]);
  return useLogCheck({ ask, waits: waitsForSeal, polls: SEAL_POLLS });
};
