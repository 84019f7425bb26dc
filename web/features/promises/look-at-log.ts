import { readTrust } from '../../../engine/device/promise-keys.ts';
import type { HandedInclusionPromise } from '../../../engine/engine.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { type Checkpoint, openCheckpoint } from '../../../engine/log/checkpoint.ts';
import { type InclusionPromiseTools, openInclusionPromise } from '../../../engine/log/inclusion-promise.ts';
import { judgeInclusionPromise } from '../../../engine/log/judge-inclusion-promise.ts';
import { hashAt, leafHash, sameBytes, TILE_WIDTH } from '../../../engine/log/merkle.ts';
import type { VerifierKey } from '../../../engine/log/note.ts';
import { inclusionProof, verifyInclusion } from '../../../engine/log/proofs.ts';
import { tileReader } from '../../../engine/log/read-tile.ts';
import { bundlePath, CHECKPOINT_PATH, splitBundle } from '../../../engine/log/tiles.ts';
import { formatTlogProof } from '../../../engine/log/tlog-proof.ts';
import { isRecord, parseJson } from '../../platform/device-storage.ts';
import type { ReadLog } from '../fairness/log/log-inclusion.ts';
import type { Standing } from './kept-inclusion-promises.ts';

export interface LookPorts extends InclusionPromiseTools {
  readonly read: ReadLog;
  /** The server's time, as well as this device can tell it. */
  readonly now: Instant;
  /** `/log/promise-keys` as this device knows it from before; null where it doesn't. */
  readonly knownKeys: string | null;
}

/** The result of a look: null forgets a promise that is kept. */
export interface Look {
  readonly found: readonly { readonly promise: HandedInclusionPromise; readonly standing: Standing | null }[];
  /** The certificates to remember: a site may withhold them later. */
  readonly promiseKeys: string;
}

/** The page couldn't read or verify the log: this look has no result. */
class NothingSeen extends Error {
  override readonly name = 'NothingSeen';
}

interface Seen {
  readonly checkpoint: Checkpoint;
  readonly note: Uint8Array;
  readonly promiseKeys: readonly VerifierKey[];
  readonly certificates: string;
}

const decoder = new TextDecoder();

const open = async ({ read, hashing, verify, knownKeys }: LookPorts): Promise<Seen> => {
  const [trust, note] = await Promise.all([readTrust(read, { hashing, verify }, knownKeys), read(CHECKPOINT_PATH)]);
  if (trust === null || note === null) throw new NothingSeen('no checkpoint');
  const opened = await openCheckpoint(note, trust.key, verify);
  if (!opened.ok) throw new NothingSeen(opened.fault);
  return { checkpoint: opened.checkpoint, note, promiseKeys: trust.keys, certificates: trust.certificates };
};

/** Looks whether promises are kept, in the newest checkpoint. Rejects where the log couldn't be read. */
export const lookAtLog = async (ports: LookPorts, promises: readonly HandedInclusionPromise[]): Promise<Look> => {
  const { read, hashing, now } = ports;
  const { checkpoint, note, promiseKeys, certificates } = await open(ports);
  const { origin, size, root } = checkpoint;
  const tiles = new Map<string, Promise<Uint8Array | null>>();
  const readTile = tileReader((path) => {
    const asked = tiles.get(path) ?? read(path);
    tiles.set(path, asked);
    return asked;
  });

  /**
   * The leaf at a position, and the proof that leads from it to the signed root.
   * @throws NothingSeen for a false tile
   */
  const leafAt = async (position: number) => {
    const index = Math.floor(position / TILE_WIDTH);
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
    const leaf = hashAt(await readTile(0, index, width), position - index * TILE_WIDTH);
    const hashes = await inclusionProof(hashing, position, size, readTile);
    if (!verifyInclusion(hashing, { leaf, index: position, size, root, proof: hashes })) throw new NothingSeen('tiles');
    return { leaf, proof: decoder.decode(formatTlogProof({ index: position, hashes, checkpoint: note, extra: null })) };
  };

  /** The log's last entry, with the instant it says. */
  const lastEntry = async () => {
    if (size === 0) return null;
    const index = Math.floor((size - 1) / TILE_WIDTH);
    const width = size - index * TILE_WIDTH;
    const partial = (await read(bundlePath(index, width))) ?? (await read(bundlePath(index, TILE_WIDTH)));
    const entry = partial === null ? undefined : splitBundle(partial)?.[width - 1];
    const { leaf, proof } = await leafAt(size - 1);
    if (entry === undefined || !sameBytes(leafHash(hashing, entry), leaf)) throw new NothingSeen('bundle');
    const text = decoder.decode(entry);
    const said = parseJson(text);
    const at = isRecord(said) && typeof said.at === 'string' ? Date.parse(said.at) : Number.NaN;
    return Number.isNaN(at) ? null : { at, entry: text, proof };
  };

  const standingOf = async (inclusionPromise: HandedInclusionPromise): Promise<Standing | null> => {
    const opened = await openInclusionPromise(inclusionPromise, origin, promiseKeys, ports);
    // Without the certificate of its key the page can't judge the promise yet.
    if (!opened.ok) return { status: promiseKeys.length === 0 ? 'open' : 'invalid' };
    const { position } = opened;
    const there = position < size ? await leafAt(position) : null;
    const isDue = now > opened.inclusionPromise.sealBy;
    const last = there === null && isDue ? await lastEntry() : null;
    const verdict = judgeInclusionPromise(opened, { size, lastAt: last?.at ?? null, leafThere: there?.leaf ?? null });
    if (verdict === 'kept') return null;
    if (verdict === 'open') return { status: isDue ? 'late' : 'open' };
    const { note: word, leafHash: leaf, index, path } = inclusionPromise;
    const against = there === null ? { lastEntry: last?.entry, proof: last?.proof } : { proof: there.proof };
    const evidence = {
      note: word,
      leafHash: leaf,
      index,
      path,
      certificates,
      checkpoint: decoder.decode(note),
      ...against,
    };
    return { status: 'broken', evidence: `${JSON.stringify(evidence, null, 2)}\n` };
  };

  const found: { promise: HandedInclusionPromise; standing: Standing | null }[] = [];
  for (const promise of promises) found.push({ promise, standing: await standingOf(promise) });
  return { found, promiseKeys: certificates };
};
