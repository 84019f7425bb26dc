import { AuditStopped } from '../../engine/audit/finding.ts';

const BLOCK = 512;
/** Offset of the checksum in a header, and its length; the header counts it as blanks. */
const SUM_AT = 148;
const SUM_LENGTH = 8;
/** Types of a member that says that the name of the next one is longer than a header holds. */
const LONG_NAMES: readonly string[] = ['L', 'K'];
/** Times, owners and the like, of the next member or of all. */
const EXTENDED: readonly string[] = ['x', 'g'];
const MAX_EXTENDED_BYTES = 65_536;

const TYPES: Readonly<Record<string, string>> = { '\0': 'file', '0': 'file', '5': 'directory', '7': 'contiguous-file' };

/** A file or folder of an archive. */
export interface Member {
  readonly name: string;
  readonly type: string;
  /** Its content, not read yet. */
  readonly content: Blob;
}

const refuse = (message: string): never => {
  throw new AuditStopped('unreachable', `the archive is refused: ${message}`);
};

const textAt = (block: Uint8Array, at: number, length: number): string =>
  new TextDecoder().decode(block.subarray(at, at + length)).replace(/\0.*$/s, '');

/** Null for what isn't octal digits. */
const numberAt = (block: Uint8Array, at: number, length: number): number | null => {
  const digits = textAt(block, at, length).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
};

const sumOf = (block: Uint8Array): number =>
  block.reduce((sum, byte, at) => sum + (at >= SUM_AT && at < SUM_AT + SUM_LENGTH ? 0x20 : byte), 0);

const isBlank = (block: Uint8Array): boolean => block.every((byte) => byte === 0);

const read = async (tar: Blob, at: number, length: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await tar.slice(at, at + length).arrayBuffer());
  if (bytes.length < length) throw new AuditStopped('unreachable', 'the archive is cut off: its end is missing');
  return bytes;
};

/** Whether the first bytes are those of a POSIX tar. */
export const isTar = (beginning: Uint8Array): boolean => textAt(beginning, 257, 5) === 'ustar';

/**
 * The members of a tar (POSIX ustar), in their order. Headers alone are read, so that an archive of any size takes as
 * much memory as its list of members.
 * @throws AuditStopped `unreachable` for one that is cut off, damaged, or holds names that a header doesn't.
 */
export async function* tarMembers(tar: Blob): AsyncGenerator<Member, void, void> {
  for (let at = 0; ; ) {
    const header = await read(tar, at, BLOCK);
    if (isBlank(header)) {
      if (!isBlank(await read(tar, at + BLOCK, BLOCK))) refuse('something follows its end');
      return;
    }
    const size = numberAt(header, 124, 12);
    if (size === null || numberAt(header, SUM_AT, SUM_LENGTH) !== sumOf(header)) {
      return refuse('a header is damaged');
    }
    const flag = String.fromCharCode(header[156] ?? 0);
    const start = at + BLOCK;
    const content = tar.slice(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
    if (LONG_NAMES.includes(flag)) refuse('a name is longer than a header holds');
    if (EXTENDED.includes(flag)) {
      if (size > MAX_EXTENDED_BYTES) refuse('an extended header is larger than it may be');
      if (/ (path|size)=/.test(await content.text())) refuse('a name is longer than a header holds');
      continue;
    }
    const prefix = textAt(header, 345, 155);
    const name = textAt(header, 0, 100);
    yield { name: prefix === '' ? name : `${prefix}/${name}`, type: TYPES[flag] ?? `type ${flag}`, content };
  }
}
