import { useCallback, useEffect, useRef, useState } from 'react';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { type Inclusion, proveInclusion, rememberingLog } from './log-inclusion.ts';
import { readPublishedLog, SignatureUnsupported, verifyInPage } from './page-log.ts';
import type { RoundFacts, Verdict } from './verification.ts';

export type InclusionState = Inclusion | { readonly status: 'checking' | 'unavailable' | 'unsupported' };

/** A fresh round is sealed within seconds: the page asks again by itself for a while. */
const SEAL_POLL_MS = 3000;
const SEAL_POLLS = 20;

export const verdictOf = ({ status }: InclusionState): Verdict =>
  status === 'included' ? 'match' : status === 'mismatch' ? 'mismatch' : 'pending';

export const useInclusion = (facts: RoundFacts): { readonly state: InclusionState; readonly retry: () => void } => {
  const [state, setState] = useState<InclusionState>({ status: 'checking' });
  const [readLog] = useState(() => rememberingLog(readPublishedLog));
  const latest = useRef(0);
  const polls = useRef(0);

  const check = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    const answer = await proveInclusion(nobleHashing, verifyInPage, readLog, facts).catch(
      (error: unknown): InclusionState => ({
        status: error instanceof SignatureUnsupported ? 'unsupported' : 'unavailable',
      }),
    );
    // Only the last question counts; leaving the page makes every answer an old one.
    if (request === latest.current) setState(answer);
  }, [facts, readLog]);

  useEffect(() => {
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  useEffect(() => {
    if (state.status !== 'not-sealed' || polls.current >= SEAL_POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      check();
    }, SEAL_POLL_MS);
    return () => clearTimeout(timer);
  }, [state, check]);

  const retry = useCallback(() => {
    polls.current = 0;
    setState({ status: 'checking' });
    check();
  }, [check]);
  return { state, retry };
};
