import { sameBytes, TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import type { VerifierKey } from '../../../../engine/log/note.ts';
import { TileMissing, tileReader } from '../../../../engine/log/read-tile.ts';
import {
  MAX_REPLAYED_BYTES,
  openReplay,
  type PublishedReplay,
  parseReplayed,
  REPLAYED_PATH,
  type ReplayKind,
} from '../../../../engine/log/replayed.ts';
import { rootAt } from '../../../../engine/log/root-at.ts';
import { formatWitnessKey } from '../../../../engine/log/witness/cosignature.ts';
import { type LogPorts, readLogKeys } from './log-keys.ts';
import type { SignedHead } from './open-published.ts';

/** A checkpoint that an auditor claims to have replayed, with this page's verdict. */
export interface ShownReplay {
  readonly auditor: string;
  readonly kind: ReplayKind;
  /** As auditors publish it. */
  readonly verifierKey: string;
  readonly state:
    | {
        /** `waiting`: larger than the head that this page has read, so the page can't compare it yet. */
        readonly status: 'verified' | 'waiting';
        readonly size: number;
        /** Seconds since 1970. */
        readonly at: number;
      }
    /** Signed by another, or of another log than this one. */
    | { readonly status: 'false' };
}

const FALSE = { status: 'false' } as const;

const stateOf = async (
  ports: LogPorts,
  { checkpoint: head }: SignedHead,
  logKeys: readonly VerifierKey[],
  { key, note }: PublishedReplay,
): Promise<ShownReplay['state']> => {
  const opened = await openReplay(note, { logKeys, by: key, verify: ports.verify });
  if (!opened.ok) return FALSE;
  const { checkpoint, cosignedAt: at } = opened.replay;
  const { size, root } = checkpoint;
  if (size > head.size) return { status: 'waiting', size, at };
  const tile = tileReader((path) => ports.read(path, TILE_WIDTH * 32));
  const here = size === head.size ? head.root : await rootAt(ports.hashing, size, head.size, tile);
  return sameBytes(here, root) ? { status: 'verified', size, at } : FALSE;
};

/**
 * The checkpoints that auditors cosigned after a replay. The page checks each: the signatures of log and auditor, and
 * that the log still begins with the replayed entries. Null for an invalid list. Rejects when the fetch fails.
 */
export const openReplays = async (ports: LogPorts, head: SignedHead): Promise<readonly ShownReplay[] | null> => {
  const bytes = await ports.read(REPLAYED_PATH, MAX_REPLAYED_BYTES);
  const published = bytes === null ? [] : parseReplayed(ports.hashing, bytes);
  if (published === null || published.length === 0) return published === null ? null : [];
  const known = await readLogKeys(ports, head.key);
  const logKeys = known.ok ? known.keys : [head.key];
  return Promise.all(
    published.map(async (one) => {
      const { auditor, kind } = one.key;
      const state = await stateOf(ports, head, logKeys, one).catch((error: unknown) => {
        if (error instanceof TileMissing) return FALSE;
        throw error;
      });
      return { auditor, kind, verifierKey: formatWitnessKey(one.key), state };
    }),
  );
};
