import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../../engine/audit/audit.ts';
import { AuditStopped, EXIT_CODES } from '../../engine/audit/finding.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { bundlePath } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { entriesOf, fixtureSigner, recordStory, sealInto } from '../../test/fixture-log.ts';
import { replay } from './replay.ts';
import { openResuming } from './resume-file.ts';

const key = formatVerifierKey(fixtureSigner.key);
const { recorded } = recordStory({ seed: 'a long story', players: 6, acts: 260 });
const entries = entriesOf(recorded);
/** Within a bundle, and within a command. */
const CUT = recorded.findIndex(
  ({ event }, n) => n > 700 && event.data.commandId === recorded[n - 1]?.event.data.commandId,
);

let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-resume-'));
  await sealInto(fileTileStore(at('log')), entries);
  await sealInto(fileTileStore(at('before')), entries.slice(0, CUT));
});
afterAll(() => rm(folder, { recursive: true }));

let output = '';
let said = '';
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text.toString();
    return true;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text.toString();
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The exit code of `npm run audit`, what it reports and what it tells besides. */
const run = async (...args: readonly string[]) => {
  [output, said] = ['', ''];
  const code = await replay.run([...args, '--key', key, '--json', '-']).catch((error: unknown) => {
    if (error instanceof AuditStopped) return `${EXIT_CODES[error.kind]}: ${error.message}`;
    throw error;
  });
  return { code, output, said };
};

/** A file with the replay of the entries before the cut. */
const keptFile = async (name: string): Promise<string> => {
  const file = at(name);
  // A command that is open at the end of the log looks like one that was cut.
  await run(at('before'), '--resume', file);
  return file;
};

describe('npm run audit -- … --resume', () => {
  it('goes on from the file, and reports what an audit of everything does', async () => {
    const whole = await run(at('log'));
    expect(whole.code).toBe(0);
    const file = await keptFile('resume');
    const resumed = await run(at('log'), '--resume', file);
    expect(resumed).toMatchObject({ code: 0, output: whole.output });
    expect(resumed.said).toContain(`goes on after ${CUT} entries`);
    const again = await run(at('log'), '--resume', file);
    expect(again).toMatchObject({ code: 0, output: whole.output });
    expect(again.said).toContain(`goes on after ${entries.length} entries`);
  });

  it('goes on from the last that was kept where an audit was interrupted', async () => {
    const file = at('interrupted');
    let clock = 0;
    const now = (): number => {
      clock += 40_000;
      return clock;
    };
    const auditOf = async (broken: string | null) => {
      const source = await folderSource(at('log'));
      const read: typeof source.read = async (path, most) => {
        if (path === broken) throw new Error('the machine stops');
        return source.read(path, most);
      };
      return auditLog({
        source: { ...source, read },
        hashing: nodeHashing,
        verify: verifyEd25519,
        pinnedKey: fixtureSigner.key,
        compareBalances: false,
        resuming: await openResuming(file, { now, say: (text) => process.stderr.write(text) }),
        sleep: async () => undefined,
        progress: () => undefined,
      });
    };
    await expect(auditOf(bundlePath(2, 256))).rejects.toThrow('the machine stops');
    // As if it had stopped in the middle of the next one, too.
    await writeFile(`${file}.new`, 'half of it');
    said = '';
    expect((await auditOf(null)).report.verdict).toBe('clean');
    expect(said).toBe('goes on after 256 entries, as '.concat(file, ' remembers them\n'));
  });

  it.each([
    ['a cut one', (bytes: Buffer) => bytes.subarray(0, -1), 'is damaged'],
    [
      'one that lost its middle',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 900), bytes.subarray(-900)]),
      'is damaged',
    ],
    ['one with another byte', (bytes: Buffer) => bytes.fill((bytes[2_000] ?? 0) ^ 1, 2_000, 2_001), 'is damaged'],
    ['no such file', () => Buffer.from('{"format":1}\n'), 'isn’t what a replay kept'],
    ['an empty one', () => Buffer.alloc(0), 'isn’t what a replay kept'],
  ])('refuses %s, and leaves it as it was', async (_, change, why) => {
    const file = await keptFile('damaged');
    await writeFile(file, change(await readFile(file)));
    const before = await readFile(file);
    expect((await run(at('log'), '--resume', file)).code).toContain(`2: --resume: ${file} ${why}`);
    expect(await readFile(file)).toEqual(before);
    await rm(file);
  });

  it.each([
    ['of another form', (line: string) => line.replace('"kind"', '"sort"'), 'knows'],
    ['that is no JSON', (line: string) => `${line}}`, 'knows'],
  ])('refuses a file with a right hash and a head %s', async (_, change, why) => {
    const file = await keptFile('foreign');
    const [magic = '', line = ''] = (await readFile(file, 'latin1')).split('\n');
    const rest = (await readFile(file)).subarray(magic.length + line.length + 2, -32);
    const bytes = Buffer.concat([Buffer.from(`${magic}\n${change(line)}\n`), rest]);
    await writeFile(file, Buffer.concat([bytes, createHash('sha256').update(bytes).digest()]));
    expect((await run(at('log'), '--resume', file)).code).toContain(why);
    await rm(file);
  });

  it('refuses what another version of the program kept', async () => {
    const file = await keptFile('older');
    const parts = { now: () => 0, say: () => undefined };
    await expect(openResuming(file, { ...parts, program: '0'.repeat(64) })).rejects.toThrow(
      'another version of this program',
    );
    expect((await openResuming(file, parts)).from?.part.size).toBe(CUT);
  });

  it('reads nothing of a file that is too large, and little of one that is none', async () => {
    const file = await keptFile('huge');
    await truncate(file, 70_000_000_000);
    expect((await run(at('log'), '--resume', file)).code).toContain('isn’t what a replay kept');
    await rm(file);
    const other = await open(file, 'w');
    await other.truncate(50_000_000_000);
    await other.close();
    expect((await run(at('log'), '--resume', file)).code).toContain('isn’t what a replay kept');
    await rm(file);
  });

  it('leaves as forked where the log isn’t the one that was replayed, and keeps the file', async () => {
    const file = at('ahead');
    await run(at('log'), '--resume', file);
    const { size } = await stat(file);
    const shorter = await run(at('before'), '--resume', file);
    expect([shorter.code, shorter.output.includes('it became shorter')]).toEqual([EXIT_CODES.fork, true]);
    expect((await stat(file)).size).toBe(size);
  });

  it('goes on, and says so, where nothing can be kept', async () => {
    const { code, said: told } = await run(at('log'), '--resume', at('no such folder/file'));
    expect([code, told.includes('not kept in')]).toEqual([0, true]);
    expect((await run(at('log'), '--resume', folder)).code).toContain('isn’t what a replay kept');
  });
});
