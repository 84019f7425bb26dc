import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { MAX_PROOF_FILE_BYTES } from '../../engine/log/proof-file.ts';
import { MAX_BUNDLE_BYTES } from '../../engine/log/tiles.ts';
import { gunzipTar } from './gunzip.ts';
import { type ChosenFile, type Opened, openFiles } from './open-files.ts';

const file = (path: string, content: string | Uint8Array = ''): ChosenFile => ({
  path,
  content: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
});

/** A file of that size, of which no byte is there but its beginning. */
const vast = (path: string, size: number, beginning = '{'): ChosenFile => {
  const content = new Blob([beginning]);
  Object.defineProperty(content, 'size', { value: size });
  Object.defineProperty(content, 'arrayBuffer', { value: () => Promise.reject(new Error('read whole')) });
  return { path, content };
};

const tarOf = async (
  members: readonly { readonly name: string; readonly bytes?: Uint8Array; readonly linkname?: string }[],
): Promise<Uint8Array> => {
  const tar = pack();
  for (const { name, bytes = utf8('x'), linkname } of members) {
    if (linkname !== undefined) tar.entry({ name, linkname, type: 'symlink' });
    else tar.entry({ name }, Buffer.from(bytes));
  }
  tar.finalize();
  const parts: Uint8Array[] = [];
  for await (const part of tar) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
};

const said = (opened: Opened): string =>
  opened.kind === 'refused' ? `${opened.fault}${opened.detail === null ? '' : `: ${opened.detail}`}` : opened.kind;

const log = ['checkpoint', 'key', 'tile/entries/000.p/3', 'tile/0/000.p/3'];

describe('one file', () => {
  it('that is neither archive nor large may be a proof', async () => {
    const opened = await openFiles([file('a.glasscase-proof', '{}')]);
    expect(opened).toEqual({ kind: 'proof', bytes: utf8('{}') });
  });

  it('that is larger than a proof is refused, and never read', async () => {
    expect(said(await openFiles([vast('a.glasscase-proof', MAX_PROOF_FILE_BYTES + 1)]))).toBe('too large');
    expect(said(await openFiles([vast('bundle', 2 ** 30)]))).toBe('too large');
  });

  it('that is a zip has to be unpacked first', async () => {
    expect(said(await openFiles([file('log.tar', Uint8Array.of(0x50, 0x4b, 3, 4))]))).toBe('a zip');
  });

  it('that is a compressed archive is read as what it holds', async () => {
    const tar = await tarOf(log.map((name) => ({ name })));
    expect(said(await openFiles([file('log.tar.gz', gzipSync(tar))]))).toBe('log');
    expect(said(await openFiles([file('notes', gzipSync(await tarOf([{ name: 'readme' }])))]))).toMatch(
      /not a proof file: /,
    );
  });

  it('that is compressed and no archive, cut off, or larger than it may be is refused by name', async () => {
    const packed = gzipSync(await tarOf(log.map((name) => ({ name, bytes: randomBytes(4_000) }))));
    expect(said(await openFiles([file('a.gz', gzipSync(Buffer.alloc(9_000)))]))).toBe('not a proof file');
    expect(said(await openFiles([file('a.gz', gzipSync(''))]))).toBe('not a proof file');
    expect(said(await openFiles([file('a.gz', packed.subarray(0, -3_000))]))).toBe('damaged archive');
    expect(said(await openFiles([file('a.gz', Uint8Array.of(0x1f, 0x8b, 8))]))).toBe('damaged archive');
    expect(await gunzipTar(vast('log.tar.gz', 2 ** 30).content)).toEqual({ ok: false, fault: 'unpacks too large' });
  });

  it('that unpacks to more than it may is let go there, however small it is', async () => {
    const bomb = new Blob([gzipSync(await tarOf([{ name: 'checkpoint', bytes: new Uint8Array(4_000_000) }]))]);
    expect(bomb.size).toBeLessThan(20_000);
    expect(await gunzipTar(bomb, 1_000_000)).toEqual({ ok: false, fault: 'unpacks too large' });
    const taken = await gunzipTar(bomb);
    expect(taken.ok && taken.tar.size).toBeGreaterThan(4_000_000);
  });
});

describe('several files', () => {
  it('without a folder are one too many', async () => {
    expect(said(await openFiles([file('a'), file('b')]))).toBe('several files');
  });

  it('that are none are nothing', async () => {
    expect(said(await openFiles([]))).toBe('not a proof file');
  });
});

describe('a folder', () => {
  it('with a log in it is a copy, whatever else lies there', async () => {
    const opened = await openFiles([...log.map((path) => file(`copy/log/${path}`, path)), file('copy/notes.txt')]);
    if (opened.kind !== 'log') throw new Error(said(opened));
    expect(await opened.source.list()).toEqual([...log].sort());
    expect(await opened.source.read('checkpoint', 100)).toEqual(utf8('checkpoint'));
    expect(await opened.source.read('keys', 100)).toBeNull();
    await expect(opened.source.read('checkpoint', 3)).rejects.toThrow('checkpoint has 10 bytes');
  });

  it('without a log, with two, or with a bundle that is too large is refused', async () => {
    expect(said(await openFiles([file('a/notes.txt')]))).toMatch(/no checkpoint/);
    expect(said(await openFiles([file('a/b/checkpoint'), file('a/c/checkpoint')]))).toMatch(/several logs/);
    const large = vast('a/tile/entries/000', MAX_BUNDLE_BYTES + 1);
    expect(said(await openFiles([file('a/checkpoint'), large]))).toMatch(/has 16777473 bytes/);
  });
});

describe('an archive', () => {
  const members = log.map((path) => ({ name: `copy/${path}`, bytes: utf8(path) }));

  it('is a copy of the log in it, by its first bytes and not by its name', async () => {
    const opened = await openFiles([file('picture.png', await tarOf(members))]);
    if (opened.kind !== 'log') throw new Error(said(opened));
    expect(await opened.source.list()).toEqual([...log].sort());
    expect(await opened.source.read('tile/entries/000.p/3', 100)).toEqual(utf8('tile/entries/000.p/3'));
  });

  it('that is cut off anywhere is refused', async () => {
    const tar = await tarOf(members);
    for (let length = 512; length < tar.length; length += 256) {
      expect(said(await openFiles([file('log.tar', tar.subarray(0, length))]))).toMatch(/cut off|damaged/);
    }
  });

  it('with a damaged header is refused', async () => {
    const tar = Uint8Array.from(await tarOf(members));
    tar[1024] = (tar[1024] ?? 0) ^ 1;
    expect(said(await openFiles([file('log.tar', tar)]))).toMatch(/a header is damaged/);
  });

  it.each([
    ['leads out of it', [{ name: '../checkpoint' }], /leads out/],
    ['is a link', [{ name: 'checkpoint', linkname: '/etc/passwd' }], /not a file/],
    ['is there twice', [{ name: 'checkpoint' }, { name: 'checkpoint' }], /twice/],
    ['has a name longer than a header', [{ name: `${'n'.repeat(300)}/checkpoint` }], /longer than a header/],
  ])('with a member that %s is refused', async (_, given, expected) => {
    expect(said(await openFiles([file('log.tar', await tarOf(given))]))).toMatch(expected);
  });
});
