import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { type Checkpoint, openCheckpoint } from '../checkpoint.ts';
import { verifyEd25519 } from '../ed25519-node.ts';
import { signerFromSeed } from '../log-key.ts';
import { leafHash } from '../merkle.ts';
import type { SealerParts } from '../sealer.ts';
import { rootOfLeaves } from '../tree.ts';
import { memoryTileStore } from './memory-tile-store.ts';

export const signer = signerFromSeed('glasscase.test/log', '11'.repeat(32));
const silent = { info: () => {}, error: () => {} };

/** A log that grows by hand, with everything that sealing touches, and a journal of what it did in which order. */
export const workshop = () => {
  const entries: Uint8Array[] = [];
  const journal: string[] = [];
  const tiles = memoryTileStore();
  const state: { kept: Uint8Array | null; failOn: string | null } = { kept: null, failOn: null };
  const step = (name: string): void => {
    journal.push(name);
    if (state.failOn === name) throw new Error(`no ${name} today`);
  };
  const parts: SealerParts = {
    source: {
      head: async () => entries.length,
      readEntries: async (from, limit) => entries.slice(from, from + limit),
      durable: async () => step('durable'),
    },
    tiles: {
      ...tiles,
      write: async (files) => {
        step(files.some(({ path }) => path === 'checkpoint') ? 'publish' : 'tiles');
        await tiles.write(files);
      },
    },
    checkpointFile: {
      read: async () => state.kept,
      write: async (bytes) => {
        step('keep');
        state.kept = bytes;
      },
    },
    signer,
    hashing: nodeHashing,
    clock: () => 1_000,
    logger: silent,
    onDiverged: () => {},
  };
  const append = (count: number): void => {
    for (let i = 0; i < count; i += 1) entries.push(utf8(`entry ${entries.length}`));
  };
  const published = async (): Promise<Checkpoint> => {
    const bytes = (await tiles.read('checkpoint')) ?? new Uint8Array(0);
    const opened = await openCheckpoint(bytes, signer.key, verifyEd25519);
    if (!opened.ok) throw new Error(opened.fault);
    return opened.checkpoint;
  };
  const rootNow = () =>
    rootOfLeaves(
      nodeHashing,
      entries.map((entry) => leafHash(nodeHashing, entry)),
    );
  /** Changes a published file, or takes it away. */
  const spoil = async (path: string, change: (bytes: Uint8Array) => Uint8Array | undefined): Promise<void> => {
    const bytes = change((await tiles.read(path)) ?? new Uint8Array(0));
    if (bytes === undefined) tiles.remove(path);
    else await tiles.write([{ path, bytes }]);
  };
  return { entries, journal, tiles, state, parts, append, published, rootNow, spoil };
};
