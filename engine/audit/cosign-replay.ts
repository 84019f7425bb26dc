import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { readCheckpoint } from '../log/checkpoint.ts';
import { sameBytes, TILE_WIDTH } from '../log/merkle.ts';
import { formatNote, parseNote } from '../log/note.ts';
import { tileReader } from '../log/read-tile.ts';
import { rootAt } from '../log/root-at.ts';
import { type Cosigner, cosign } from '../log/witness/cosign.ts';
import type { Replayed } from './audit.ts';
import { AuditStopped } from './finding.ts';
import type { AuditSource } from './sources/source.ts';

export interface CosigningParts {
  readonly source: Pick<AuditSource, 'read'>;
  readonly hashing: Hashing;
  /** The auditor's key for that kind of replay. */
  readonly cosigner: Cosigner;
  /** The checkpoint that this key cosigned last of this log; null where there is none. */
  readonly before: Uint8Array | null;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/**
 * The replayed checkpoint with the auditor's line. A cosignature says besides that this is the largest tree that its key ever vouched for,
 * and a continuation of all before; so the log must begin with what was cosigned last.
 * @throws AuditStopped `fork` where it doesn't
 */
export const cosignReplay = async (
  { checkpoint, bytes }: Replayed,
  { source, hashing, cosigner, before, timestamp }: CosigningParts,
): Promise<Uint8Array> => {
  const last = before === null ? null : readCheckpoint(before);
  if (before !== null && last?.origin !== checkpoint.origin) {
    throw new AuditStopped('unreachable', 'what this key cosigned last is no checkpoint of this log');
  }
  if (last !== null && last.size > checkpoint.size) {
    throw new AuditStopped('fork', `this key has cosigned ${last.size} entries; the log has ${checkpoint.size}`);
  }
  if (last !== null) {
    const read = tileReader((path) => source.read(path, TILE_WIDTH * 32));
    const root = await rootAt(hashing, last.size, checkpoint.size, read);
    if (!sameBytes(root, last.root)) {
      throw new AuditStopped('fork', `this key has cosigned ${last.size} other entries than this log begins with`);
    }
  }
  const note = parseNote(bytes);
  if (note === null) throw new TypeError('a verified checkpoint is a note');
  const line = cosign(cosigner, timestamp, note.text);
  return utf8(formatNote({ ...note, signatures: [...note.signatures, line] }));
};
