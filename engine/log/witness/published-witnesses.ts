import { utf8 } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { TileStore } from '../tile-store.ts';
import { WITNESSES_PATH } from '../tiles.ts';
import { formatWitnessKey, parseWitnessKey, type WitnessKey } from './cosignature.ts';

/** More witnesses are an operator's mistake. */
const MAX_WITNESSES = 64;
export const MAX_WITNESSES_BYTES = 32_768;

/** The keys of `/log/witnesses`, oldest first, none where it is empty; null for a file of another form. */
export const parseWitnesses = (hashing: Hashing, bytes: Uint8Array): readonly WitnessKey[] | null => {
  if (bytes.length > MAX_WITNESSES_BYTES) return null;
  if (bytes.length === 0) return [];
  const text = new TextDecoder().decode(bytes);
  const lines = text.slice(0, -1).split('\n');
  const keys = lines.map((line) => parseWitnessKey(hashing, line)).filter((key) => key !== null);
  if (!text.endsWith('\n') || keys.length !== lines.length || keys.length > MAX_WITNESSES) return null;
  return keys;
};

/**
 * Adds witnesses to those that are published. None is ever taken away, so that old cosignatures stay verifiable.
 * @throws RangeError when that would be too many.
 */
export const publishWitnesses = async (
  tiles: TileStore,
  hashing: Hashing,
  witnesses: readonly WitnessKey[],
): Promise<void> => {
  const bytes = await tiles.read(WITNESSES_PATH);
  const known = ((bytes === null ? null : parseWitnesses(hashing, bytes)) ?? []).map(formatWitnessKey);
  const added = witnesses.map(formatWitnessKey).filter((key) => !known.includes(key));
  if (added.length === 0) return;
  const lines = [...known, ...added];
  if (lines.length > MAX_WITNESSES) throw new RangeError(`more than ${MAX_WITNESSES} witnesses`);
  await tiles.write([{ path: WITNESSES_PATH, bytes: utf8(`${lines.join('\n')}\n`) }]);
};
