import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyIn } from '../../engine/audit/sources/folder-source.ts';
import { updateMirror } from '../../engine/audit/sources/mirror/mirror.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { LogSigner } from '../../engine/log/checkpoint.ts';
import { checkpointFileAt } from '../../engine/log/checkpoint-file.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { TILE_WIDTH } from '../../engine/log/merkle.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import { encodeOpenings } from '../../engine/log/openings.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { openingsPath } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { openingsIn } from '../../gateway/server/plugins/log-openings.ts';

/** Seals all that the database holds, with what opens it, and answers how many entries that are. */
const sealAll = async (database: Database, folder: string, { signer, promiseKey }: Keys): Promise<number> => {
  const [source, tiles] = [logSourceOf(database), fileTileStore(folder)];
  const size = await source.head();
  const sealer = createSealer({
    source,
    tiles,
    checkpointFile: checkpointFileAt(join(folder, 'kept')),
    signer,
    promiseKey,
    hashing: nodeHashing,
    clock: () => 0,
    logger: { info: () => undefined, error: () => undefined },
    onDiverged: () => undefined,
  });
  while ((await sealer.sealOnce()).size < size);
  for (let first = 0; first < size; first += TILE_WIDTH) {
    const width = Math.min(TILE_WIDTH, size - first);
    const bytes = encodeOpenings(await openingsIn(database.pool, first, width));
    await tiles.write([{ path: openingsPath(first / TILE_WIDTH, width), bytes }]);
  }
  return size;
};

interface Keys {
  readonly signer: LogSigner;
  readonly promiseKey: VerifierKey;
}

/**
 * Writes the log of a database into an empty folder, as the copy that `npm run audit -- log <url> --keep` makes of a site's, openings
 * and all. Its checkpoint comes last. Answers how many entries it has.
 */
export const publishLog = async (database: Database, folder: string, keys: Keys): Promise<number> => {
  const sealed = await mkdtemp(join(tmpdir(), 'glasscase-sealed-'));
  try {
    const size = await sealAll(database, sealed, keys);
    await updateMirror({
      source: copyIn(sealed, 'the simulated log', true),
      hashing: nodeHashing,
      verify: verifyEd25519,
      pinnedKey: keys.signer.key,
      folder,
      progress: () => undefined,
    });
    return size;
  } finally {
    await rm(sealed, { recursive: true });
  }
};
