import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { replaceFolder } from './replace-folder.ts';

const root = join(import.meta.dirname, '../..');
export const webRoot = join(root, 'web/dist');

/** Everything that ends up in the client; generated and built files follow from these. */
const SOURCES = [
  'web',
  'engine/audit',
  'engine/explain.ts',
  'engine/beacon',
  'engine/catalog',
  'engine/commands.ts',
  'engine/deposits',
  'engine/device',
  'engine/events.ts',
  'engine/facts',
  'engine/fairness',
  'engine/games',
  'engine/glasscase-decision.ts',
  'engine/kernel',
  'engine/log',
  'engine/market',
  'engine/player',
  'engine/product.ts',
  'engine/proving.ts',
  'engine/rewards',
  'engine/contests',
  'engine/retrieval',
  'engine/site',
  'engine/stream-state.ts',
  'engine/terms',
  'schema/clients',
  'schema/graphql',
  'schema/input',
  'package-lock.json',
];
const LEFT_OUT = /^(dist|dist-verifier|node_modules|README\.md|\.making-.*)$|\.spec\.tsx?$/;

class WebBuildFailed extends Error {
  override readonly name = 'WebBuildFailed';
}

/** Never looks into folders that are left out: another process may be removing one. */
const filesBelow = async (path: string): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => !LEFT_OUT.test(name));
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
};

/** SHA-256 over names and contents of all sources. */
const hashSources = async (): Promise<string> => {
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(join(root, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

const build = (config: string, folder: string, from = root): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(from, 'node_modules/vite/bin/vite.js');
    const words = [
      'build',
      // Any other way of loading the configuration writes into node_modules, which may belong to another user.
      '--configLoader',
      'native',
      '--config',
      config,
      '--logLevel',
      'warn',
      '--outDir',
      folder,
      '--emptyOutDir',
    ];
    const child = spawn(process.execPath, [vite, ...words], {
      cwd: from,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = (): boolean => child.kill();
    process.once('exit', kill);
    child.once('close', () => process.off('exit', kill));
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new WebBuildFailed(`${config} could not be built: ${output.trim()}`)),
    );
  });

/**
 * Builds the standalone verifier into a folder that is emptied before; answers its file.
 * @param from where the sources are, when not here
 * @throws WebBuildFailed
 */
export const buildVerifier = async (folder: string, from?: string): Promise<string> => {
  await build('web/verifier/vite.config.ts', folder, from);
  return join(folder, 'glasscase-verifier.html');
};

/** Beside the client that was built: the hash of the sources it was made of. */
const STAMP = '.sources';

/**
 * Builds the client unless what is there was made of these very sources. It is built aside and put in place whole: a
 * server that runs from this checkout never serves half a client, and a build that fails leaves the one before.
 * @throws WebBuildFailed
 */
export const buildWebIfNeeded = async (): Promise<'built' | 'up to date'> => {
  const hash = await hashSources();
  const isCurrent = async (): Promise<boolean> =>
    (await readFile(join(webRoot, STAMP), 'utf8').catch(() => '')) === hash;
  if (await isCurrent()) return 'up to date';
  // To Vite these characters begin a query and a fragment wherever they stand in a path.
  if (/[#?]/.test(root)) throw new WebBuildFailed(`the web client can't be built in ${root}: its path holds # or ?`);
  const make = async (folder: string): Promise<void> => {
    await build('web/vite.config.ts', folder);
    const aside = join(folder, '.verifier');
    await rename(await buildVerifier(aside), join(folder, 'verifier.html'));
    await rm(aside, { recursive: true });
    await build('web/operator/vite.config.ts', join(folder, 'operator'));
    await build('web/server/vite.config.ts', join(folder, '.server'));
    await writeFile(join(folder, STAMP), hash);
  };
  await replaceFolder({ target: webRoot, make, isCurrent });
  return 'built';
};
