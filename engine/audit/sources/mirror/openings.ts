import { utf8 } from '../../../fairness/bytes.ts';
import { commitmentOf } from '../../../log/commitment.ts';
import { entryText } from '../../../log/entry.ts';
import { TILE_WIDTH } from '../../../log/merkle.ts';
import { encodeOpenings, MAX_OPENINGS_BYTES, splitOpenings } from '../../../log/openings.ts';
import { createSealedReader } from '../../../log/sealed-entry.ts';
import { bundlePath, openingsPath, splitBundle } from '../../../log/tiles.ts';
import { AuditStopped } from '../../finding.ts';
import { countFrom, type DownloadParts, inParallel, PARALLEL } from './download.ts';

const fetchOpenings = async (parts: DownloadParts, index: number, width: number): Promise<void> => {
  const { source, hashing, store, fetched } = parts;
  const path = openingsPath(index, width);
  if ((await store.read(path)) !== null) return;
  const bytes =
    (await source.read(path, MAX_OPENINGS_BYTES)) ??
    (await source.read(openingsPath(index, TILE_WIDTH), MAX_OPENINGS_BYTES));
  if (bytes === null) throw new AuditStopped('openings', `${path} is missing`);
  fetched(bytes.length);
  const entries = splitBundle((await store.read(bundlePath(index, width))) ?? utf8('')) ?? [];
  const openings = splitOpenings(bytes)?.slice(0, width) ?? [];
  const readSealed = createSealedReader();
  const right = entries.every((entry, at) => {
    const opening = openings[at] ?? null;
    const sealed = readSealed(entryText(entry));
    return sealed === null
      ? opening === null
      : opening !== null && commitmentOf(hashing, opening) === sealed.commitment;
  });
  if (!right || openings.length !== width) throw new AuditStopped('openings', `${path} isn't what was committed to`);
  await store.write([{ path, bytes: encodeOpenings(openings) }]);
};

/**
 * Fetches the openings of the sealed entries of a copy of `size` entries, as far as they aren't kept yet: also those of
 * entries that were kept without the right to open them. Each opening is compared with its commitment before it is
 * written.
 * @throws AuditStopped
 */
export const copyOpenings = (parts: DownloadParts, size: number): Promise<void> =>
  inParallel(PARALLEL, countFrom(0, Math.ceil(size / TILE_WIDTH)), (index) =>
    fetchOpenings(parts, index, Math.min(TILE_WIDTH, size - index * TILE_WIDTH)),
  );
