import { type Checkpoint, openCheckpoint } from '../../../log/checkpoint.ts';
import { fileTileStore } from '../../../log/file-tile-store.ts';
import { MAX_KEYS_BYTES } from '../../../log/key-history.ts';
import { sameBytes, TILE_WIDTH } from '../../../log/merkle.ts';
import { MAX_NOTE_BYTES, parseKeyFile, type VerifierKey } from '../../../log/note.ts';
import type { ReadTile } from '../../../log/proofs.ts';
import { TileMissing, tileReader } from '../../../log/read-tile.ts';
import { rootOfTiles } from '../../../log/root-at.ts';
import type { TileStore } from '../../../log/tile-store.ts';
import {
  bundlePath,
  CHECKPOINT_PATH,
  KEY_PATH,
  KEYS_PATH,
  openingsPath,
  PROMISE_KEYS_PATH,
  tilePath,
} from '../../../log/tiles.ts';
import { fullTiles, levelsOf, partialWidth } from '../../../log/tree.ts';
import { AuditStopped } from '../../finding.ts';
import { hasOpenings } from '../folder-source.ts';
import { type OpeningParts, readCheckpoint, readKey } from '../open-log.ts';
import { checkContinuation } from './continuation.ts';
import { downloadLog } from './download.ts';
import { dropPartials } from './drop-partials.ts';
import { copyOpenings } from './openings.ts';
import { copyWitnessed } from './witnessed.ts';

const MAX_TILE_BYTES = 8_192;

export interface MirrorParts extends OpeningParts {
  /** Holds the copy, under the same paths as the log. */
  readonly folder: string;
  readonly progress: (done: number, total: number) => void;
}

export interface MirrorUpdate {
  /** Entries before and after. */
  readonly before: number;
  readonly after: number;
  /** Files that were read from the source for the update, and their bytes. */
  readonly files: number;
  readonly bytes: number;
}

interface Kept {
  readonly key: VerifierKey | null;
  /** Null before the first run was completed. */
  readonly checkpoint: Checkpoint | null;
}

const readKept = async ({ hashing, verify }: OpeningParts, store: TileStore): Promise<Kept> => {
  const key = parseKeyFile(hashing, await store.read(KEY_PATH));
  const note = await store.read(CHECKPOINT_PATH);
  if (note === null) return { key, checkpoint: null };
  const opened = key === null ? null : await openCheckpoint(note, key, verify);
  if (opened?.ok) return { key, checkpoint: opened.checkpoint };
  throw new AuditStopped('signature', `the kept checkpoint: ${opened?.fault ?? 'there is no key beside it'}`);
};

/**
 * Tiles of the source, each read once: a proof needs a few along the edge of the tree. A missing tile is a finding and
 * no fault of the auditor's.
 */
const sourceTiles = ({ source }: OpeningParts, fetched: (bytes: number) => void): ReadTile => {
  const known = new Map<string, Promise<Uint8Array | null>>();
  const fetch = async (path: string): Promise<Uint8Array | null> => {
    const bytes = await source.read(path, MAX_TILE_BYTES);
    if (bytes !== null) fetched(bytes.length);
    return bytes;
  };
  const read = tileReader((path) => {
    const reading = known.get(path) ?? fetch(path);
    known.set(path, reading);
    return reading;
  });
  return async (level, index, width) => {
    try {
      return await read(level, index, width);
    } catch (error) {
      if (error instanceof TileMissing) throw new AuditStopped('tree', `${error.message} is missing`);
      throw error;
    }
  };
};

/** Drops the partial files of smaller sizes, which grew into those of this one. */
const dropOutgrown = async (folder: string, before: number, after: number): Promise<void> => {
  for (let level = 0; level < levelsOf(after); level += 1) {
    const [first, last] = [fullTiles(before, level), fullTiles(after, level)];
    for (let index = first; index <= last; index += 1) {
      const width = index === last ? partialWidth(after, level) : 0;
      await dropPartials(folder, tilePath(level, index, TILE_WIDTH), width);
      if (level > 0) continue;
      await dropPartials(folder, bundlePath(index, TILE_WIDTH), width);
      await dropPartials(folder, openingsPath(index, TILE_WIDTH), width);
    }
  }
};

/**
 * Brings a copy of a log up to the checkpoint that the source shows now. It is one log with the kept copy, or nothing
 * is changed; the checkpoint is written last, so that the copy is whole at any moment. The key that was kept with the
 * first run is believed from then on.
 * @throws AuditStopped `fork` for another log than the kept one.
 */
export const updateMirror = async (parts: MirrorParts): Promise<MirrorUpdate> => {
  const { source, hashing, folder, progress } = parts;
  const store = fileTileStore(folder);
  if (!source.opens && (await hasOpenings(folder))) {
    throw new AuditStopped(
      'openings',
      'the kept copy has openings: it goes on with the right to read them (--openings)',
    );
  }
  const kept = await readKept(parts, store);
  const key = await readKey({ ...parts, pinnedKey: parts.pinnedKey ?? kept.key });
  const { checkpoint, bytes: note } = await readCheckpoint(parts, key);
  const counted = { files: 0, bytes: 0 };
  const fetched = (bytes: number): void => {
    counted.files += 1;
    counted.bytes += bytes;
  };
  const read = sourceTiles(parts, fetched);
  const { size } = checkpoint;
  if (kept.checkpoint !== null) await checkContinuation(hashing, kept.checkpoint, checkpoint, read);
  const before = kept.checkpoint?.size ?? 0;
  if (size > before) {
    const edge = new Map<number, Uint8Array>();
    const root = await rootOfTiles(hashing, size, async (level, index, width) => {
      const tile = await read(level, index, width);
      edge.set(level, tile);
      return tile;
    });
    if (!sameBytes(root, checkpoint.root)) {
      throw new AuditStopped('tree', `the last tiles don't give the signed root of ${size} entries`);
    }
    const readEdge = async (level: number): Promise<Uint8Array> => edge.get(level) ?? new Uint8Array(0);
    await downloadLog({ source, hashing, store, fetched, progress }, before, checkpoint, readEdge);
  }
  if (source.opens) await copyOpenings({ source, hashing, store, fetched, progress }, size);
  await copyWitnessed(source, folder, store, fetched);
  const keyFile = await source.read(KEY_PATH, MAX_NOTE_BYTES);
  const keysFile = await source.read(KEYS_PATH, MAX_KEYS_BYTES);
  const promiseKeys = await source.read(PROMISE_KEYS_PATH, MAX_KEYS_BYTES);
  const write = async (path: string, bytes: Uint8Array | null): Promise<void> => {
    if (bytes !== null) await store.write([{ path, bytes }]);
  };
  // A key that follows another comes after the checkpoint, which both have signed: the copy can always be opened.
  if (kept.key === null) await write(KEY_PATH, keyFile);
  await write(KEYS_PATH, keysFile);
  await write(PROMISE_KEYS_PATH, promiseKeys);
  await write(CHECKPOINT_PATH, note);
  if (kept.key !== null) await write(KEY_PATH, keyFile);
  await dropOutgrown(folder, before, size);
  return { before, after: size, ...counted };
};
