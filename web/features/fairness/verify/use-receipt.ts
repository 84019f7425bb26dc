import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { graphql } from '../../../generated/index.ts';
import { type PlacedEntry, rememberingLog } from '../log/log-inclusion.ts';
import { readPublishedLog, verifyInPage } from '../log/page-log.ts';
import { type Unanswered, useLogCheck } from '../log/use-log-check.ts';
import { checkReceipt, type ReceiptCheck, type ReceiptPorts } from '../proof/receipt-check.ts';

/** The receipt of an entry of the log. */
const ENTRY_RECEIPT = graphql(`query EntryReceipt { receipt @args }`);

export type ReceiptState = ReceiptCheck | Unanswered;

/** Sealed within a second, witnessed within some more. */
const POLLS = 10;

const waits = (state: ReceiptState): boolean =>
  state.status === 'unsealed' || (state.status === 'valid' && state.hasWitnesses && state.cosignatures.length === 0);

/** A valid receipt stays valid: a later question that fails doesn't withdraw it. */
const stays = (shown: ReceiptState, next: ReceiptState): boolean =>
  next.status === 'checking' || (next.status === 'unavailable' && shown.status === 'valid');

/** The receipt of one entry, verified in the page; unavailable where there is no entry. */
export const useReceipt = (entry: PlacedEntry | null): { readonly state: ReceiptState; readonly retry: () => void } => {
  const client = useApolloClient();
  const position = entry?.position ?? null;
  const json = entry?.json ?? '';

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

  const ask = useCallback(
    () => (position === null ? Promise.reject(new TypeError('no entry')) : checkReceipt(ports, { position, json })),
    [json, ports, position],
  );
  return useLogCheck({ ask, waits, polls: POLLS, stays });
};
