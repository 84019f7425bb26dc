import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entriesOf, publishedFiles, recordStory } from '../../../../test/fixture-log.ts';
import { verifyEd25519 } from '../../../log/ed25519-node.ts';
import { nodeHashing } from '../../../node-hashing.ts';
import { AuditStopped, type FindingKind } from '../../finding.ts';
import { survey } from '../../surveys/survey.ts';
import { archiveSource } from './archive-source.ts';

const files = await publishedFiles(entriesOf(recordStory({ seed: 'packed', players: 3, acts: 60 }).recorded));

type Header = Parameters<ReturnType<typeof pack>['entry']>[0];
type Member = readonly [string | Header, Uint8Array | string];
const log = (prefix = ''): readonly Member[] => [...files].map(([path, bytes]) => [`${prefix}${path}`, bytes]);

const tarOf = async (members: readonly Member[]): Promise<Buffer> => {
  const tar = pack();
  for (const [header, bytes] of members) {
    const content = Buffer.from(bytes);
    tar.entry(typeof header === 'string' ? { name: header, size: content.length } : header, content);
  }
  tar.finalize();
  const parts: Uint8Array[] = [];
  for await (const part of tar) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
};

let folder = '';
let written = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  // Other specs unpack archives at the same time.
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
const fileOf = async (bytes: Uint8Array): Promise<string> => {
  written += 1;
  const path = join(folder, `archive-${written}`);
  await writeFile(path, bytes);
  return path;
};

const left = async (): Promise<readonly string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('glasscase-audit-'));

const auditOf = async (bytes: Uint8Array) => {
  const path = await fileOf(bytes);
  const { source, close } = await archiveSource(path);
  const parts = { source, hashing: nodeHashing, verify: verifyEd25519, pinnedKey: null, progress: () => {} };
  const report = await survey(parts, 'log', () => ({ record: () => {}, finish: () => null }));
  await close();
  return { ...report, isNamed: report.source === path };
};
const clean = { verdict: 'clean', isNamed: true, findings: { total: 0 } };

/** Why an archive isn't opened. */
const refusal = async (bytes: Uint8Array, limits?: { members: number; bytes: number }) => {
  const before = await left();
  try {
    await archiveSource(await fileOf(bytes), limits);
    return 'opened';
  } catch (error) {
    if (!(error instanceof AuditStopped)) throw error;
    expect(await left()).toEqual(before);
    return [error.kind, error.message] as const;
  }
};
const refused = (kind: FindingKind, message: string | RegExp) => [
  kind,
  typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
];

describe('a log in a tar', () => {
  it('is audited like a folder, whatever folder of the archive it lies in', async () => {
    for (const prefix of ['', './', 'log/', 'copies/of/2026/log/', './copy/']) {
      expect(await auditOf(await tarOf(log(prefix))), prefix).toMatchObject(clean);
    }
  });

  it('may be compressed, whatever its name', async () => {
    expect(await auditOf(gzipSync(await tarOf(log('log/'))))).toMatchObject(clean);
  });

  it('may lie in the data folder of a site, beside the sealer’s own checkpoint and files of other kinds', async () => {
    const others: readonly Member[] = [
      [{ name: 'data/', type: 'directory' }, ''],
      ['data/checkpoint', files.get('checkpoint') ?? ''],
      ['data/README.md', 'hello'],
      ['data/log-key', 'not for auditors'],
    ];
    expect(await auditOf(await tarOf([...others, ...log('data/log/')]))).toMatchObject(clean);
  });

  it('fails like a folder where a byte was changed', async () => {
    const changed = log().map(([path, content]): Member => {
      const bytes = Buffer.from(content);
      if (path.toString().startsWith('tile/0/')) bytes[9] = (bytes[9] ?? 0) ^ 1;
      return [path, bytes];
    });
    expect(await auditOf(await tarOf(changed))).toMatchObject({ exitCode: 5 });
  });

  it('leaves nothing behind', async () => {
    const before = await left();
    await auditOf(await tarOf(log()));
    expect(await left()).toEqual(before);
  });
});

describe('an archive that is refused', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['a zip', () => Buffer.from('PK\u0003\u0004 and so on'), 'is a zip;'],
    ['nothing at all', () => Buffer.alloc(0), 'is empty;'],
    ['something else', () => Buffer.from('<html>'.repeat(200)), 'is neither a folder nor a tar;'],
  ])('is %s', async (_, bytes, message) => {
    expect(await refusal(bytes())).toEqual(refused('usage', message));
  });

  it.each<[string, string]>([
    ['/etc/key', 'begin in the archive'],
    ['../key', 'leads out'],
    ['log/../../key', 'leads out'],
    ['C:/key', 'begin in the archive'],
    ['log\\key', 'begin in the archive'],
  ])('holds the path %s', async (name, message) => {
    expect(await refusal(await tarOf([...log('log/'), [name, 'x']]))).toEqual(refused('unreachable', message));
  });

  it.each(['symlink', 'link', 'fifo', 'character-device'] as const)('holds a %s', async (type) => {
    const link = [{ name: 'log/tile/0/001', type, linkname: '/etc/passwd' }, ''] as const;
    expect(await refusal(await tarOf([...log('log/'), link]))).toEqual(refused('unreachable', `is a ${type}`));
  });

  it('holds a file twice', async () => {
    expect(await refusal(await tarOf([...log(), ['./key', 'another']]))).toEqual(refused('unreachable', '"key" twice'));
  });

  it('holds two logs, or none', async () => {
    expect(await refusal(await tarOf([...log('a/'), ...log('b/')]))).toEqual(refused('unreachable', 'several logs'));
    expect(await refusal(await tarOf([['a/README', 'x']]))).toEqual(refused('unreachable', 'no checkpoint'));
    expect(await refusal(await tarOf([]))).not.toBe('opened');
  });

  it('has too many members, too large ones, or too much of everything', async () => {
    const tar = await tarOf(log());
    expect(await refusal(tar, { members: 3, bytes: 1e9 })).toEqual(refused('unreachable', 'more than 3 members'));
    expect(await refusal(tar, { members: 99, bytes: 5_000 })).toEqual(refused('unreachable', 'more than 5000 bytes'));
    expect(await refusal(await tarOf([...log(), ['tile/0/009', Buffer.alloc(8_193)]]))).toEqual(
      refused('unreachable', '"tile/0/009" has 8193 bytes'),
    );
    expect(await refusal(await tarOf([['checkpoint', Buffer.alloc(70_000)]]))).toEqual(
      refused('unreachable', '"checkpoint" has 70000 bytes'),
    );
  });

  it('is cut off, wherever that is', async () => {
    const tar = await tarOf(log());
    for (let length = 512; length < tar.length; length += 1_536) {
      const [kind, message] = await refusal(tar.subarray(0, length));
      expect([kind, /cut off|can't be read/.test(message ?? '')], `${length} bytes`).toEqual(['unreachable', true]);
    }
    const small = gzipSync(tar);
    for (const length of [20, 400, small.length - 9, small.length - 1]) {
      expect(await refusal(small.subarray(0, length)), `${length} bytes`).toEqual(
        refused('unreachable', /can't be read|cut off/),
      );
    }
  });

  it('is damaged inside', async () => {
    const tar = await tarOf(log());
    tar[100] = 0xff;
    expect((await refusal(tar))[0]).toBe('unreachable');
  });
});
