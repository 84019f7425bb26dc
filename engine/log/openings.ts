import { type Opening, SALT_BYTES } from './commitment.ts';
import { MAX_ENTRY_BYTES } from './entry.ts';
import { TILE_WIDTH } from './merkle.ts';

const LENGTH_BYTES = 4;

/** The largest file of openings. */
export const MAX_OPENINGS_BYTES = TILE_WIDTH * (LENGTH_BYTES + SALT_BYTES + MAX_ENTRY_BYTES);

/** For each entry of a bundle a length as a big-endian uint32, and behind it what opens a sealed one; an open one has length 0. */
export const encodeOpenings = (openings: readonly (Opening | null)[]): Uint8Array => {
  const parts = openings.map((opening) => (opening === null ? 0 : opening.salt.length + opening.entry.length));
  const bytes = new Uint8Array(parts.reduce((sum, length) => sum + LENGTH_BYTES + length, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [index, opening] of openings.entries()) {
    view.setUint32(offset, parts[index] ?? 0);
    offset += LENGTH_BYTES;
    if (opening === null) continue;
    bytes.set(opening.salt, offset);
    bytes.set(opening.entry, offset + opening.salt.length);
    offset += parts[index] ?? 0;
  }
  return bytes;
};

/** The openings of a bundle's entries, as views into the file; null where the lengths don't add up. */
export const splitOpenings = (bytes: Uint8Array): readonly (Opening | null)[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const openings: (Opening | null)[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + LENGTH_BYTES > bytes.length) return null;
    const length = view.getUint32(offset);
    const begin = offset + LENGTH_BYTES;
    if ((length > 0 && length < SALT_BYTES) || begin + length > bytes.length) return null;
    const salt = bytes.subarray(begin, begin + SALT_BYTES);
    openings.push(length === 0 ? null : { salt, entry: bytes.subarray(begin + SALT_BYTES, begin + length) });
    offset = begin + length;
  }
  return openings;
};
