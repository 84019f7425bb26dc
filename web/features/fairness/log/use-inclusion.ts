import { useCallback, useEffect, useRef, useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { createPacer } from '../verify/pacer.ts';
import { type Inclusion, type PlacedEntry, proveInclusion, rememberingLog } from './log-inclusion.ts';
import { readPublishedLog, SignatureUnsupported, verifyInPage } from './page-log.ts';

export type InclusionState =
  | Inclusion
  | { readonly status: 'checking' | 'unavailable' | 'unsupported'; readonly verdict: 'pending' };

/** A fresh game is sealed within seconds: the page asks again by itself for a while. */
const SEAL_POLL_MS = 3000;
const SEAL_POLLS = 20;

const waitsForSeal = ({ status, verdict }: InclusionState): boolean =>
  status === 'never-sealed' || (status === 'checked' && verdict === 'pending');

/** The places of entries in the published log, as far as it is sealed. */
export const useInclusion = (
  entries: readonly PlacedEntry[],
): { readonly state: InclusionState; readonly retry: () => void } => {
  const [state, setState] = useState<InclusionState>({ status: 'checking', verdict: 'pending' });
  const [ports] = useState(() => ({
    hashing: nobleHashing,
    verify: verifyInPage,
    read: rememberingLog(readPublishedLog),
    pause: createPacer(),
  }));
  const latest = useRef(0);
  const polls = useRef(0);

  const check = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    const answer = await proveInclusion(ports, entries).catch(
      (error: unknown): InclusionState => ({
        status: error instanceof SignatureUnsupported ? 'unsupported' : 'unavailable',
        verdict: 'pending',
      }),
    );
    // Only the last question counts; leaving the page makes every answer an old one.
    if (request === latest.current) setState(answer);
  }, [entries, ports]);

  useEffect(() => {
    polls.current = 0;
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  useEffect(() => {
    if (!waitsForSeal(state) || polls.current >= SEAL_POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      check();
    }, SEAL_POLL_MS);
    return () => clearTimeout(timer);
  }, [state, check]);

  const retry = useCallback(() => {
    polls.current = 0;
    setState({ status: 'checking', verdict: 'pending' });
    check();
  }, [check]);
  return { state, retry };
};
