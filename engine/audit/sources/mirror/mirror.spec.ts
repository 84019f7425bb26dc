import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  withoutOpenings,
} from '../../../../test/fixture-log.ts';
import { toHex, utf8 } from '../../../fairness/bytes.ts';
import { verifyEd25519 } from '../../../log/ed25519-node.ts';
import { joinNotes, keyChangeText } from '../../../log/key-history.ts';
import { signerFromSeed } from '../../../log/log-key.ts';
import { formatNote, formatVerifierKey, parseNote, type VerifierKey } from '../../../log/note.ts';
import { splitOpenings } from '../../../log/openings.ts';
import { signNote } from '../../../log/sign-note.ts';
import { encodeBundle, witnessedPath } from '../../../log/tiles.ts';
import { nodeHashing } from '../../../node-hashing.ts';
import { AuditStopped } from '../../finding.ts';
import { survey } from '../../surveys/survey.ts';
import { folderSource } from '../folder-source.ts';
import type { AuditSource } from '../source.ts';
import { updateMirror } from './mirror.ts';
import { mirrorSource } from './mirror-source.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  folders.push(folder);
  return folder;
};

const entries = entriesOf(recordStory({ seed: 'kept', players: 5, acts: 260 }).recorded);
const sizes = [1, 200, 256, 300, 512, 700] as const;
const published = new Map(
  await Promise.all(sizes.map(async (size) => [size, await publishedFiles(entries.slice(0, size))] as const)),
);
const filesAt = (size: (typeof sizes)[number]): ReadonlyMap<string, Uint8Array> => published.get(size) ?? new Map();

const parts = (source: AuditSource, folder: string, pinnedKey: VerifierKey | null = null) => ({
  source,
  folder,
  pinnedKey,
  hashing: nodeHashing,
  verify: verifyEd25519,
  progress: () => {},
});
const update = (files: ReadonlyMap<string, Uint8Array>, folder: string) =>
  updateMirror(parts(memorySource(files), folder));

const hashOf = (bytes: Uint8Array): string => toHex(nodeHashing.sha256(bytes));

/** Every file of a folder with the hash of its content. */
const contentOf = async (folder: string): Promise<Record<string, string>> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = paths.sort().map(async (path) => [relative(folder, path), hashOf(await readFile(path))]);
  return Object.fromEntries(await Promise.all(read));
};
const stopped = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'kept',
    (error: unknown) => (error instanceof AuditStopped ? error.kind : error),
  );
const surveyOf = (source: AuditSource) =>
  survey(parts(source, ''), 'log', () => ({ record: () => {}, finish: () => null }));

describe('a copy that is kept', () => {
  it('is a log that can be audited by itself', async () => {
    const folder = await emptyFolder();
    expect(await update(filesAt(700), folder)).toMatchObject({ before: 0, after: 700 });
    expect(await surveyOf(await folderSource(folder))).toMatchObject({ verdict: 'clean', entries: 700 });
    expect(Object.keys(await contentOf(folder)).filter((path) => path.includes('.p/'))).toEqual([
      'openings/002.p/188',
      'tile/0/002.p/188',
      'tile/1/000.p/2',
      'tile/entries/002.p/188',
    ]);
  });

  it('grows into the same copy as one that is made at once, from any size to any other', async () => {
    const whole = await emptyFolder();
    await update(filesAt(700), whole);
    for (const first of sizes) {
      const folder = await emptyFolder();
      for (const size of sizes.filter((one) => one >= first)) await update(filesAt(size), folder);
      expect(await contentOf(folder), `from ${first}`).toEqual(await contentOf(whole));
    }
  });

  it('reads only what is new', async () => {
    const folder = await emptyFolder();
    await update(filesAt(512), folder);
    const read: string[] = [];
    const source = memorySource(filesAt(700));
    const watched: AuditSource = {
      ...source,
      read: (path, maxBytes) => {
        read.push(path);
        return source.read(path, maxBytes);
      },
    };
    expect(await updateMirror(parts(watched, folder))).toMatchObject({ before: 512, after: 700, files: 4 });
    expect([...new Set(read.filter((path) => path.startsWith('tile/')))].sort()).toEqual([
      'tile/0/002.p/188',
      'tile/1/000.p/2',
      'tile/entries/002.p/188',
    ]);
    read.length = 0;
    expect(await updateMirror(parts(watched, folder))).toMatchObject({ before: 700, after: 700, files: 0 });
    expect(read.filter((path) => path.startsWith('tile/'))).toEqual([]);
  });

  it('takes the beginning of a full file where the partial one is gone already', async () => {
    const ahead = new Map([...filesAt(700)].filter(([path]) => !path.includes('.p/') || !path.includes('000.p')));
    for (const path of ['checkpoint', 'tile/1/000.p/2']) ahead.set(path, filesAt(700).get(path) ?? new Uint8Array(0));
    ahead.set('checkpoint', filesAt(200).get('checkpoint') ?? new Uint8Array(0));
    const folder = await emptyFolder();
    expect(await update(ahead, folder)).toMatchObject({ after: 200 });
    const { 'tile/entries/000.p/200': bundle } = await contentOf(folder);
    expect(bundle).toBe(hashOf(filesAt(200).get('tile/entries/000.p/200') ?? new Uint8Array(0)));
  });

  it('goes on where an interrupted run stopped, wherever that was', async () => {
    const whole = await emptyFolder();
    await update(filesAt(700), whole);
    const expected = await contentOf(whole);
    for (let allowed = 0; ; allowed += 1) {
      const folder = await emptyFolder();
      await update(filesAt(300), folder);
      let left = allowed;
      const source = memorySource(filesAt(700));
      const failing: AuditSource = {
        ...source,
        read: async (path, maxBytes) => {
          left -= 1;
          if (left < 0) throw new AuditStopped('unreachable', 'the line is dead');
          return source.read(path, maxBytes);
        },
      };
      const ended = await stopped(updateMirror(parts(failing, folder)));
      // The folder holds a whole log by now: the old one, or the new one.
      expect((await surveyOf(await folderSource(folder))).findings.shown, `after ${allowed} reads`).toEqual([]);
      await update(filesAt(700), folder);
      expect(await contentOf(folder), `after ${allowed} reads`).toEqual(expected);
      if (ended === 'kept') return expect(allowed).toBeGreaterThan(8);
    }
  });

  it('has openings where the source has, also of what was kept without, and goes on only with the right to them', async () => {
    const folder = await emptyFolder();
    const everybody = withoutOpenings(filesAt(300));
    await update(everybody, folder);
    expect(Object.keys(await contentOf(folder)).some((path) => path.startsWith('openings/'))).toBe(false);
    expect((await folderSource(folder)).opens).toBe(false);
    await update(filesAt(512), folder);
    expect((await folderSource(folder)).opens).toBe(true);
    const whole = await emptyFolder();
    await update(filesAt(512), whole);
    expect(await contentOf(folder)).toEqual(await contentOf(whole));
    expect(await stopped(update(withoutOpenings(filesAt(700)), folder))).toBe('openings');
    expect(await contentOf(folder)).toEqual(await contentOf(whole));
  });

  it.each([
    ['missing', null],
    ['of something else', 40],
    ['cut off', -1],
  ] as const)('takes no openings that are %s', async (_, change) => {
    const bytes = (filesAt(512).get('openings/000') ?? new Uint8Array(0)).slice();
    const files = new Map(filesAt(512));
    if (change === null) files.delete('openings/000');
    else if (change === -1) files.set('openings/000', bytes.subarray(0, -1));
    else {
      const opened = splitOpenings(bytes)?.find((one) => one !== null);
      if (opened == null) throw new Error('nothing is sealed');
      opened.salt[0] = (opened.salt[0] ?? 0) ^ 1;
      files.set('openings/000', bytes);
    }
    const folder = await emptyFolder();
    expect(await stopped(update(files, folder))).toBe('openings');
    expect(Object.keys(await contentOf(folder))).not.toContain('openings/000');
  });

  it('serves an audit from the copy, and balances from the site', async () => {
    const folder = await emptyFolder();
    const site = memorySource(filesAt(700), async (after) => ({ after }));
    const updates: number[] = [];
    const source = mirrorSource(parts(site, folder), ({ after }) => updates.push(after));
    expect(await surveyOf(source)).toMatchObject({ verdict: 'clean', source: 'memory', entries: 700 });
    expect([updates, await source.statePage('x')]).toEqual([[700], { after: 'x' }]);
  });
});

describe('a log that was forked between two audits', () => {
  /** The same entries up to there, then others. */
  const forkedAt = (position: number, size: number): Promise<ReadonlyMap<string, Uint8Array>> =>
    publishedFiles([...entries.slice(0, position), ...entries.slice(position + 1, size + 1)]);

  it.each([0, 1, 100, 255, 256, 299])(
    'is refused where entry %i is another, and the copy stays as it was',
    async (at) => {
      const folder = await emptyFolder();
      await update(filesAt(300), folder);
      const before = await contentOf(folder);
      for (const size of [300, 301, 512, 650]) {
        expect(await stopped(update(await forkedAt(at, size), folder)), `size ${size}`).toBe('fork');
      }
      expect(await contentOf(folder)).toEqual(before);
    },
  );

  it('is one log where the difference lies beyond what was kept', async () => {
    const folder = await emptyFolder();
    await update(filesAt(300), folder);
    expect(await stopped(update(await forkedAt(300, 512), folder))).toBe('kept');
  });

  it('is refused when it became shorter', async () => {
    const folder = await emptyFolder();
    await update(filesAt(700), folder);
    const before = await contentOf(folder);
    for (const size of [1, 256, 512] as const) expect(await stopped(update(filesAt(size), folder))).toBe('fork');
    expect(await contentOf(folder)).toEqual(before);
  });

  it('is told in the report', async () => {
    const folder = await emptyFolder();
    await update(filesAt(300), folder);
    const source = mirrorSource(parts(memorySource(await forkedAt(5, 512)), folder), () => {});
    expect(await surveyOf(source)).toMatchObject({ verdict: 'failed', exitCode: 12, findings: { total: 1 } });
  });
});

describe('a source that lies while a copy is made', () => {
  it.each([
    'tile/0/000',
    'tile/0/001',
    'tile/0/002.p/188',
    'tile/1/000.p/2',
    'tile/entries/000',
    'tile/entries/002.p/188',
  ])('can’t get a changed %s into it, and isn’t taken for a fork', async (path) => {
    for (const kept of [null, 200, 300] as const) {
      const folder = await emptyFolder();
      if (kept !== null) await update(filesAt(kept), folder);
      const bytes = (filesAt(700).get(path) ?? new Uint8Array(0)).slice();
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      const ended = await stopped(update(new Map(filesAt(700)).set(path, bytes), folder));
      // The mirror doesn't read again the files that lie before the end of the copy.
      const isRead = !(kept === 300 && path.endsWith('/000'));
      expect(ended, `kept ${kept}`).toBe(isRead ? 'tree' : 'kept');
      await update(filesAt(700), folder);
      expect((await surveyOf(await folderSource(folder))).findings.shown).toEqual([]);
    }
  });

  it('is told what is missing', async () => {
    const without = new Map(filesAt(700));
    without.delete('tile/entries/001');
    await expect(update(without, await emptyFolder())).rejects.toThrow('tile/entries/001 is missing');
  });

  it('can’t show another key than the one that was kept', async () => {
    const folder = await emptyFolder();
    await update(filesAt(200), folder);
    const other = signerFromSeed('glasscase.test/log', '43'.repeat(32)).key;
    const files = new Map(filesAt(300)).set('key', utf8(`${formatVerifierKey(other)}\n`));
    expect(await stopped(update(files, folder))).toBe('signature');
    expect(await stopped(updateMirror(parts(memorySource(filesAt(300)), folder, other)))).toBe('signature');
    expect(await stopped(updateMirror(parts(memorySource(filesAt(300)), folder, fixtureSigner.key)))).toBe('kept');
  });

  it('finds a copy that was changed itself', async () => {
    const folder = await emptyFolder();
    await update(filesAt(200), folder);
    const copy = await emptyFolder();
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, 'checkpoint'), 'nonsense\n');
    expect(await stopped(update(filesAt(300), copy))).toBe('signature');
  });

  it('may show the key that follows the kept one, and none that doesn’t', async () => {
    const next = signerFromSeed('glasscase.test/log', '43'.repeat(32));
    const note = parseNote(filesAt(300).get('checkpoint') ?? new Uint8Array(0));
    if (note === null) throw new Error('no note');
    const bySelf = { name: next.key.name, id: next.key.id, signature: next.sign(utf8(note.text)) };
    const change = keyChangeText({ origin: next.key.name, size: 200, from: fixtureSigner.key, to: next.key });
    const changed = new Map(filesAt(300))
      .set('checkpoint', utf8(formatNote({ ...note, signatures: [bySelf, ...note.signatures] })))
      .set('key', utf8(`${formatVerifierKey(next.key)}\n`));
    const announced = new Map(changed).set('keys', joinNotes([signNote([fixtureSigner, next], change)]));
    const folder = await emptyFolder();
    await update(filesAt(200), folder);
    expect(await stopped(update(changed, folder))).toBe('signature');
    expect(await stopped(update(announced, folder))).toBe('kept');
    expect(await surveyOf(await folderSource(folder))).toMatchObject({
      verdict: 'clean',
      checkpoint: { verifierKey: formatVerifierKey(next.key) },
    });
    const source = await folderSource(folder);
    const pinnedToOld = survey(parts(source, '', fixtureSigner.key), 'log', () => ({
      record: () => {},
      finish: () => null,
    }));
    expect(await pinnedToOld).toMatchObject({ verdict: 'clean', checkpoint: { keyPinned: true } });
    const keys = await readFile(join(folder, 'keys'));
    for (let at = 0; at < keys.length; at += 1) {
      const flipped = Buffer.from(keys);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await writeFile(join(folder, 'keys'), flipped);
      expect((await surveyOf(source)).exitCode, `byte ${at} of keys`).toBe(4);
    }
  });

  it('may have cosigned checkpoints, which are copied as they grow', async () => {
    const witnessed = (count: number): ReadonlyMap<string, Uint8Array> => {
      const notes = Array.from({ length: count }, (_, n) => utf8(`note ${n}\n`));
      const files = new Map(filesAt(300))
        .set('witnesses', utf8('somebody\n'))
        .set('witnessed/size', utf8(`${count}\n`))
        .set(witnessedPath(Math.floor(count / 256), count % 256), encodeBundle(notes.slice(count - (count % 256))));
      return count < 256 ? files : files.set(witnessedPath(0, 256), encodeBundle(notes.slice(0, 256)));
    };
    const folder = await emptyFolder();
    for (const count of [3, 200, 300]) {
      await update(witnessed(count), folder);
      const paths = Object.keys(await contentOf(folder)).filter((path) => path.startsWith('witnessed/'));
      const expected = count < 256 ? [`witnessed/000.p/${count}`] : ['witnessed/000', 'witnessed/001.p/44'];
      expect(paths).toEqual([...expected, 'witnessed/size']);
    }
    const missing = new Map(witnessed(300));
    missing.delete(witnessedPath(0, 256));
    expect(await stopped(update(missing, await emptyFolder()))).toBe('timing');
    expect(await stopped(update(new Map(missing).set('witnessed/size', utf8('many\n')), folder))).toBe('timing');
  });
});
