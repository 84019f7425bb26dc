import { MAX_KEYS_BYTES } from '../../../log/key-history.ts';
import { MAX_NOTE_BYTES } from '../../../log/note.ts';
import { MAX_OPENINGS_BYTES } from '../../../log/openings.ts';
import { CHECKPOINT_PATH, KEYS_PATH, MAX_BUNDLE_BYTES, PROMISE_KEYS_PATH, parseLogPath } from '../../../log/tiles.ts';
import { AuditStopped } from '../../finding.ts';

/** The most that an archive may hold. */
export interface ArchiveLimits {
  readonly members: number;
  /** Unpacked, all members together. */
  readonly bytes: number;
}

/** A log of 2,000 million entries, and more than a disk holds by mistake. */
export const ARCHIVE_LIMITS: ArchiveLimits = { members: 20_000_000, bytes: 2 ** 40 };

export interface MemberHeader {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Where a member goes: a file of the log below a folder of the archive. */
export interface Placed {
  /** Folder of the archive in which the log lies; '' for its root. */
  readonly prefix: string;
  readonly path: string;
}

const refuse = (message: string): never => {
  throw new AuditStopped('unreachable', `the archive is refused: ${message}`);
};

const maxBytesOf = (path: string): number => {
  const kind = parseLogPath(path)?.kind;
  if (kind === 'bundle' || kind === 'witnessed') return MAX_BUNDLE_BYTES;
  if (kind === 'openings') return MAX_OPENINGS_BYTES;
  if (kind === 'tile') return 8_192;
  return kind === KEYS_PATH || kind === PROMISE_KEYS_PATH ? MAX_KEYS_BYTES : MAX_NOTE_BYTES;
};

/** The longest end of a name that is a path of the log; null for a file that no log has. */
const placeOf = (elements: readonly string[]): Placed | null => {
  for (let at = 0; at < elements.length; at += 1) {
    const path = elements.slice(at).join('/');
    if (parseLogPath(path) !== null) return { prefix: elements.slice(0, at).join('/'), path };
  }
  return null;
};

const shown = (name: string): string => JSON.stringify(name.slice(0, 80));

/** The elements of a member's name. @throws AuditStopped for a name that leads out of the archive. */
const elementsOf = (name: string): readonly string[] => {
  if (name.length > 1_024) refuse('a name is longer than 1024 characters');
  if (name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[A-Za-z]:/.test(name)) {
    refuse(`the path ${shown(name)} doesn't begin in the archive`);
  }
  const elements = name.split('/').filter((element) => element !== '' && element !== '.');
  if (elements.includes('..')) refuse(`the path ${shown(name)} leads out of the archive`);
  return elements;
};

/** Looks at every member of an archive before its content is read. */
export const checkMembers = (limits: ArchiveLimits) => {
  const seen = new Set<string>();
  const prefixes = new Set<string>();
  let members = 0;
  let total = 0;
  return {
    /** Null for what is no file of a log: folders, and files of other names. @throws AuditStopped */
    place: ({ name, type, size }: MemberHeader): Placed | null => {
      members += 1;
      total += size;
      if (members > limits.members) refuse(`it has more than ${limits.members} members`);
      if (total > limits.bytes) refuse(`it holds more than ${limits.bytes} bytes`);
      const elements = elementsOf(name);
      if (type === 'directory') return null;
      if (type !== 'file' && type !== 'contiguous-file') refuse(`${shown(name)} is a ${type}, not a file`);
      const placed = placeOf(elements);
      if (placed === null) return null;
      const whole = elements.join('/');
      if (seen.has(whole)) refuse(`it holds ${shown(whole)} twice`);
      seen.add(whole);
      if (size > maxBytesOf(placed.path)) refuse(`${shown(whole)} has ${size} bytes`);
      if (placed.path === CHECKPOINT_PATH) prefixes.add(placed.prefix);
      return placed;
    },
    /**
     * The folder of the archive that holds the log. Beside a `log` folder with a checkpoint, as in the data folder of a
     * site, there is the sealer's own. @throws AuditStopped for none, and for several.
     */
    root: (): string => {
      const found = [...prefixes].filter((prefix) => !prefixes.has(prefix === '' ? 'log' : `${prefix}/log`));
      const [only] = found;
      if (only === undefined) return refuse('there is no checkpoint in it');
      if (found.length > 1) return refuse('it holds several logs');
      return only;
    },
  };
};
