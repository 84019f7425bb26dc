import { nobleHashing } from '../../engine/fairness/noble-hashing.ts';
import { worstOf } from '../../engine/games/explanation/verdict.ts';
import { verifyEd25519WithNoble } from '../../engine/log/ed25519-noble.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import type { ProofFile } from '../../engine/log/proof-file.ts';
import { type CheckedFile, checkProofFile } from '../../engine/log/read-proof-file.ts';
import type { InclusionState } from '../features/fairness/log/use-inclusion.ts';
import { type VerifiedProof, verifyProof } from '../features/fairness/proof/verify-proof.ts';
import { pageTools } from '../features/fairness/verify/page-tools.ts';
import type { ReceiptState } from '../features/fairness/verify/use-receipt.ts';

/** A proof file that was checked: the log's signature and the entries' places, and the game computed again. */
export interface CheckedProof {
  readonly file: ProofFile;
  readonly log: CheckedFile;
  readonly verified: VerifiedProof;
}

/** @param pinned known from elsewhere; null believes the file's own word */
export const checkProof = async (file: ProofFile, pinned: VerifierKey | null): Promise<CheckedProof> => {
  const log = await checkProofFile(file, pinned, { hashing: nobleHashing, verify: verifyEd25519WithNoble });
  const lines = file.entries.map(({ position, json }) => ({ position: String(position), json }));
  return { file, log, verified: await verifyProof(pageTools(), file.id, lines) };
};

/** The entries' places as the steps show them. */
export const inclusionOf = ({ file, log }: CheckedProof): InclusionState => {
  if (!log.ok) {
    const fault = log.fault === 'no valid signature of the key' ? 'signature' : 'key';
    return { status: 'unsigned', verdict: 'mismatch', fault };
  }
  const { checkpoint, key, places } = log;
  const verdict = worstOf(places.map((place) => place.verdict));
  return { status: 'checked', verdict, checkpoint, note: file.log.checkpoint, key, entries: places };
};

/** In place of the receipt of the entry that fixes the game: its place, and the cosignatures of the checkpoint. */
export const receiptOf = ({ log, verified }: CheckedProof): ReceiptState => {
  const place = log.ok ? log.places.find(({ position }) => position === verified.explanation?.decisive) : undefined;
  if (!log.ok || place?.verdict !== 'match') return { status: 'unsealed', verdict: 'pending' };
  const { checkpoint, hasWitnesses, cosignatures } = log;
  const { position, siblings } = place;
  const shown = { position, checkpoint, hashes: siblings.length, hasWitnesses, cosignatures, file: '' };
  return { status: 'valid', verdict: 'match', ...shown };
};
