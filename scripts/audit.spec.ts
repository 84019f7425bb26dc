import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../engine/audit/finding.ts';
import { fileTileStore } from '../engine/log/file-tile-store.ts';
import { signInclusionPromise } from '../engine/log/inclusion-promise.ts';
import { joinNotes } from '../engine/log/key-history.ts';
import { promiseSignerFromSeed } from '../engine/log/log-key.ts';
import { leafHash } from '../engine/log/merkle.ts';
import { formatVerifierKey } from '../engine/log/note.ts';
import { certificateText } from '../engine/log/promise-keys.ts';
import { signNote } from '../engine/log/sign-note.ts';
import { OPENINGS_FOLDER } from '../engine/log/tiles.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { entriesOf, fixtureSigner, recordStory, sealInto } from '../test/fixture-log.ts';
import { forgerOf } from '../test/forger.ts';
import { recordGames } from '../test/games-story/story.ts';

const script = fileURLToPath(new URL('audit.ts', import.meta.url));
const key = formatVerifierKey(fixtureSigner.key);

const run = async (...args: readonly string[]) => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') throw error;
    const output = (name: 'stdout' | 'stderr'): string => (name in error ? String(Reflect.get(error, name)) : '');
    return { code: error.code, stdout: output('stdout'), stderr: output('stderr') };
  }
};

let folder = '';
let entry0 = new Uint8Array(0);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const { recorded } = recordStory({ seed: 'command line', players: 3, acts: 40 });
  const entries = entriesOf(recorded);
  entry0 = new Uint8Array(entries[0] ?? entry0);
  await sealInto(fileTileStore(join(folder, 'log')), entries);
  // As in the data folder of a site, where the sealer keeps one for itself.
  await copyFile(join(folder, 'log', 'checkpoint'), join(folder, 'checkpoint'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('npm run audit', () => {
  it('audits a copy, also in the data folder of a site, and writes the report as JSON', async () => {
    const file = join(folder, 'report.json');
    const { code, stdout, stderr } = await run(folder, '--key', key, '--json', file);
    expect([code, stderr.includes('warning')]).toEqual([0, false]);
    expect(stdout).toMatch(/CLEAN: the log keeps every rule\.\n$/);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      verdict: 'clean',
      checkpoint: { keyPinned: true },
    });
  });

  it('audits the plays of a copy without openings, and says what it took as given', async () => {
    const everybody = join(folder, 'everybody');
    await cp(join(folder, 'log'), everybody, { recursive: true });
    await rm(join(everybody, OPENINGS_FOLDER), { recursive: true });
    const { code, stdout } = await run(everybody, '--key', key);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n {2}taken as given:\n {4}\d+ times .*\nPLAYS CLEAN, MONEY NOT EXAMINED: [^\n]*\n$/s);
  });

  it('judges promises that somebody kept, in a file or a folder, and leaves with a code of their own', async () => {
    const promises = promiseSignerFromSeed(fixtureSigner.key.name, '66'.repeat(32));
    const certificate = joinNotes([signNote([fixtureSigner], certificateText(promises.origin, promises.key))]);
    await writeFile(join(folder, 'log', 'promise-keys'), certificate);
    const kept = join(folder, 'kept');
    await mkdir(kept);
    const leaves = [leafHash(nodeHashing, entry0), leafHash(nodeHashing, entry0)];
    const promised = signInclusionPromise(nodeHashing, promises, { first: 0, leaves, at: 0 });
    await writeFile(join(kept, 'one.json'), JSON.stringify(promised(0)));
    const good = await run(folder, '--key', key, '--promises', kept);
    expect([good.code, good.stdout]).toEqual([0, expect.stringContaining('promises    1 kept, 0 late, 0 broken')]);
    await writeFile(join(kept, 'other.json'), JSON.stringify(promised(1)));
    const broken = await run(folder, '--key', key, '--promises', kept);
    expect([broken.code, broken.stdout]).toEqual([EXIT_CODES.promise, expect.stringContaining('entry 1: other.json')]);
    await writeFile(join(kept, 'none.json'), 'x');
    const named = await run(folder, '--key', key, '--promises', join(kept, 'none.json'));
    expect([named.code, named.stdout]).toEqual([
      EXIT_CODES.signature,
      expect.stringContaining('none.json: not a file'),
    ]);
    await rm(join(folder, 'log', 'promise-keys'));
  });

  it('warns when no key is pinned, and may write JSON alone', async () => {
    const { code, stdout, stderr } = await run(join(folder, 'log'), '--json', '-');
    expect(code).toBe(0);
    expect(stderr).toContain('warning: no --key given');
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'clean', served: null });
  });

  it('leaves with the code of what failed', async () => {
    const path = join(folder, 'log', 'checkpoint');
    const before = await readFile(path);
    await writeFile(path, before.toString().replace(/\n\d/, '\n9'));
    const { code, stdout } = await run(folder);
    await writeFile(path, before);
    expect(code).toBe(EXIT_CODES.signature);
    expect(stdout).toContain('FAILED (exit code 4): the signature.');
  });

  it('leaves with the code of a lie that is validly signed, and names the entry', async () => {
    const { recorded } = recordGames({ kind: 'none' });
    const { find, changed } = forgerOf(recorded);
    const settled = find('BattleSettled');
    const { position } = settled.recorded;
    const forged = join(folder, 'forged');
    const totals = settled.event.data.totals.map(() => '7');
    await sealInto(fileTileStore(forged), entriesOf(changed(settled, { totals })));
    const { code, stdout } = await run(forged, '--key', key);
    expect(code).toBe(EXIT_CODES.rules);
    expect(stdout).toContain(`rules       entry ${position}: BattleSettled: the rules give another data.totals[0]\n`);
    expect(stdout).toContain('FAILED (exit code 8): the rules.');
  });

  it('believes no beacon but the League of Entropy’s', async () => {
    const rooms = join(folder, 'rooms');
    await sealInto(fileTileStore(rooms), entriesOf(recordGames().recorded));
    const { code, stdout } = await run(rooms, '--key', key);
    expect(code).toBe(EXIT_CODES.rules);
    expect(stdout).toContain('the room names a beacon that nobody pinned');
  });

  it.each([
    ['no target', []],
    ['two targets', ['a', 'b']],
    ['an unknown option', ['a', '--loud']],
    ['a key that is none', ['a', '--key', 'nonsense']],
    ['a URL that is none', ['http://']],
    ['to compare the balances of a folder', ['a', '--compare-balances']],
    ['to compare balances without the right to', ['http://localhost', '--compare-balances']],
    ['a right to the openings of a copy', ['a', '--openings=token']],
    ['to compare and not to compare', ['http://localhost', '--compare-balances', '--no-balances']],
  ])('refuses %s with one clear answer', async (_, args) => {
    expect((await run(...args)).code).toBe(EXIT_CODES.usage);
  });

  it('says that it can’t read what isn’t there', async () => {
    expect(await run(join(folder, 'nothing'))).toMatchObject({ code: EXIT_CODES.unreachable });
    expect(await run('--help')).toMatchObject({ code: 0, stderr: expect.stringContaining('Exit codes') });
  });

  it('asks one question where it begins with one, and explains it', async () => {
    const { code, stdout } = await run('odds', folder, 'dawn', '--key', key);
    expect([code, stdout.includes('CLEAN: every table is what its hash says.')]).toEqual([0, true]);
    expect(await run('odds', '--help')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('odds <target> <case>'),
    });
    expect((await run('odds', folder)).code).toBe(EXIT_CODES.usage);
  });

  it('keeps a copy, and leaves with its own code when the log was forked since', async () => {
    const kept = join(folder, 'kept');
    expect(await run(folder, '--keep', kept)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/kept in .*: 0 entries before, \d+ now; \d+ files, .* read/),
    });
    const forked = join(folder, 'forked-log');
    await sealInto(
      fileTileStore(forked),
      entriesOf(recordStory({ seed: 'another history', players: 3, acts: 60 }).recorded),
    );
    const { code, stdout } = await run(forked, '--keep', kept);
    expect([code, stdout.includes('FAILED (exit code 12): the log kept from an earlier audit.')]).toEqual([12, true]);
  });
});
