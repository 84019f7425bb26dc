import { type OpenedCheckpoint, openCheckpoint } from '../../../../engine/log/checkpoint.ts';
import { MAX_NOTE_BYTES, parseNote, type VerifierKey } from '../../../../engine/log/note.ts';
import { WITNESSED_CHECKPOINT_PATH, WITNESSES_PATH } from '../../../../engine/log/tiles.ts';
import { MAX_PROOF_BYTES, parseTlogProof } from '../../../../engine/log/tlog-proof.ts';
import type { Cosignature, WitnessKey } from '../../../../engine/log/witness/cosignature.ts';
import { MAX_WITNESSES_BYTES, parseWitnesses } from '../../../../engine/log/witness/published-witnesses.ts';
import type { HeadFault } from './head-fault.ts';
import { type LogPorts, readLogKeys } from './log-keys.ts';

/** The newest checkpoint that witnesses cosigned. */
export interface Witnessed {
  readonly size: number;
  readonly cosignatures: readonly Cosignature[];
}

export type OpenedWitnesses =
  | { readonly ok: true; readonly witnesses: readonly WitnessKey[]; readonly witnessed: Witnessed | null }
  | { readonly ok: false; readonly fault: HeadFault };

/**
 * Whether a witness ever cosigned: then the receipt of the first entry leads to a cosigned checkpoint. The page asks
 * for the files of witnesses only after that, because a log without witnesses lacks them.
 */
const everWitnessed = async ({ read }: LogPorts): Promise<boolean> => {
  const bytes = await read('proof/0', MAX_PROOF_BYTES);
  const proof = bytes === null ? null : parseTlogProof(bytes);
  return (proof === null ? 0 : (parseNote(proof.checkpoint)?.signatures.length ?? 0)) > 1;
};

/** The cosigned checkpoint may be older than today's key. */
const openCosigned = async (
  ports: LogPorts,
  key: VerifierKey,
  note: Uint8Array,
  witnesses: readonly WitnessKey[],
): Promise<OpenedCheckpoint> => {
  const opened = await openCheckpoint(note, key, ports.verify, witnesses);
  if (opened.ok || opened.fault !== 'no valid signature of the key') return opened;
  const known = await readLogKeys(ports, key);
  for (const older of known.ok ? known.keys : []) {
    const again = await openCheckpoint(note, older, ports.verify, witnesses);
    if (again.ok) return again;
  }
  return opened;
};

const refused = (file: string, reason: HeadFault['reason']): OpenedWitnesses => ({
  ok: false,
  fault: { file, reason },
});

/** The witnesses of the log, and their newest cosigned checkpoint. Rejects when the fetch fails. */
export const openWitnesses = async (ports: LogPorts, key: VerifierKey): Promise<OpenedWitnesses> => {
  if (!(await everWitnessed(ports))) return { ok: true, witnesses: [], witnessed: null };
  const [listed, note] = await Promise.all([
    ports.read(WITNESSES_PATH, MAX_WITNESSES_BYTES),
    ports.read(WITNESSED_CHECKPOINT_PATH, MAX_NOTE_BYTES),
  ]);
  const witnesses = listed === null ? [] : parseWitnesses(ports.hashing, listed);
  if (witnesses === null) return refused(WITNESSES_PATH, 'not a list of witnesses');
  if (note === null) return { ok: true, witnesses, witnessed: null };
  const opened = await openCosigned(ports, key, note, witnesses);
  if (!opened.ok) return refused(WITNESSED_CHECKPOINT_PATH, opened.fault);
  const { checkpoint, cosignatures } = opened;
  return {
    ok: true,
    witnesses,
    witnessed: cosignatures.length === 0 ? null : { size: checkpoint.size, cosignatures },
  };
};
