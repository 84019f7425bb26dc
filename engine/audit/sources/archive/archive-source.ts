import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { AuditStopped } from '../../finding.ts';
import { copyIn, hasOpenings } from '../folder-source.ts';
import type { AuditSource } from '../source.ts';
import { ARCHIVE_LIMITS, type ArchiveLimits, checkMembers } from './members.ts';

/** Two blocks of zeros end a tar. */
const END_BYTES = 1_024;

type Form = 'tar' | 'gzip';

/** Recognised by its first bytes and never by its name. @throws AuditStopped for everything else. */
const formOf = async (path: string): Promise<Form> => {
  const file = await open(path);
  const bytes = Buffer.alloc(512);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0).finally(() => file.close());
  const begins = (...magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte);
  if (begins(0x1f, 0x8b)) return 'gzip';
  if (bytes.toString('latin1', 257, 262) === 'ustar') return 'tar';
  const other = begins(0x50, 0x4b) ? 'a zip' : bytesRead === 0 ? 'empty' : 'neither a folder nor a tar';
  throw new AuditStopped('usage', `${path} is ${other}; a copy of a log is a folder, a .tar or a .tar.gz`);
};

/** Passes a tar on, and knows at its end whether it was whole. */
const watchEnd = () => {
  let last: Buffer = Buffer.alloc(0);
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      last = Buffer.concat([last, chunk]).subarray(-END_BYTES);
      done(null, chunk);
    },
    flush: (done) => {
      const isWhole = last.length === END_BYTES && last.every((byte) => byte === 0);
      done(isWhole ? null : new AuditStopped('unreachable', 'the archive is cut off: its end is missing'));
    },
  });
};

/** Unpacks the log of an archive into a folder; answers where in it the log lies. */
const unpack = async (path: string, form: Form, folder: string, limits: ArchiveLimits): Promise<string> => {
  const members = checkMembers(limits);
  const tar = extract();
  const unpacked = (async () => {
    for await (const member of tar) {
      const { name, type, size } = member.header;
      const placed = members.place({ name, type: type ?? 'file', size: size ?? 0 });
      if (placed === null) {
        member.resume();
        continue;
      }
      const target = join(folder, placed.prefix, placed.path);
      const parts: Uint8Array[] = [];
      for await (const part of member) if (part instanceof Uint8Array) parts.push(part);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, Buffer.concat(parts));
    }
  })();
  const file = createReadStream(path);
  const read = form === 'gzip' ? pipeline(file, createGunzip(), watchEnd(), tar) : pipeline(file, watchEnd(), tar);
  // The first of unpacking and reading that fails stops the other; the reason is the one beyond "closed too early".
  const ended = await Promise.allSettled([unpacked, read]);
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const stopped = reasons.find((reason) => reason instanceof AuditStopped);
  if (stopped !== undefined) throw stopped;
  const [failed] = reasons;
  if (failed instanceof Error) throw new AuditStopped('unreachable', `the archive can't be read: ${failed.message}`);
  return members.root();
};

export interface ArchiveSource {
  readonly source: AuditSource;
  /** Drops what was unpacked. */
  close(): Promise<void>;
}

/**
 * A copy of a log in a tar, also a compressed one. It is unpacked into a temporary folder first: only files that a log
 * has, none larger than they may be, nothing that leads out of it.
 * @throws AuditStopped `usage` for another kind of file, `unreachable` for an archive that is cut off or refused.
 */
export const archiveSource = async (path: string, limits: ArchiveLimits = ARCHIVE_LIMITS): Promise<ArchiveSource> => {
  const form = await formOf(path);
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-audit-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const root = join(folder, await unpack(path, form, folder, limits));
    return { source: copyIn(root, path, await hasOpenings(root)), close };
  } catch (error) {
    await close();
    throw error;
  }
};
