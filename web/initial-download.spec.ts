import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Only ever lowered. */
const LIMIT_BYTES = 162_500;

/** Every script that the page names: a browser must have all of them before it draws anything. */
const SCRIPT = /(?:src|href)="\/([^"]+\.js)"/g;

describe('the first download', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-web-'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const words = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error', '--outDir', folder];
    await promisify(execFile)(process.execPath, [vite, ...words], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is at most 162.5 kB of compressed script', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const scripts = [...new Set([...html.matchAll(SCRIPT)].map(([, path = '']) => path))];
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all(
      scripts.map(async (path) => [path, gzipSync(await readFile(join(folder, path)), { level: 9 }).length] as const),
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  it('is that of players alone: no file of theirs names an address or a scope of the operator’s console', async () => {
    const files = globSync('**/*.{html,js,css}', { cwd: folder });
    expect(files.length).toBeGreaterThan(100);
    for (const file of files)
      expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(
        /["'`]\/operator|operator:(figures|players|money)/,
      );
  });
});
