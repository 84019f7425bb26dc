import { TILE_WIDTH } from './merkle.ts';

/** What the uint16 before an entry can say. */
const MAX_ENTRY_BYTES = 0xffff;

/** `x001/x234/067`: three digits an element, all but the last behind an x. */
const indexPath = (index: number): string => {
  if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`no tile index: ${index}`);
  let path = String(index % 1000).padStart(3, '0');
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    path = `x${String(rest % 1000).padStart(3, '0')}/${path}`;
  }
  return path;
};

const widthSuffix = (width: number): string => {
  if (!Number.isInteger(width) || width < 1 || width > TILE_WIDTH) throw new RangeError(`no tile width: ${width}`);
  return width === TILE_WIDTH ? '' : `.p/${width}`;
};

/** Path of a tile of tree hashes below the log's prefix. Level 0 holds leaf hashes. */
export const tilePath = (level: number, index: number, width: number): string =>
  `tile/${level}/${indexPath(index)}${widthSuffix(width)}`;

/** Path of an entry bundle below the log's prefix. */
export const bundlePath = (index: number, width: number): string =>
  `tile/entries/${indexPath(index)}${widthSuffix(width)}`;

export const CHECKPOINT_PATH = 'checkpoint';
export const KEY_PATH = 'key';

/** What a path below the log's prefix names. */
export type LogResource =
  | { readonly kind: 'checkpoint' | 'key' }
  | { readonly kind: 'tile'; readonly level: number; readonly index: number; readonly width: number }
  | { readonly kind: 'bundle'; readonly index: number; readonly width: number };

const resource = /^tile\/(0|[1-9][0-9]?|entries)\/((?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/;

/**
 * Reads a path as the outside asks for it; null for everything that isn't one of the log's resources in its one
 * spelling, so that no other file can be reached through it.
 */
export const parseLogPath = (path: string): LogResource | null => {
  if (path === CHECKPOINT_PATH || path === KEY_PATH) return { kind: path };
  const match = path.length <= 64 ? resource.exec(path) : null;
  const [, level, elements, partial] = match ?? [];
  if (level === undefined || elements === undefined) return null;
  const index = Number(elements.replaceAll(/[x/]/g, ''));
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (!Number.isSafeInteger(index) || indexPath(index) !== elements) return null;
  if (partial !== undefined && width >= TILE_WIDTH) return null;
  if (level === 'entries') return { kind: 'bundle', index, width };
  return Number(level) > 63 ? null : { kind: 'tile', level: Number(level), index, width };
};

/** Entries one after another, each behind its length as a big-endian uint16. */
export const encodeBundle = (entries: readonly Uint8Array[]): Uint8Array => {
  let length = 0;
  for (const entry of entries) {
    if (entry.length > MAX_ENTRY_BYTES) throw new RangeError(`entry of ${entry.length} bytes`);
    length += 2 + entry.length;
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const entry of entries) {
    bytes[offset] = entry.length >> 8;
    bytes[offset + 1] = entry.length & 0xff;
    bytes.set(entry, offset + 2);
    offset += 2 + entry.length;
  }
  return bytes;
};

/** The entries of a bundle, as views into it; null when the lengths don't add up. */
export const splitBundle = (bytes: Uint8Array): readonly Uint8Array[] | null => {
  const entries: Uint8Array[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const high = bytes[offset];
    const low = bytes[offset + 1];
    if (high === undefined || low === undefined) return null;
    const end = offset + 2 + high * 256 + low;
    if (end > bytes.length) return null;
    entries.push(bytes.subarray(offset + 2, end));
    offset = end;
  }
  return entries;
};

/** The largest bundle: 256 entries of the largest size. */
export const MAX_BUNDLE_BYTES = TILE_WIDTH * (2 + MAX_ENTRY_BYTES);
