import { useCallback, useEffect, useState } from 'react';
import type { VerifiedProof } from '../proof/verify-proof.ts';
import type { LoadedProof } from './load-proof.ts';
import { loadVerifier, pageTools } from './page-tools.ts';

export type VerificationState =
  | { readonly status: 'computing' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly verified: VerifiedProof; readonly run: number };

/** Computes the game again from its entries, whenever they change and whenever it is asked for. */
export const useVerification = ({
  id,
  lines,
}: LoadedProof): { readonly state: VerificationState; readonly recompute: () => void } => {
  const [run, setRun] = useState(0);
  const [state, setState] = useState<VerificationState>({ status: 'computing' });

  useEffect(() => {
    let current = true;
    const compute = async (): Promise<VerificationState> => {
      const { verifyProof } = await loadVerifier();
      return { status: 'done', verified: await verifyProof(pageTools(), id, lines), run };
    };
    compute()
      .catch((): VerificationState => ({ status: 'failed' }))
      .then((next) => {
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [id, lines, run]);

  return { state, recompute: useCallback(() => setRun((count) => count + 1), []) };
};
