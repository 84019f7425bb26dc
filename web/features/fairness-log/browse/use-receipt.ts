import { useCallback, useEffect, useRef, useState } from 'react';
import { toHex } from '../../../../engine/fairness/bytes.ts';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { MAX_PROOF_BYTES, type ReceiptFault, verifyTlogProof } from '../../../../engine/log/tlog-proof.ts';
import type { Cosignature } from '../../../../engine/log/witness/cosignature.ts';
import { verifyInPage } from '../../fairness/log/page-log.ts';
import { type LogPorts, readLogKeys } from '../published/log-keys.ts';
import type { PublishedHead } from '../published/open-published.ts';
import { siteLog } from '../read-log.ts';
import type { LogEvent } from './log-event.ts';

export type ReceiptState =
  | { readonly status: 'checking' | 'unreachable' }
  | { readonly status: 'false'; readonly fault: ReceiptFault | 'of another entry' }
  | {
      readonly status: 'proven';
      /** 64 hex digits. */
      readonly leaf: string;
      /** Hashes on the way to the root. */
      readonly steps: number;
      /** Entries of the checkpoint that it leads to. */
      readonly size: number;
      readonly cosignatures: readonly Cosignature[];
    };

type Trust = Pick<PublishedHead, 'key' | 'witnesses'>;

/** Receipts of old entries may be signed by a key that isn't in use any more. */
const verify = async (ports: LogPorts, bytes: Uint8Array, proof: Uint8Array, { key, witnesses }: Trust) => {
  const given = { proof, entryBytes: bytes, witnesses };
  const verified = await verifyTlogProof({ ...given, keys: [key] }, ports);
  if (verified.ok || verified.fault !== 'no valid signature of the key') return verified;
  const known = await readLogKeys(ports, key);
  return known.ok && known.keys.length > 1 ? verifyTlogProof({ ...given, keys: known.keys }, ports) : verified;
};

/** Fetches the receipt of an entry, and checks it against the entry's own bytes. @throws LogUnreachable */
const check = async ({ position, bytes }: LogEvent, trust: Trust, signal: AbortSignal): Promise<ReceiptState> => {
  const ports = { read: siteLog(signal), hashing: nobleHashing, verify: verifyInPage };
  const proof = await ports.read(`proof/${position}`, MAX_PROOF_BYTES);
  if (proof === null) return { status: 'unreachable' };
  const verified = await verify(ports, bytes, proof, trust);
  if (!verified.ok) return { status: 'false', fault: verified.fault };
  if (verified.proof.index !== position) return { status: 'false', fault: 'of another entry' };
  const { leaf, checkpoint, cosignatures } = verified;
  return {
    status: 'proven',
    leaf: toHex(leaf),
    steps: verified.proof.hashes.length,
    size: checkpoint.size,
    cosignatures,
  };
};

/** Whether an entry stands where the log says that it stands. */
export const useReceipt = (
  event: LogEvent,
  trust: Trust,
): { readonly state: ReceiptState; readonly retry: () => void } => {
  const [state, setState] = useState<ReceiptState>({ status: 'checking' });
  // The page trusts the key and witnesses of the moment of opening: a newer checkpoint must not fetch the receipt
  // again.
  const [fixed] = useState(trust);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback(async (): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    try {
      const answer = await check(event, fixed, mine.signal);
      if (!mine.signal.aborted) setState(answer);
    } catch {
      if (!mine.signal.aborted) setState({ status: 'unreachable' });
    }
  }, [event, fixed]);

  useEffect(() => {
    ask();
    return () => asking.current?.abort();
  }, [ask]);

  const retry = useCallback((): void => {
    setState({ status: 'checking' });
    ask();
  }, [ask]);
  return { state, retry };
};
