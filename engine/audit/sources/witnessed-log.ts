import type { Hashing } from '../../fairness/hashing.ts';
import { type OpenedCheckpoint, openCheckpoint } from '../../log/checkpoint.ts';
import { keysOf, MAX_KEYS_BYTES, openKeyHistory } from '../../log/key-history.ts';
import { sameBytes, TILE_WIDTH } from '../../log/merkle.ts';
import { MAX_NOTE_BYTES, parseNote, type VerifierKey, type VerifyEd25519 } from '../../log/note.ts';
import type { ReadTile } from '../../log/proofs.ts';
import { TileMissing, tileReader } from '../../log/read-tile.ts';
import { rootAt } from '../../log/root-at.ts';
import { KEYS_PATH, MAX_BUNDLE_BYTES, WITNESSED_CHECKPOINT_PATH, WITNESSES_PATH } from '../../log/tiles.ts';
import { formatWitnessKey, type WitnessKey } from '../../log/witness/cosignature.ts';
import { MAX_WITNESSES_BYTES, parseWitnesses } from '../../log/witness/published-witnesses.ts';
import { eachCosigned, SequenceDamaged, witnessedCount } from '../../log/witness/sequence.ts';
import type { Findings } from '../finding.ts';
import type { LogEnd } from '../surveys/survey.ts';
import type { CosignedCheckpoint } from '../surveys/timing.ts';
import type { AuditSource } from './source.ts';

export interface WitnessedLogParts {
  readonly source: AuditSource;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** Witnesses that the auditor knows from elsewhere; null believes those that the site names. */
  readonly pinnedWitnesses: readonly WitnessKey[] | null;
}

/** Published checkpoints that witnesses cosigned, verified. */
export interface WitnessedLog {
  readonly witnesses: readonly string[];
  readonly checkpoints: readonly CosignedCheckpoint[];
}

/** The last tile of each level: checkpoints that follow each other need the same ones. */
const rememberTiles = (read: ReadTile): ReadTile => {
  const last = new Map<number, { readonly place: string; readonly hashes: Uint8Array }>();
  return async (level, index, width) => {
    const place = `${index}/${width}`;
    const known = last.get(level);
    if (known?.place === place) return known.hashes;
    const hashes = await read(level, index, width);
    last.set(level, { place, hashes });
    return hashes;
  };
};

const trusted = async (
  { source, hashing, pinnedWitnesses }: WitnessedLogParts,
  findings: Findings,
): Promise<readonly WitnessKey[]> => {
  if (pinnedWitnesses !== null) return pinnedWitnesses;
  const bytes = await source.read(WITNESSES_PATH, MAX_WITNESSES_BYTES);
  const found = bytes === null ? [] : parseWitnesses(hashing, bytes);
  if (found === null) findings.add('signature', null, `${WITNESSES_PATH} isn't a list of witnesses' keys`);
  return found ?? [];
};

/**
 * Reads every checkpoint that witnesses cosigned. Each must be signed by the log and by them, and of this very log: a
 * tree of that size that witnesses saw and that isn't the beginning of this one is a fork.
 */
export const readWitnessed = async (
  parts: WitnessedLogParts,
  { checkpoint: end, key }: Pick<LogEnd, 'checkpoint' | 'key'>,
  findings: Findings,
): Promise<WitnessedLog> => {
  const { source, hashing, verify } = parts;
  const witnesses = await trusted(parts, findings);
  const history = await openKeyHistory(
    { file: await source.read(KEYS_PATH, MAX_KEYS_BYTES), hashing, verify },
    end.origin,
  );
  const keys: readonly VerifierKey[] = [key, ...(history.ok ? keysOf(history.changes) : [])];
  const tile = rememberTiles(tileReader((path) => source.read(path, TILE_WIDTH * 32)));
  const checkpoints: CosignedCheckpoint[] = [];

  const open = async (note: Uint8Array): Promise<OpenedCheckpoint> => {
    let opened: OpenedCheckpoint = { ok: false, fault: 'no valid signature of the key' };
    for (const one of keys) {
      opened = await openCheckpoint(note, one, verify, witnesses);
      if (opened.ok || opened.fault !== 'no valid signature of the key') return opened;
    }
    return opened;
  };

  /** Whether a line is of a signer that the log doesn't name: the log names every witness that ever cosigned. */
  const hasStrangers = (note: Uint8Array): boolean => {
    if (parts.pinnedWitnesses !== null || witnesses.length === 0) return false;
    const known = [...keys, ...witnesses];
    const lines = parseNote(note)?.signatures ?? [];
    return lines.some(({ name, id }) => !known.some((key) => key.name === name && sameBytes(key.id, id)));
  };

  /** The checkpoint and cosignatures of a note, if it is of this very log; else null, with a finding. */
  const check = async (note: Uint8Array, name: string): Promise<CosignedCheckpoint | null> => {
    const opened = await open(note);
    if (!opened.ok) {
      findings.add('signature', null, `${name}: ${opened.fault}`);
      return null;
    }
    if (hasStrangers(note)) findings.add('signature', null, `${name}: a line of nobody that the log names`);
    const { checkpoint, cosignatures } = opened;
    if (
      checkpoint.size <= end.size &&
      !sameBytes(await rootAt(hashing, checkpoint.size, end.size, tile), checkpoint.root)
    ) {
      findings.add('fork', null, `witnesses saw another log of ${checkpoint.size} entries than this one`);
      return null;
    }
    return { size: checkpoint.size, cosignatures };
  };

  try {
    const read = (path: string): Promise<Uint8Array | null> => source.read(path, MAX_BUNDLE_BYTES);
    // Read first: the newest checkpoint of now is in the sequence by the time that the sequence is read.
    const newest = await source.read(WITNESSED_CHECKPOINT_PATH, MAX_NOTE_BYTES);
    let index = 0;
    let isThere = newest === null;
    for await (const { note } of eachCosigned(read, await witnessedCount(read))) {
      const checked = await check(note, `the cosigned checkpoint ${index}`);
      if (checked !== null && checked.cosignatures.length > 0) checkpoints.push(checked);
      isThere ||= newest !== null && sameBytes(note, newest);
      index += 1;
    }
    if (newest !== null && !isThere && (await check(newest, WITNESSED_CHECKPOINT_PATH)) !== null) {
      // Files are replaced one after the other, so a site that works is given a second look.
      const later = await witnessedCount(read);
      if (later === index) findings.add('timing', null, `${WITNESSED_CHECKPOINT_PATH} isn't in the sequence it ends`);
    }
  } catch (error) {
    if (!(error instanceof SequenceDamaged) && !(error instanceof TileMissing)) throw error;
    findings.add('timing', null, error.message);
  }
  return { witnesses: witnesses.map(formatWitnessKey), checkpoints };
};
