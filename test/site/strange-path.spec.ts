import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A name as on a desktop: spaces, an umlaut, Chinese, and characters with a meaning in a URL or a shell. */
const NAME = "Müller's 箱子 100%";
const ORDINARY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The files of the repository in a folder of that name, which belong to an ordinary user. */
const checkoutAt = async (folder: string): Promise<void> => {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);
  const folders = [...new Set(names.map((name) => dirname(join(folder, name))))].toSorted();
  for (const one of folders) await mkdir(one, { recursive: true });
  for (const name of names) await cp(name, join(folder, name));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  if (ORDINARY.uid === undefined) return;
  const made = await readdir(folder, { withFileTypes: true, recursive: true });
  const own = made.filter((entry) => !entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [folder, ...own]) await chown(path, ORDINARY.uid, ORDINARY.gid);
};

describe('the site in a folder with spaces and letters of all kinds, as an ordinary user', () => {
  let above: string;
  let folder: string;
  let child: ChildProcess | undefined;

  const begin = (script: string, words: readonly string[] = []) => {
    const started = spawn(process.execPath, [script, ...words], {
      ...ORDINARY,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, PORT: '0', GLASSCASE_OFFICIAL_BATTLES: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const found = Promise.withResolvers<string>();
    const collect = (chunk: Buffer): void => {
      text += chunk.toString();
      const url = /Glasscase is ready at (http:\/\/\S+)/.exec(text)?.[1];
      if (url !== undefined) found.resolve(url);
    };
    started.stdout.on('data', collect);
    started.stderr.on('data', collect);
    const ended = new Promise<{ code: number | null; text: string }>((done) =>
      started.once('close', (code) => done({ code, text })),
    );
    const ready = () =>
      Promise.race([
        found.promise,
        ended.then(({ code }) => Promise.reject(new Error(`the site ended with ${code}:\n${text}`))),
      ]);
    return { child: started, ready, ended };
  };

  beforeAll(async () => {
    above = await mkdtemp(join(tmpdir(), 'glasscase-path-'));
    await chmod(above, 0o755);
    folder = join(above, NAME);
    await mkdir(folder);
    await checkoutAt(folder);
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await rm(above, { recursive: true, force: true });
  });

  it('starts, serves pages, takes orders of its operator, is audited, stops, and is rebuilt', async () => {
    const site = begin('scripts/start.mjs');
    child = site.child;
    const url = await site.ready();
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(url)).text()).toContain('<script type="module"');
    const status = await begin('scripts/operator.ts', ['status']).ended;
    expect(status).toEqual({ code: 0, text: expect.stringContaining('all games are running') });
    const granted = await begin('scripts/operator.ts', ['auditor', 'grant', 'spec', 'openings', '--yes']).ended;
    const token = granted.text.trim().split('\n').at(-1) ?? '';
    const audit = await begin('scripts/audit.ts', [url, `--openings=${token}`]).ended;
    expect(audit, audit.text).toMatchObject({ code: 0 });
    site.child.kill('SIGTERM');
    expect(await site.ended).toMatchObject({ code: 0 });
    const rebuilt = await begin('scripts/rebuild.ts', ['catalog']).ended;
    expect(rebuilt, rebuilt.text).toMatchObject({ code: 0 });
    const data = await readdir(join(folder, 'data'), { withFileTypes: true, recursive: true });
    const modes = await Promise.all(
      data.map(async ({ parentPath, name }) => (await lstat(join(parentPath, name))).mode),
    );
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  }, 180_000);
});
