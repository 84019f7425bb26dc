import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { inclusionProof } from '../../engine/log/proofs.ts';
import { tileReader } from '../../engine/log/read-tile.ts';
import { formatTlogProof } from '../../engine/log/tlog-proof.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { entriesOf, fixtureSigner, recordStory, sealInto } from '../../test/fixture-log.ts';
import { forgerOf } from '../../test/forger.ts';
import { UsageError } from '../command-line.ts';

import { COMMANDS, USAGE, usageOf } from './commands.ts';

const key = formatVerifierKey(fixtureSigner.key);
const { recorded } = recordStory({ seed: 'command line', players: 3, acts: 40 });
const entries = entriesOf(recorded);
const revealed = new Set(
  recorded.flatMap(({ event }) => (event.type === 'SeedRotated' ? [event.data.revealed.pairId] : [])),
);
/** Of a pair that is in use to the end. */
const { pairId, roundNo } = forgerOf(recorded).find('CaseOpened', ({ data }) => !revealed.has(data.pairId)).event.data;

let folder = '';
let log = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-commands-'));
  log = join(folder, 'log');
  await sealInto(fileTileStore(log), entries);
  await promisify(execFile)('tar', ['-czf', join(folder, 'log.tar.gz'), '-C', folder, 'log']);
});
afterAll(() => rm(folder, { recursive: true }));

let output = '';
beforeEach(() => {
  output = '';
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text.toString();
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const run = async (name: string, ...args: readonly string[]): Promise<number | undefined> => {
  output = '';
  return COMMANDS.get(name)?.run(args);
};
const usage = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'understood',
    (error: unknown) => (error instanceof UsageError ? 'usage' : error instanceof AuditStopped ? error.kind : error),
  );

describe('the subcommands of npm run audit', () => {
  it.each([
    ['replay', [], 'CLEAN: the log keeps every rule.'],
    ['log', [], 'CLEAN: signature, tree and form are right.'],
    ['game', [`${pairId}.${roundNo}`], 'commitment  cannot be said yet'],
    ['odds', ['dawn'], 'version 1    entry 3'],
    ['odds', ['dawn', '1', '1'], 'price       1.00 → 1.00'],
    ['timing', [], 'CLEAN: no lock that a witness saw was late.'],
    ['seeds', [], 'CLEAN: every seed was committed once, and none is kept back.'],
    ['stats', [], 'unusual     0 of'],
  ])('%s %j answers in words and in JSON, the same for a folder and a tar', async (name, words, text) => {
    expect(await run(name, log, ...words, '--key', key)).toBe(0);
    expect(output).toContain(text);
    const reports: string[] = [];
    for (const target of [log, log, join(folder, 'log.tar.gz')]) {
      expect(await run(name, target, ...words, '--key', key, '--json', '-')).toBe(0);
      reports.push(output.replace(target, 'copy'));
    }
    expect(new Set(reports).size).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ verdict: 'clean', exitCode: 0, checkpoint: { keyPinned: true } });
  });

  it('keep a copy that any of them reads', async () => {
    const kept = join(folder, 'kept');
    for (const name of ['log', 'seeds', 'replay']) expect(await run(name, log, '--keep', kept)).toBe(0);
    expect(await run('log', kept)).toBe(0);
    await writeFile(join(kept, 'checkpoint'), 'nothing\n');
    expect(await run('log', log, '--keep', kept)).toBe(4);
  });

  it('put staff apart', async () => {
    const staff = join(folder, 'staff.txt');
    const file = join(folder, 'stats.json');
    const player = recorded.find(({ event }) => event.type === 'CaseOpened')?.stream.slice('player-'.length) ?? '';
    await writeFile(staff, `${player}\n\n`);
    expect(await run('stats', log, '--staff', staff, '--json', file)).toBe(0);
    expect(output).toContain('  staff:\n');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ result: { staffNamed: 1 } });
    await writeFile(staff, 'Alice');
    expect(await usage(run('stats', log, '--staff', staff))).toBe('usage');
  });

  it('check a receipt with an entry as a person saved it', async () => {
    const read = tileReader(async (path) => readFile(join(log, path)).catch(() => null));
    const [proof, entry] = [join(folder, 'play.tlog-proof'), join(folder, 'play.json')];
    const hashes = await inclusionProof(nodeHashing, 5, entries.length, read);
    const checkpoint = await readFile(join(log, 'checkpoint'));
    await writeFile(proof, formatTlogProof({ index: 5, hashes, checkpoint, extra: null }));
    await writeFile(entry, `${Buffer.from(entries[5] ?? []).toString()}\n`);
    expect(await run('receipt', proof, '--entry', entry, '--key', key)).toBe(0);
    expect(output).toContain('CLEAN: the entry is in the signed log.');
    expect(await run('receipt', proof, '--entry', proof, '--key', key)).toBe(5);
    expect(await usage(run('receipt', proof, '--entry', entry))).toBe('usage');
    expect(await usage(run('receipt', join(folder, 'none'), '--entry', entry, '--key', key))).toBe('unreachable');
  });

  it('take ids that begin with a dash', async () => {
    expect(await run('game', log, `-${'A'.repeat(21)}.1`)).toBe(2);
    expect(output).toContain(`there is no play, battle or giveaway -${'A'.repeat(21)}.1`);
  });

  it.each<[string, readonly string[]]>([
    ['no target', []],
    ['two targets', ['a', 'b']],
    ['an unknown option', ['a', '--loud']],
    ['an option of another one', ['a', '--staff', 'b']],
    ['a key that is none', ['a', '--key', 'nonsense']],
    ['a URL that is none', ['http://']],
    ['a file that is no log', [fileURLToPath(new URL('../../package.json', import.meta.url))]],
  ])('refuse %s', async (_, args) => {
    expect(await usage(run('log', ...args))).toBe('usage');
  });

  it('refuse what only one of them can refuse', async () => {
    expect(await usage(run('game', 'a', 'b'))).toBe('usage');
    expect(await usage(run('odds', 'a', 'dawn', '1'))).toBe('usage');
    expect(await usage(run('odds', 'a', 'dawn', '1', 'x'))).toBe('usage');
    expect(await usage(run('odds', 'a', 'No such name'))).toBe('usage');
    expect(await usage(run('timing', 'a', '--witness', 'nobody'))).toBe('usage');
    expect(await usage(run('stats', 'a', '--staff', '/nowhere/at/all'))).toBe('usage');
    expect(await usage(run('replay', 'a', '--compare-balances'))).toBe('usage');
    expect(await usage(run('replay', 'a', '--promises', '/nowhere/at/all'))).toBe('usage');
    expect(await usage(run('log', '/nowhere/at/all'))).toBe('unreachable');
  });

  it('say what they take, with an example, and what they leave with', () => {
    for (const [name, command] of COMMANDS) {
      expect(usageOf(command)).toContain('Example: npm run audit -- ');
      expect(usageOf(command), name).toContain(
        '11 balances, 12 fork, 13 timing, 14 openings, 15 promise; 1 the auditor itself failed.',
      );
      expect(USAGE).toContain(command.usage);
    }
  });
});
