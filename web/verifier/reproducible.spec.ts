import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVerifier } from '../../scripts/start/web-build.ts';

const root = join(import.meta.dirname, '../..');
const SOURCES = ['engine', 'schema', 'web', 'package.json', 'tsconfig.json'];

const sha256 = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

describe('the standalone verifier', () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-verifier-'));
    file = await buildVerifier(join(folder, 'built'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has the same bytes, in whichever folder it is built', async () => {
    const elsewhere = join(folder, 'else where');
    const filter = (path: string): boolean => !/[\\/]dist(-verifier)?$/.test(path);
    for (const part of SOURCES) await cp(join(root, part), join(elsewhere, part), { recursive: true, filter });
    await symlink(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
    expect(await sha256(await buildVerifier(join(folder, 'again'), elsewhere))).toBe(await sha256(file));
  });

  it('asks for nothing but what is in it', async () => {
    const html = await readFile(file, 'utf8');
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; connect-src /);
    const outside = html.replace(/<script type="module">.*<\/script>/s, '');
    expect(outside).not.toMatch(/<(link|img|iframe|script)\b|@import|url\((?!['"]?data:)/);
  });
});
