import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { type PlacedEntry, rememberingLog } from '../log/log-inclusion.ts';
import { readPublishedLog, SignatureUnsupported, verifyInPage } from '../log/page-log.ts';
import { checkReceipt, type ReceiptCheck, type ReceiptPorts } from '../proof/receipt-check.ts';
import { ENTRY_RECEIPT } from './receipt-query.ts';

export type ReceiptState =
  | ReceiptCheck
  | { readonly status: 'checking' | 'unavailable' | 'unsupported'; readonly verdict: 'pending' };

/** Sealed within a second, witnessed within some more: the page asks again by itself for a while. */
const POLL_MS = 3000;
const POLLS = 10;

const waits = (state: ReceiptState): boolean =>
  state.status === 'unsealed' || (state.status === 'valid' && state.hasWitnesses && state.cosignatures.length === 0);

/** The receipt of one entry, verified in the page; unavailable where there is no entry. */
export const useReceipt = (entry: PlacedEntry | null): { readonly state: ReceiptState; readonly retry: () => void } => {
  const client = useApolloClient();
  const position = entry?.position ?? null;
  const json = entry?.json ?? '';
  const [state, setState] = useState<ReceiptState>({ status: 'checking', verdict: 'pending' });
  const latest = useRef(0);
  const polls = useRef(0);

  const ports = useMemo(
    (): ReceiptPorts => ({
      hashing: nobleHashing,
      verify: verifyInPage,
      read: rememberingLog(readPublishedLog),
      receipt: async (asked) => {
        const variables = { position: String(asked) };
        const { data } = await client.query({ query: ENTRY_RECEIPT, variables, fetchPolicy: 'no-cache' });
        return data?.receipt ?? null;
      },
    }),
    [client],
  );

  const check = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    const asked =
      position === null ? Promise.reject(new TypeError('no entry')) : checkReceipt(ports, { position, json });
    const answer = await asked.catch(
      (error: unknown): ReceiptState => ({
        status: error instanceof SignatureUnsupported ? 'unsupported' : 'unavailable',
        verdict: 'pending',
      }),
    );
    // Only the last question counts; leaving the page makes every answer an old one.
    if (request !== latest.current) return;
    // A valid receipt stays valid: what was shown isn't taken back because a later question failed.
    setState((before) => (answer.status === 'unavailable' && before.status === 'valid' ? before : answer));
  }, [json, ports, position]);

  useEffect(() => {
    polls.current = 0;
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  useEffect(() => {
    if (!waits(state) || polls.current >= POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      check();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, check]);

  const retry = useCallback(() => {
    polls.current = 0;
    check();
  }, [check]);
  return { state, retry };
};
