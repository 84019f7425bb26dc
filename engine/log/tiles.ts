import { TILE_WIDTH } from './merkle.ts';

/** The most that the uint16 before an entry can say. */
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

/** Path of a page of the cosigned checkpoints, 256 a page in the order in which they were cosigned. */
export const witnessedPath = (index: number, width: number): string =>
  `witnessed/${indexPath(index)}${widthSuffix(width)}`;

export const OPENINGS_FOLDER = 'openings';
/** Path of what opens the sealed entries of a bundle. */
export const openingsPath = (index: number, width: number): string =>
  `${OPENINGS_FOLDER}/${indexPath(index)}${widthSuffix(width)}`;

export const CHECKPOINT_PATH = 'checkpoint';
export const KEY_PATH = 'key';
/** How the log's key changed: see `key-history.ts`. */
export const KEYS_PATH = 'keys';
/** The keys that sign promises and refusals: see `promise-keys.ts`. */
export const PROMISE_KEYS_PATH = 'promise-keys';
/** The old keys' statements of losses after which the log went on: see `continuation.ts`. Follows from the entries. */
export const CONTINUED_PATH = 'continued';
/** The verifier keys of all witnesses that this log ever had, one a line. */
export const WITNESSES_PATH = 'witnesses';
/** How many cosigned checkpoints there are. */
export const WITNESSED_SIZE_PATH = 'witnessed/size';
/** The newest cosigned checkpoint. */
export const WITNESSED_CHECKPOINT_PATH = 'checkpoint.witnessed';

const TEXT_PATHS = [
  CHECKPOINT_PATH,
  KEY_PATH,
  KEYS_PATH,
  PROMISE_KEYS_PATH,
  WITNESSES_PATH,
  WITNESSED_SIZE_PATH,
  WITNESSED_CHECKPOINT_PATH,
] as const;
type TextPath = (typeof TEXT_PATHS)[number];

/** The resource that a path of the log names. A text has its path for a kind; it is replaced when it changes. */
export type LogResource =
  | { readonly kind: TextPath }
  | { readonly kind: 'tile'; readonly level: number; readonly index: number; readonly width: number }
  | { readonly kind: 'bundle' | 'openings' | 'witnessed'; readonly index: number; readonly width: number };

const resource =
  /^(?:tile\/(0|[1-9][0-9]?|entries)|(openings|witnessed))\/((?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/;

/**
 * Reads a path as the outside asks for it; null for everything that isn't one of the log's resources in its one
 * spelling, so that no other file can be reached through it.
 */
export const parseLogPath = (path: string): LogResource | null => {
  const text = TEXT_PATHS.find((one) => one === path);
  if (text !== undefined) return { kind: text };
  const [, level, pages, elements, partial] = (path.length <= 64 ? resource.exec(path) : null) ?? [];
  if (elements === undefined) return null;
  const index = Number(elements.replaceAll(/[x/]/g, ''));
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (!Number.isSafeInteger(index) || indexPath(index) !== elements) return null;
  if (partial !== undefined && width >= TILE_WIDTH) return null;
  if (pages === 'openings' || pages === 'witnessed') return { kind: pages, index, width };
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
