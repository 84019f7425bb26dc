import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPython } from '../../test/harness/python.ts';
import { INDEX_FILE, packIndex } from './pack-index.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { loss } from './scenarios/loss.ts';
import { terms } from './scenarios/terms.ts';
import { PASSED_OVER } from './second-opinion.ts';
import { writePack } from './write-pack.ts';

const MINUTES = 15 * 60_000;
const root = await mkdtemp(join(tmpdir(), 'conformance-'));
afterAll(() => rm(root, { recursive: true }));

const write = (name: string, seed: string, scenarios?: readonly Scenario[]) =>
  writePack({ folder: join(root, name), seed, short: true, progress: () => undefined }, scenarios);

const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')] as const)),
  );
};

describe.skipIf(!hasPython)('a short pack', () => {
  it(
    'is what both implementations say of it, of each list of faults the first',
    async () => {
      const { index, wrong } = await write('short', 'spec');
      expect(wrong).toEqual([]);
      expect(packIndex.parse(JSON.parse(await readFile(join(root, 'short', INDEX_FILE), 'utf8')))).toEqual(index);
      const lists = new Set(SCENARIOS.flatMap(({ mutants }) => mutants.map(({ list }) => list)));
      expect(index.mutants).toHaveLength(lists.size);
      expect(index.logs.map(({ folder }) => folder)).toEqual(SCENARIOS.map(({ name }) => `logs/${name}`));
      expect(new Set([...index.logs, ...index.mutants].map(({ key }) => key)).size).toBe(1);
    },
    MINUTES,
  );

  it(
    'has the same bytes for the same seed, and other keys for another',
    async () => {
      await Promise.all([write('once', 'one', [terms]), write('again', 'one', [terms])]);
      const once = await filesIn(join(root, 'once'));
      expect(once.size).toBeGreaterThan(20);
      expect(await filesIn(join(root, 'again'))).toEqual(once);
      const { index } = await write('other', 'two', [{ ...loss, mutants: [] }]);
      expect(index.logs[0]?.key).not.toBe(packIndex.parse(JSON.parse(once.get(`/${INDEX_FILE}`) ?? '')).logs[0]?.key);
    },
    MINUTES,
  );

  it(
    'tells of a log in which something is found, and of a mutant in which nothing is',
    async () => {
      const [mutant] = terms.mutants;
      if (mutant === undefined) throw new Error('nothing is forged');
      const { wrong } = await write('wrong', 'spec', [
        { ...terms, files: mutant.files, mutants: [{ ...mutant, files: (keys) => terms.files(keys, 'spec') }] },
      ]);
      expect(wrong.map((line) => line.replace(/ (agrees|disagrees): .*/s, ' $1'))).toEqual([
        'logs/terms: a full audit finds rules',
        'logs/terms: a public audit finds rules',
        'logs/terms: the second opinion disagrees',
        `mutants/${mutant.name}: a full audit finds [], and no rules`,
        `mutants/${mutant.name}: a public audit says plays-clean`,
        `mutants/${mutant.name}: the second opinion agrees`,
      ]);
    },
    MINUTES,
  );
});

describe('the mutants of a pack', () => {
  const names = SCENARIOS.flatMap(({ mutants }) => mutants.map(({ name }) => name));

  it('have a folder each, of letters, digits and dashes', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it('are those that the second opinion is said to pass over', () => {
    expect([...PASSED_OVER].filter((name) => !names.includes(name))).toEqual([]);
  });
});
