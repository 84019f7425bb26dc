import { utf8 } from '../engine/fairness/bytes.ts';
import type { Checkpoint, LogSigner } from '../engine/log/checkpoint.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { HASH_BYTES, leafHash, TILE_WIDTH } from '../engine/log/merkle.ts';
import { memoryTileStore } from '../engine/log/testing/memory-tile-store.ts';
import { signCheckpoint } from '../engine/log/testing/sign-checkpoint.ts';
import { bundlePath, CHECKPOINT_PATH, encodeBundle, tilePath } from '../engine/log/tiles.ts';
import { newTree } from '../engine/log/tree.ts';
import { nodeHashing } from '../engine/node-hashing.ts';

export const entryAt = (position: number): Uint8Array => utf8(`entry ${position}`);

/** A log in memory that grows to a size and publishes its checkpoint there, as a sealer does. */
export const createPublishedLog = (
  signer: LogSigner = signerFromSeed('glasscase.example/log', '11'.repeat(32)),
  entry: (position: number) => Uint8Array = entryAt,
) => {
  const tiles = memoryTileStore();
  const tree = newTree(nodeHashing);
  const extendTo = async (size: number): Promise<Checkpoint> => {
    while (tree.size() < size) {
      const position = tree.size();
      for (const tile of tree.append(leafHash(nodeHashing, entry(position)))) {
        const path = tilePath(tile.level, tile.index, TILE_WIDTH);
        await tiles.write([{ path, bytes: tile.hashes }]);
        await tiles.removePartials(path);
      }
    }
    for (const { level, index, hashes } of tree.partials()) {
      await tiles.write([{ path: tilePath(level, index, hashes.length / HASH_BYTES), bytes: hashes }]);
    }
    const start = size - (size % TILE_WIDTH);
    const open = Array.from({ length: size - start }, (_, n) => entry(start + n));
    if (open.length > 0) {
      await tiles.write([{ path: bundlePath(start / TILE_WIDTH, open.length), bytes: encodeBundle(open) }]);
    }
    const checkpoint = { origin: signer.key.name, size, root: tree.root() };
    await tiles.write([{ path: CHECKPOINT_PATH, bytes: signCheckpoint(signer, checkpoint) }]);
    return checkpoint;
  };
  return { tiles, signer, extendTo };
};
