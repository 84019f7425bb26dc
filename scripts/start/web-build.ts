import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '../..');
export const webRoot = join(root, 'web/dist');

/** Everything that ends up in the client; generated and built files follow from these. */
const SOURCES = ['web', 'engine/fairness', 'engine/kernel', 'engine/log', 'schema/graphql', 'package-lock.json'];
const LEFT_OUT = /(^|\/)(dist|node_modules)(\/|$)|\.spec\.tsx?$/;

export class WebBuildFailed extends Error {
  override readonly name = 'WebBuildFailed';
}

const filesBelow = async (path: string): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(relative(root, file)));
};

/** SHA-256 over names and contents of all sources. */
export const hashSources = async (): Promise<string> => {
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(join(root, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new WebBuildFailed(`the web client could not be built:\n${output}`)),
    );
  });

const stampFile = join(webRoot, '.sources');

/** Builds the client unless what is there was made of these very sources. @throws WebBuildFailed */
export const buildWebIfNeeded = async (): Promise<'built' | 'up to date'> => {
  const hash = await hashSources();
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === hash) return 'up to date';
  await build();
  await precompress(webRoot);
  await writeFile(stampFile, hash);
  return 'built';
};
