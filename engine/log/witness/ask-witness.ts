import type { Hashing } from '../../fairness/hashing.ts';
import { type Backoff, pauseAfter } from '../../kernel/backoff.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { type NoteSignature, parseNote, signaturesOf, type VerifyEd25519 } from '../note.ts';
import { consistencyProof } from '../proofs.ts';
import { tileReader } from '../read-tile.ts';
import type { TileStore } from '../tile-store.ts';
import { openCosignatures } from './cosignature.ts';
import type { Witness } from './witness-client.ts';

export interface CosignerLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface WitnessState {
  readonly name: string;
  /** Size of the newest checkpoint that the witness cosigned for this process, and when by its own clock; null before the first. */
  readonly size: number | null;
  readonly cosignedAt: Instant | null;
  /** Why the witness can't be counted on at the moment. */
  readonly trouble: string | null;
}

/** A witness, and what its answers have taught. */
export interface AskedWitness {
  readonly witness: Witness;
  /** Size of the newest checkpoint that the witness says it cosigned. */
  knownSize: number;
  /** How many answers in a row were of no use. */
  failures: number;
  /** The witness isn't asked before. */
  retryAt: Instant;
  state: WitnessState;
}

export const knownWitness = (witness: Witness): AskedWitness => ({
  witness,
  knownSize: 0,
  failures: 0,
  retryAt: 0,
  state: { name: witness.key.name, size: null, cosignedAt: null, trouble: null },
});

export interface AskingParts {
  readonly tiles: Pick<TileStore, 'read'>;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly clock: () => Instant;
  readonly logger: CosignerLogger;
  /** Nothing more is asked once the signal is aborted. */
  readonly signal: AbortSignal;
}

const BACKOFF: Backoff = { firstMs: 1_000, longestMs: 30_000 };

const trouble = (parts: AskingParts, asked: AskedWitness, reason: string): readonly NoteSignature[] => {
  const { clock, logger, signal } = parts;
  if (signal.aborted) return [];
  if (asked.state.trouble !== reason) logger.error({ witness: asked.witness.key.name, reason }, 'not witnessed');
  asked.failures += 1;
  asked.retryAt = clock() + pauseAfter(asked.failures, BACKOFF);
  asked.state = { ...asked.state, trouble: reason };
  return [];
};

/** The meaning of a refusal for this log. A 422 should alarm the operator. */
const refusals: Readonly<Record<number, string>> = {
  403: 'the witness knows another key of this log',
  404: "the witness doesn't know this log",
  422: 'the witness says that this log is not consistent with what it saw',
};

/** Keeps the witness's own lines when all of them are true and say a time. */
const accept = async (
  parts: AskingParts,
  asked: AskedWitness,
  checkpoint: Checkpoint,
  text: string,
  lines: readonly NoteSignature[],
): Promise<readonly NoteSignature[]> => {
  const { key } = asked.witness;
  const signatures = signaturesOf({ signatures: lines }, key).slice(0, 1);
  const [cosignature] = (await openCosignatures({ text, signatures }, [key], parts.verify)) ?? [];
  if (cosignature === undefined) return trouble(parts, asked, 'the witness answered without a valid cosignature');
  asked.knownSize = checkpoint.size;
  asked.failures = 0;
  asked.state = {
    name: key.name,
    size: checkpoint.size,
    cosignedAt: cosignature.timestamp * 1_000,
    trouble: null,
  };
  return signatures;
};

/** Asks one witness to cosign a checkpoint; a conflict teaches its size, and it is asked once more. */
export const askWitness = async (
  parts: AskingParts,
  asked: AskedWitness,
  note: Uint8Array,
  checkpoint: Checkpoint,
): Promise<readonly NoteSignature[]> => {
  const text = parseNote(note)?.text;
  if (text === undefined) return [];
  const read = tileReader((path) => parts.tiles.read(path));
  for (let again = true; ; again = false) {
    const { knownSize } = asked;
    // The witness has cosigned a checkpoint that isn't published here yet.
    if (knownSize > checkpoint.size) return trouble(parts, asked, 'the witness has seen a larger tree');
    const grew = knownSize > 0 && knownSize < checkpoint.size;
    const proof = grew ? await consistencyProof(parts.hashing, knownSize, checkpoint.size, read) : [];
    const answer = await asked.witness.ask({ oldSize: knownSize, proof, checkpoint: note }, parts.signal);
    switch (answer.kind) {
      case 'cosigned':
        return accept(parts, asked, checkpoint, text, answer.signatures);
      case 'conflict':
        if (!again || answer.size === knownSize) return trouble(parts, asked, 'the witness contradicts itself');
        asked.knownSize = answer.size;
        continue;
      case 'refused':
        return trouble(parts, asked, refusals[answer.status] ?? `status ${answer.status}`);
      case 'failed':
        return trouble(parts, asked, answer.reason);
    }
  }
};
