import type { Hashing } from '../../fairness/hashing.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import type { Opening } from '../../log/commitment.ts';
import { MAX_ENTRY_BYTES } from '../../log/entry.ts';
import { HASH_BYTES, sameBytes, TILE_WIDTH } from '../../log/merkle.ts';
import { MAX_OPENINGS_BYTES, splitOpenings } from '../../log/openings.ts';
import {
  bundlePath,
  encodeBundle,
  MAX_BUNDLE_BYTES,
  openingsPath,
  parseLogPath,
  splitBundle,
  tilePath,
} from '../../log/tiles.ts';
import { type AppendOnlyTree, resumeTree, type Tile } from '../../log/tree.ts';
import { AuditStopped, type Findings } from '../finding.ts';
import type { AuditSource } from './source.ts';

/**
 * Hashes leaves as `leafHash` does, for many entries one after another: the byte in front stands there already, and no
 * entry asks for memory of its own.
 */
export const createLeafHasher = (hashing: Hashing): ((entry: Uint8Array) => Uint8Array) => {
  const leaf = new Uint8Array(1 + MAX_ENTRY_BYTES);
  return (entry) => {
    leaf.set(entry, 1);
    return hashing.sha256(leaf.subarray(0, 1 + entry.length));
  };
};

const TILE_BYTES = TILE_WIDTH * HASH_BYTES;
/** Bundles that are fetched ahead of the one being checked. */
const AHEAD = 8;

export interface LogReading {
  readonly source: AuditSource;
  readonly hashing: Hashing;
  readonly checkpoint: Checkpoint;
  readonly findings: Findings;
}

/** How much of a log was read before, and the right edge of its tree. */
export interface ReadBefore {
  readonly size: number;
  readonly partials: readonly Tile[];
}

const NOTHING: ReadBefore = { size: 0, partials: [] };

interface ReadingParts {
  /** The part that isn't read again. */
  readonly from?: ReadBefore | undefined;
  /** Called between two bundles, with the tree so far. */
  readonly pause?: (tree: AppendOnlyTree) => Promise<void>;
}

interface Found {
  readonly bytes: Uint8Array;
  /** False: more than was asked for, because a full file stands where the partial one was. */
  readonly exact: boolean;
}

/** A file's bytes; where a partial one is gone, the full one that replaced it. */
const readWidth = async (
  source: AuditSource,
  pathOf: (width: number) => string,
  width: number,
  maxBytes: number,
): Promise<Found | null> => {
  const bytes = await source.read(pathOf(width), maxBytes);
  if (bytes !== null) return { bytes, exact: true };
  const full = width === TILE_WIDTH ? null : await source.read(pathOf(TILE_WIDTH), maxBytes);
  return full === null ? null : { bytes: full, exact: false };
};

/** The first hashes of a tile; a file of the wrong length gives none. */
const hashesOf = ({ bytes, exact }: Found, width: number): Uint8Array => {
  const length = (exact ? width : TILE_WIDTH) * HASH_BYTES;
  return bytes.length === length ? bytes.subarray(0, width * HASH_BYTES) : new Uint8Array(0);
};

/** The first entries of a bundle; null when the file doesn't hold as many as its name says. */
const entriesOf = ({ bytes, exact }: Found, width: number): readonly Uint8Array[] | null => {
  const entries = splitBundle(bytes);
  return entries?.length === (exact ? width : TILE_WIDTH) ? entries.slice(0, width) : null;
};

const checkTile = async ({ source, findings }: LogReading, { level, index, hashes }: Tile): Promise<void> => {
  const width = hashes.length / HASH_BYTES;
  const path = tilePath(level, index, width);
  const found = await readWidth(source, (wide) => tilePath(level, index, wide), width, TILE_BYTES);
  if (found === null) findings.add('tree', null, `${path} is missing`);
  else if (!sameBytes(hashesOf(found, width), hashes)) {
    findings.add('tree', null, `${path} isn't the tree of the entries`);
  }
};

/**
 * Openings of the entries of a bundle. @throws AuditStopped where the file isn't there, or doesn't hold as many as its
 * name says
 */
const openingsOf = (path: string, found: Found | null, width: number): readonly (Opening | null)[] => {
  const openings = found === null ? null : splitOpenings(found.bytes);
  if (found !== null && openings?.length === (found.exact ? width : TILE_WIDTH)) return openings.slice(0, width);
  throw new AuditStopped('openings', found === null ? `${path} is missing` : `${path} doesn't hold ${width} openings`);
};

/** The entries of a bundle; null, with a finding, when it doesn't hold the number the checkpoint asks for. */
const openBundle = (findings: Findings, path: string, found: Found | null, width: number) => {
  const entries = found === null ? null : entriesOf(found, width);
  if (entries !== null) return entries;
  findings.add('tree', null, found === null ? `${path} is missing` : `${path} doesn't hold ${width} entries`);
  return null;
};

/**
 * Reads every entry of the checkpoint's size in order, and rebuilds the whole tree from nothing but these: every tile
 * and the signed root must be what comes out. `use` gets the entries as they are read, each with its opening where the source has
 * any; it learns nothing of the tree, and stops being called where a bundle is missing. Answers the tree of what was read.
 */
export const readLog = async (
  reading: LogReading,
  use: (entry: Uint8Array, position: number, opening: Opening | null) => void,
  { from = NOTHING, pause = async () => undefined }: ReadingParts = {},
): Promise<AppendOnlyTree> => {
  const { source, hashing, checkpoint, findings } = reading;
  const { size } = checkpoint;
  const tree = resumeTree(hashing, from);
  const hashOf = createLeafHasher(hashing);
  const bundles = Math.ceil(size / TILE_WIDTH);
  const widthOf = (index: number): number => Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
  const fetchBundle = (index: number) =>
    Promise.all([
      readWidth(source, (width) => bundlePath(index, width), widthOf(index), MAX_BUNDLE_BYTES),
      source.opens
        ? readWidth(source, (width) => openingsPath(index, width), widthOf(index), MAX_OPENINGS_BYTES)
        : null,
    ]);
  const ahead: ReturnType<typeof fetchBundle>[] = [];
  for (let index = Math.floor(from.size / TILE_WIDTH); index < bundles; index += 1) {
    while (ahead.length < Math.min(AHEAD, bundles - index)) {
      const next = fetchBundle(index + ahead.length);
      // Awaited below, in order; a failure before its turn must not count as unhandled.
      next.catch(() => undefined);
      ahead.push(next);
    }
    const width = widthOf(index);
    const [bundle = null, sealed = null] = (await ahead.shift()) ?? [];
    const entries = openBundle(findings, bundlePath(index, width), bundle, width);
    if (entries === null) {
      await Promise.allSettled(ahead);
      return tree;
    }
    const openings = source.opens ? openingsOf(openingsPath(index, width), sealed, width) : [];
    for (const [at, entry] of entries.entries()) {
      if (index * TILE_WIDTH + at < from.size) continue;
      const filled = tree.append(hashOf(entry));
      use(entry, index * TILE_WIDTH + at, openings[at] ?? null);
      for (const tile of filled) await checkTile(reading, tile);
    }
    await pause(tree);
  }
  for (const tile of tree.partials()) await checkTile(reading, tile);
  if (!sameBytes(tree.root(), checkpoint.root)) {
    findings.add('tree', null, `the ${size} entries don't give the root that was signed`);
  }
  return tree;
};

/** The content of a partial file of that width, taken from the file that followed it. */
const beginning = (kind: 'tile' | 'bundle', { bytes }: Found, width: number): Uint8Array =>
  kind === 'tile' ? bytes.subarray(0, width * HASH_BYTES) : encodeBundle((splitBundle(bytes) ?? []).slice(0, width));

/**
 * Checks files of a copy that the checkpoint doesn't need: partials of older sizes. Each must be the beginning of the
 * file that holds the same place now. No signature covers files beyond the checkpoint yet: their number is the answer.
 */
export const checkLeftovers = async ({ source, checkpoint, findings }: LogReading): Promise<number> => {
  let beyond = 0;
  for (const path of (await source.list()) ?? []) {
    const resource = parseLogPath(path);
    if (resource === null || (resource.kind !== 'tile' && resource.kind !== 'bundle')) continue;
    const { index, width } = resource;
    const level = resource.kind === 'tile' ? resource.level : 0;
    const there = Math.floor(checkpoint.size / TILE_WIDTH ** level) - index * TILE_WIDTH;
    if (width > there) {
      beyond += 1;
      continue;
    }
    if (width === Math.min(there, TILE_WIDTH)) continue;
    const pathOf = (wide: number): string =>
      resource.kind === 'tile' ? tilePath(level, index, wide) : bundlePath(index, wide);
    const older = await source.read(path, MAX_BUNDLE_BYTES);
    const now = await readWidth(source, pathOf, Math.min(there, TILE_WIDTH), MAX_BUNDLE_BYTES);
    if (older === null || now === null || !sameBytes(older, beginning(resource.kind, now, width))) {
      findings.add('tree', null, `${path} isn't the beginning of what followed it`);
    }
  }
  return beyond;
};
