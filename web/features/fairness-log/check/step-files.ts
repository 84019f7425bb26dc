import { HASH_BYTES, TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { TileMissing, tileReader } from '../../../../engine/log/read-tile.ts';
import { bundlePath, MAX_BUNDLE_BYTES, splitBundle } from '../../../../engine/log/tiles.ts';
import type { ReadLog } from '../read-log.ts';
import { LogFalse } from './log-fault.ts';
import type { LogStep } from './log-steps.ts';

const TILE_BYTES = TILE_WIDTH * HASH_BYTES;

export interface StepFiles {
  readonly entries: readonly Uint8Array[];
  /** The hashes of each of the step's tiles, in its order. */
  readonly tiles: readonly Uint8Array[];
}

type Bundle = NonNullable<LogStep['bundle']>;

/** The entries of a bundle: from its own file, or from the full one that has replaced a partial one. @throws LogFalse */
export const readBundle = async (read: ReadLog, { index, width, path }: Bundle): Promise<readonly Uint8Array[]> => {
  const own = await read(path, MAX_BUNDLE_BYTES);
  const bytes = own ?? (width === TILE_WIDTH ? null : await read(bundlePath(index, TILE_WIDTH), MAX_BUNDLE_BYTES));
  if (bytes === null) throw new LogFalse({ file: path, reason: 'missing' });
  const entries = splitBundle(bytes);
  if (entries?.length !== (own === null ? TILE_WIDTH : width)) {
    throw new LogFalse({ file: path, reason: 'another number of entries' });
  }
  return entries.slice(0, width);
};

/** Everything that a step needs. @throws LogFalse @throws LogUnreachable */
const fetchStep = async (read: ReadLog, { bundle, tiles }: LogStep): Promise<StepFiles> => {
  const readTile = tileReader((path) => read(path, TILE_BYTES));
  try {
    const [entries, ...hashes] = await Promise.all([
      bundle === null ? [] : readBundle(read, bundle),
      ...tiles.map(({ level, index, width }) => readTile(level, index, width)),
    ]);
    return { entries, tiles: hashes };
  } catch (error) {
    if (error instanceof TileMissing) throw new LogFalse({ file: error.message, reason: 'missing' });
    throw error;
  }
};

/** Fetches steps ahead of the one that is being checked: few enough for a phone's memory. */
export async function* fetchAhead(
  read: ReadLog,
  steps: Iterator<LogStep, void, void>,
  ahead: number,
): AsyncGenerator<{ readonly step: LogStep; readonly files: StepFiles }, void, void> {
  const waiting: { readonly step: LogStep; readonly files: Promise<StepFiles> }[] = [];
  const begin = (): void => {
    const { done, value } = steps.next();
    if (done || value === undefined) return;
    const files = fetchStep(read, value);
    // The generator awaits the files in their turn. Until then no code handles a failure.
    files.catch(() => undefined);
    waiting.push({ step: value, files });
  };
  for (let count = 0; count < ahead; count += 1) begin();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const files = await next.files;
    begin();
    yield { step: next.step, files };
  }
}
