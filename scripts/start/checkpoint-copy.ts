import { join } from 'node:path';
import { checkpointFileAt, mirroredCheckpointFile } from '../../engine/log/checkpoint-file.ts';
import { LogDiverged } from '../../engine/log/log-diverged.ts';
import type { CheckpointFile } from '../../engine/log/log-source.ts';
import type { SignedCheckpoint } from '../../engine/log/signed-checkpoint.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import { CHECKPOINT_PATH } from '../../engine/log/tiles.ts';
import { largestSeen } from '../../engine/log/witness/largest-seen.ts';
import type { Witness } from '../../engine/log/witness/witness-client.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';

type Places = Pick<Configuration, 'DATA_DIR' | 'GLASSCASE_CHECKPOINT_COPY'>;

/** The second place that was named can't say whether the data folder was set back. */
class CheckpointCopyMissing extends Error {
  override readonly name = 'CheckpointCopyMissing';
}

/** Where checkpoints are kept as files: here, and in the folder that was named for a second place. */
export const keptCheckpoints = ({ DATA_DIR, GLASSCASE_CHECKPOINT_COPY: place }: Places): readonly string[] =>
  [DATA_DIR, ...(place.kind === 'folder' ? [place.folder] : [])].map((folder) => join(folder, 'checkpoint'));

const ownFile = ({ DATA_DIR }: Places): CheckpointFile => checkpointFileAt(join(DATA_DIR, 'checkpoint'));

/** The folder that was named for a second one; null for witnesses, and where nothing was named. */
const copyFile = (places: Places): CheckpointFile | null => {
  const [, copy] = keptCheckpoints(places);
  return copy === undefined ? null : checkpointFileAt(copy);
};

/** Where the newest signed checkpoint is kept. */
export const checkpointFileOf = (places: Places): CheckpointFile => {
  const copy = copyFile(places);
  return copy === null ? ownFile(places) : mirroredCheckpointFile(ownFile(places), copy);
};

/** The newest checkpoint in this process's own file, else among the published tiles; null where neither has one. */
const signedHere = async (places: Places, tiles: Pick<TileStore, 'read'>): Promise<Uint8Array | null> =>
  (await ownFile(places).read()) ?? (await tiles.read(CHECKPOINT_PATH));

/**
 * Refuses an empty second place of a signed log: it can't show that the data folder was set back.
 * @throws CheckpointCopyMissing
 */
export const requireCopy = async (places: Places, tiles: Pick<TileStore, 'read'>): Promise<void> => {
  const copy = copyFile(places);
  if (copy === null || (await copy.read()) !== null || (await signedHere(places, tiles)) === null) return;
  throw new CheckpointCopyMissing(
    'GLASSCASE_CHECKPOINT_COPY holds no checkpoint, but this log was signed before: is its volume there? A new place gets its first one by `npm run operator -- log init` (docs/operations.md)',
  );
};

/**
 * Asks the witnesses, where they are the second place, for the largest size that they have seen. @throws LogDiverged
 * where that is more than the database holds; CheckpointCopyMissing where no witness answers
 */
export const compareWithWitnesses = async (
  { GLASSCASE_CHECKPOINT_COPY: place }: Places,
  witnesses: readonly Witness[],
  signed: SignedCheckpoint | null,
  head: number,
): Promise<void> => {
  if (place.kind !== 'witnesses' || signed === null) return;
  const asked = { note: signed.bytes, size: signed.checkpoint.size };
  const seen = await largestSeen(witnesses, asked, new AbortController().signal);
  if (seen === null) {
    throw new CheckpointCopyMissing(
      'GLASSCASE_CHECKPOINT_COPY is witnesses, and none of them answers: nobody can say whether this log was set back',
    );
  }
  if (seen > head)
    throw new LogDiverged('SHORTER', `the database holds ${head} entries, but witnesses cosigned ${seen}`);
};

/** Gives a new second place its first checkpoint; answers what it found there instead where it gave none. */
export const initCopy = async (
  places: Places,
  tiles: Pick<TileStore, 'read'>,
): Promise<'made' | 'there' | 'unsigned' | 'unnamed'> => {
  const copy = copyFile(places);
  if (copy === null) return 'unnamed';
  if ((await copy.read()) !== null) return 'there';
  const signed = await signedHere(places, tiles);
  if (signed === null) return 'unsigned';
  await copy.write(signed);
  return 'made';
};
