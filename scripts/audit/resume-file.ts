import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { replayFromPieces } from '../../engine/audit/replay/kept-replay.ts';
import type { EarlierReplay, ReplayAside, ReplayedPart, Resuming } from '../../engine/audit/replay/resume.ts';
import { fromHex, toHex, utf8 } from '../../engine/fairness/bytes.ts';
import { replaceFile } from '../../engine/log/file-tile-store.ts';
import { sameBytes } from '../../engine/log/merkle.ts';

/**
 * The file that an audit goes on from: this line, a line of JSON with the audit's progress, the pieces of its replay's
 * memory as `v8.serialize` writes them, each behind its length, and at the end the SHA-256 of all of that. An audit
 * uses nothing of the file before it has checked that hash.
 */
const MAGIC = utf8('glasscase replay\n');
const NEWLINE = 10;
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
/** Far more than the edge of any tree takes. */
const MAX_HEAD_BYTES = 1_000_000;
/** Pieces are of a few megabytes, and of more only where a single state is larger. */
const MAX_PIECE_BYTES = 1_000_000_000;
const MAX_FILE_BYTES = 64_000_000_000;
const CHUNK_BYTES = 1_000_000;

/** The audit keeps its replay for the first time after so long; keeping then takes a twentieth of the time at most. */
const FIRST_MS = 30_000;
const SHARE = 20;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const hashes = z.string().regex(/^([0-9a-f]{64})*$/);
const count = z.int().min(0);
const headSchema = z.strictObject({
  program: hash,
  kind: z.enum(['public', 'full']),
  origin: z.string(),
  signed: z.strictObject({ size: count, root: hash }),
  size: count,
  root: hash,
  partials: z.array(z.strictObject({ level: count, index: count, hashes })),
});
const pieceSchema = z.object({ of: z.string(), lines: z.array(z.unknown()) });

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isProgram = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.spec.ts');

/**
 * Identifies the program that gives a replay's memory its meaning: the rules, the libraries that hold its states, and
 * the engine that writes them. The memory of another program has another meaning. 64 hex digits.
 */
const programHash = (): string => {
  const hash = createHash('sha256').update(process.version);
  const rules = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' }).filter(isProgram).sort();
  for (const path of ['package-lock.json', ...rules.map((one) => join('engine', one))]) {
    const bytes = readFileSync(join(ROOT, path));
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
};

const headLine = (program: string, { kind, signed, size, root, partials }: ReplayedPart): Uint8Array => {
  const head: z.infer<typeof headSchema> = {
    program,
    kind,
    origin: signed.origin,
    signed: { size: signed.size, root: toHex(signed.root) },
    size,
    root: toHex(root),
    partials: partials.map((tile) => ({ ...tile, hashes: toHex(tile.hashes) })),
  };
  return utf8(`${JSON.stringify(head)}\n`);
};

function* contentOf(program: string, { part, pieces }: ReplayAside): Generator<Uint8Array, void, void> {
  const whole = createHash('sha256');
  const hashed = (bytes: Uint8Array): Uint8Array => {
    whole.update(bytes);
    return bytes;
  };
  yield hashed(MAGIC);
  yield hashed(headLine(program, part));
  for (const piece of pieces) {
    const bytes = serialize(piece);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length);
    yield hashed(length);
    yield hashed(bytes);
  }
  yield whole.digest();
}

/** Bytes `from … from + length − 1`; fewer where the file ends before. */
const bytesAt = async (handle: FileHandle, from: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, from + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
};

const hashUpTo = async (handle: FileHandle, end: number): Promise<Uint8Array> => {
  const whole = createHash('sha256');
  for (let at = 0; at < end; at += CHUNK_BYTES)
    whole.update(await bytesAt(handle, at, Math.min(CHUNK_BYTES, end - at)));
  return whole.digest();
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** @throws AuditStopped `usage` for a file that isn't a replay of this program */
const readEarlier = async (handle: FileHandle, path: string, program: string): Promise<EarlierReplay> => {
  const refuse = (why: string): never => {
    throw new AuditStopped(
      'usage',
      `--resume: ${path} ${why}; without that file the replay begins with the first entry`,
    );
  };
  const found = await handle.stat();
  const end = found.size - HASH_BYTES;
  const isOne = found.isFile() && sameBytes(await bytesAt(handle, 0, MAGIC.length), MAGIC);
  if (!isOne || end <= MAGIC.length || end > MAX_FILE_BYTES) return refuse('isn’t what a replay kept');
  if (!sameBytes(await hashUpTo(handle, end), await bytesAt(handle, end, HASH_BYTES))) return refuse('is damaged');
  const beginning = await bytesAt(handle, MAGIC.length, Math.min(MAX_HEAD_BYTES, end - MAGIC.length));
  const line = beginning.subarray(0, Math.max(0, beginning.indexOf(NEWLINE)));
  const head = headSchema.safeParse(parsed(line.toString()));
  if (!head.success) return refuse('says nothing of how far it came that this program knows');
  const { kind, origin, signed, root, partials } = head.data;
  if (head.data.program !== program) return refuse('was kept by another version of this program');
  const { add, memory } = replayFromPieces();
  for (let at = MAGIC.length + line.length + 1; at < end; ) {
    const length = (await bytesAt(handle, at, LENGTH_BYTES)).readUInt32BE();
    const next = at + LENGTH_BYTES + length;
    if (length > MAX_PIECE_BYTES || next > end) return refuse('has pieces of another length');
    add(pieceSchema.parse(deserialize(await bytesAt(handle, at + LENGTH_BYTES, length))));
    at = next;
  }
  return {
    part: {
      kind,
      signed: { origin, size: signed.size, root: fromHex(signed.root) },
      size: head.data.size,
      root: fromHex(root),
      partials: partials.map((tile) => ({ ...tile, hashes: fromHex(tile.hashes) })),
    },
    memory: memory(),
  };
};

const readIfKept = async (path: string, program: string): Promise<EarlierReplay | null> => {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new AuditStopped('unreachable', `--resume: ${path} can’t be read`);
  });
  if (handle === null) return null;
  try {
    return await readEarlier(handle, path, program);
  } finally {
    await handle.close();
  }
};

interface ResumingParts {
  /** Milliseconds on any clock that doesn't jump. */
  readonly now: () => number;
  readonly say: (text: string) => void;
  readonly program?: string;
}

/**
 * Goes on from the replay in that file, if it is there, and keeps the further replay there: all of it or nothing, also
 * when the machine fails. An audit that can't write the file says so and goes on.
 * @throws AuditStopped `usage` for a file that isn't one of this program, `unreachable` for one that can't be read
 */
export const openResuming = async (
  path: string,
  { now, say, program = programHash() }: ResumingParts,
): Promise<Resuming> => {
  const from = await readIfKept(path, program);
  if (from !== null) say(`goes on after ${from.part.size} entries, as ${path} remembers them\n`);
  let next = now() + FIRST_MS;
  return {
    from,
    isDue: () => now() >= next,
    keep: async (aside) => {
      const begun = now();
      try {
        await replaceFile(path, contentOf(program, aside));
      } catch (error) {
        say(`not kept in ${path}: ${error instanceof Error ? error.message : 'unknown error'}\n`);
      }
      next = now() + Math.max(FIRST_MS, SHARE * (now() - begun));
    },
  };
};
