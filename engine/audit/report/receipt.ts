import { type GlasscaseEvent, isRound } from '../../events.ts';
import { toHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { decodeEntry, entryText } from '../../log/entry.ts';
import type { VerifierKey, VerifyEd25519 } from '../../log/note.ts';
import { createSealedReader } from '../../log/sealed-entry.ts';
import { type ReceiptFault, verifyTlogProof } from '../../log/tlog-proof.ts';
import type { WitnessKey } from '../../log/witness/cosignature.ts';
import { collectFindings, type FindingKind, type ReportedFindings } from '../finding.ts';
import { type AuditedCheckpoint, describeCheckpoint } from './audited-checkpoint.ts';

export interface ReceiptParts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** Shown in the report. */
  readonly name: string;
  readonly proof: Uint8Array;
  readonly entry: Uint8Array;
  /** The log's, known from elsewhere. */
  readonly key: VerifierKey;
  readonly witnesses: readonly WitnessKey[];
  /** The play, battle or giveaway that the entry must be about; null where any entry will do. */
  readonly id: string | null;
}

export interface ReceiptReport {
  readonly command: 'receipt';
  readonly source: string;
  readonly verdict: 'clean' | 'failed';
  readonly exitCode: number;
  readonly checkpoint: AuditedCheckpoint | null;
  /** Null where the receipt isn't believed. */
  readonly result: {
    readonly position: number;
    /** SHA-256(0x00 ‖ entry), hex. */
    readonly leafHash: string;
    /** `Sealed` of one that only its opening tells. */
    readonly type: string;
    readonly stream: string | null;
    /** ISO 8601. */
    readonly at: string;
    readonly cosignatures: readonly { readonly witness: string; readonly at: string }[];
  } | null;
  readonly findings: ReportedFindings;
}

const KIND: Readonly<Record<ReceiptFault, FindingKind>> = {
  'not a tlog-proof': 'format',
  'not a signed note': 'signature',
  'not a checkpoint': 'signature',
  'no valid signature of the key': 'signature',
  'a false signature of a witness': 'signature',
  'no way from the entry to the signed root': 'tree',
};

/** The play, battle or giveaway that an entry is about; null for everything else. */
const idOf = (event: GlasscaseEvent): string | null => {
  if (isRound(event)) return `${event.data.pairId}.${event.data.roundNo}`;
  if ('battleId' in event.data) return event.data.battleId;
  return 'giveawayId' in event.data ? event.data.giveawayId : null;
};

/** The type, stream, time and game of an entry, from its bytes. @throws NotCanonical where they are no entry */
const read = (bytes: Uint8Array) => {
  const sealed = createSealedReader()(entryText(bytes));
  if (sealed !== null) return { type: 'Sealed', stream: null, at: sealed.at, about: null };
  const { stream, at, event } = decodeEntry(bytes);
  return { type: event.type, stream, at, about: idOf(event) };
};

/** Checks that an entry stands in a log, with nothing but its receipt and the log's key. */
export const auditReceipt = async (parts: ReceiptParts): Promise<ReceiptReport> => {
  const { hashing, verify, name, proof, entry, key, witnesses, id } = parts;
  const findings = collectFindings();
  const verified = await verifyTlogProof({ proof, entryBytes: entry, keys: [key], witnesses }, { hashing, verify });
  let result: ReceiptReport['result'] = null;
  if (!verified.ok) findings.add(KIND[verified.fault], null, `the receipt: ${verified.fault}`);
  else {
    try {
      const { index } = verified.proof;
      const { type, stream, at, about } = read(entry);
      if (id !== null && about !== id)
        findings.add('rules', index, `the entry is about ${about ?? stream ?? 'what is sealed'}`);
      const cosignatures = verified.cosignatures.map(({ name: witness, timestamp }) => ({
        witness,
        at: new Date(timestamp * 1_000).toISOString(),
      }));
      const leafHash = toHex(verified.leaf);
      result = { position: index, leafHash, type, stream, at: new Date(at).toISOString(), cosignatures };
    } catch (error) {
      findings.add('format', verified.proof.index, error instanceof Error ? error.message : 'unknown error');
    }
  }
  return {
    command: 'receipt',
    source: name,
    verdict: findings.total() === 0 ? 'clean' : 'failed',
    exitCode: findings.exitCode(),
    checkpoint: verified.ok ? describeCheckpoint(verified.checkpoint, key, true) : null,
    result,
    findings: { total: findings.total(), shown: findings.kept() },
  };
};
