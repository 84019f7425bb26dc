import { utf8 } from '../../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import type { Checkpoint } from '../../../../engine/log/checkpoint.ts';
import { keysOf, openKeyHistory } from '../../../../engine/log/key-history.ts';
import { parseKeyFile, type VerifierKey, type VerifyEd25519 } from '../../../../engine/log/note.ts';
import { KEY_PATH, KEYS_PATH, WITNESSES_PATH } from '../../../../engine/log/tiles.ts';
import { formatTlogProof, type ReceiptFault, verifyTlogProof } from '../../../../engine/log/tlog-proof.ts';
import type { Cosignature } from '../../../../engine/log/witness/cosignature.ts';
import { parseWitnesses } from '../../../../engine/log/witness/published-witnesses.ts';
import type { PlacedEntry, ReadLog } from '../log/log-inclusion.ts';

export type ReceiptCheck =
  | {
      readonly status: 'valid';
      readonly verdict: 'match';
      readonly position: number;
      readonly checkpoint: Checkpoint;
      readonly hashes: number;
      /** Whether this log has witnesses. */
      readonly hasWitnesses: boolean;
      /** The witnesses' cosignatures of its checkpoint. */
      readonly cosignatures: readonly Cosignature[];
      /** The receipt with its entry, to be kept. */
      readonly file: string;
    }
  /** No checkpoint covers the entry yet. */
  | { readonly status: 'unsealed'; readonly verdict: 'pending' }
  | {
      readonly status: 'invalid';
      readonly verdict: 'mismatch';
      readonly fault: 'key' | 'form' | 'signature' | 'witness' | 'proof';
      /** Null where there is none. */
      readonly file: string | null;
    };

export interface ReceiptPorts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly read: ReadLog;
  /** The tlog-proof of a position; null until it is sealed. */
  readonly receipt: (position: number) => Promise<string | null>;
}

const faults: Readonly<Record<ReceiptFault, 'form' | 'signature' | 'witness' | 'proof'>> = {
  'not a tlog-proof': 'form',
  'not a signed note': 'form',
  'not a checkpoint': 'form',
  'no valid signature of the key': 'signature',
  'a false signature of a witness': 'witness',
  'no way from the entry to the signed root': 'proof',
};

/** The key that signs today and those before it, as their own changes prove; null where they don't. */
const logKeys = async ({ hashing, verify, read }: ReceiptPorts): Promise<readonly VerifierKey[] | null> => {
  const [bytes, file] = await Promise.all([read(KEY_PATH), read(KEYS_PATH)]);
  const key = parseKeyFile(hashing, bytes);
  if (key === null) return null;
  const history = await openKeyHistory({ file, hashing, verify }, key.name);
  return history.ok ? [key, ...keysOf(history.changes)] : null;
};

/**
 * Checks the receipt of an entry: from the entry's own bytes up to a root that the log's key signed, and the
 * cosignatures of that checkpoint. It trusts the site for the keys alone. Rejects only when a fetch fails.
 */
export const checkReceipt = async (ports: ReceiptPorts, { position, json }: PlacedEntry): Promise<ReceiptCheck> => {
  const { hashing, verify, read } = ports;
  const text = await ports.receipt(position);
  if (text === null) return { status: 'unsealed', verdict: 'pending' };
  const [keys, listed] = await Promise.all([logKeys(ports), read(WITNESSES_PATH)]);
  if (keys === null) return { status: 'invalid', verdict: 'mismatch', fault: 'key', file: text };
  const witnesses = (listed === null ? null : parseWitnesses(hashing, listed)) ?? [];
  const entryBytes = utf8(json);
  const verified = await verifyTlogProof({ proof: utf8(text), entryBytes, keys, witnesses }, { hashing, verify });
  if (!verified.ok) return { status: 'invalid', verdict: 'mismatch', fault: faults[verified.fault], file: text };
  const { proof, checkpoint, cosignatures } = verified;
  if (proof.index !== position) return { status: 'invalid', verdict: 'mismatch', fault: 'proof', file: text };
  return {
    status: 'valid',
    verdict: 'match',
    position,
    checkpoint,
    hashes: proof.hashes.length,
    hasWitnesses: witnesses.length > 0,
    cosignatures,
    file: new TextDecoder().decode(formatTlogProof({ ...proof, extra: entryBytes })),
  };
};
