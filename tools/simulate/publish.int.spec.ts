import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { audit } from '../../engine/audit/audit.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { embeddedTemplate } from '../../test/harness/databases.ts';
import { hasPython } from '../../test/harness/python.ts';
import { runScript } from '../../test/harness/run-script.ts';
import { simulate } from './simulate.ts';

const root = await mkdtemp(join(tmpdir(), 'published-simulation-'));
afterAll(() => rm(root, { recursive: true }));

const published = async (name: string) => {
  const folder = join(root, name);
  const report = await simulate({
    seed: 'published',
    players: 40,
    commands: 700,
    plant: null,
    publish: folder,
    database: { template: await embeddedTemplate() },
  });
  expect(report.broken).toEqual([]);
  return { folder, events: report.events };
};

const { folder, events } = await published('once');

it('a published simulation audits clean, with its openings', async () => {
  const report = await audit({
    source: await folderSource(folder),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: null,
    compareBalances: false,
    sleep: async () => undefined,
    progress: () => undefined,
  });
  expect(report).toMatchObject({ verdict: 'clean', replayed: { entries: events }, filesBeyondCheckpoint: 0 });
});

it.skipIf(!hasPython)('the second implementation agrees with it', async () => {
  const { stdout } = await promisify(execFile)('python3', ['scripts/second_opinion.py', folder]);
  expect(stdout).toMatch(new RegExp(`^agrees: ${events} entries, root and signature; `));
});

it('one seed publishes the same bytes again', async () => {
  const again = (await published('again')).folder;
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(names.length).toBeGreaterThan(8);
  for (const { parentPath, name } of names) {
    const path = join(parentPath, name);
    expect(await readFile(path.replace(folder, again))).toEqual(await readFile(path));
  }
});

it('nothing is published where something is already', async () => {
  await writeFile(join(root, 'a-file'), '');
  for (const [target, why] of [
    [folder, "isn't empty"],
    [join(root, 'a-file'), "can't be made a folder"],
  ] as const) {
    const { code, err } = await runScript('tools/simulate.ts', {}, ['--publish', target]);
    expect([code, err]).toEqual([2, `${target} ${why}\n`]);
  }
});
