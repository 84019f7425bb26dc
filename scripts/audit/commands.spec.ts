import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { inclusionProof } from '../../engine/log/proofs.ts';
import { tileReader } from '../../engine/log/read-tile.ts';
import { openReplay, parseReplayKey } from '../../engine/log/replayed.ts';
import { formatTlogProof } from '../../engine/log/tlog-proof.ts';
import { witnessKeyOf } from '../../engine/log/witness/cosign.ts';
import { formatWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { entriesOf, fixtureSigner, recordStory, revealEverything, sealInto } from '../../test/fixture-log.ts';
import { forgerOf } from '../../test/forger.ts';
import { refusing } from '../../test/unanswered.ts';
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

/** Where the entries of the newest command begin: a log may end before it. */
const lastCommand = recorded.findIndex(({ event }) => event.data.commandId === recorded.at(-1)?.event.data.commandId);

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
    ['liabilities', [], 'statements  0'],
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

  it('leave with a code of their own where a house refuses winners', async () => {
    const refused = join(folder, 'refused');
    const { house } = refusing(40, (value) => value >= 900n);
    await sealInto(fileTileStore(refused), entriesOf(revealEverything(house).recorded));
    for (const name of ['stats', 'replay']) {
      expect(await run(name, refused)).toBe(19);
      expect(output).toContain('  unanswered  40 claims of 1 players, 0 of rooms, 0 void; staked 40.00, ');
      expect(output).toMatch(/ {2}plays {7}\d+ loose, [1-9]\d* on lanes\n/);
      expect(output).toContain('FAILED (exit code 19): what chance explains.');
    }
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

  it('vouch for a log without findings, with the key of what was replayed, and for a continuation alone', async () => {
    const keys = join(folder, 'auditor-keys');
    expect(await run('cosigner', keys, 'auditor.test')).toBe(0);
    const [open = '', full = ''] = output.trim().split('\n');
    expect([open.startsWith('auditor.test/public+'), full.startsWith('auditor.test/full+')]).toEqual([true, true]);
    expect((await stat(keys)).mode & 0o777).toBe(0o600);
    expect(await usage(run('cosigner', keys, 'auditor.test'))).toBe('usage');
    expect(await usage(run('cosigner', join(folder, 'x'), 'No name'))).toBe('usage');
    expect(await usage(run('replay', log, '--cosign', keys))).toBe('usage');
    expect(await usage(run('replay', log, '--cosign', log, '--key', key))).not.toBe('understood');
    expect(await usage(run('replay', log, '--deliver', 'A'.repeat(43), '--key', key))).toBe('usage');
    expect(await run('replay', log, '--cosign', keys, '--key', key)).toBe(0);
    const [name = ''] = (await readdir(folder)).filter((one) => one.startsWith('auditor-keys.'));
    const by = parseReplayKey(nodeHashing, name.includes('.full-') ? full : open);
    if (by === null) throw new Error('no key');
    const note = await readFile(join(folder, name));
    const opened = await openReplay(note, { logKeys: [fixtureSigner.key], by, verify: verifyEd25519 });
    expect(opened).toMatchObject({ ok: true, replay: { checkpoint: { size: entries.length } } });
    const shorter = join(folder, 'shorter');
    await sealInto(fileTileStore(shorter), entries.slice(0, lastCommand));
    expect(await usage(run('replay', shorter, '--cosign', keys, '--key', key))).toBe('fork');
    expect(await readFile(join(folder, name))).toEqual(note);
    const damaged = join(folder, 'damaged');
    await sealInto(fileTileStore(damaged), entries.toSpliced(30, 1));
    await rm(join(folder, name));
    expect(await run('replay', damaged, '--cosign', keys, '--key', key)).not.toBe(0);
    expect((await readdir(folder)).filter((one) => one.startsWith('auditor-keys.'))).toEqual([]);
  });

  it('bring what they vouch for to the site that they audited', async () => {
    const keys = join(folder, 'delivering');
    await run('cosigner', keys, 'auditor.test');
    const brought: (readonly [string | undefined, string | undefined, Buffer])[] = [];
    let status = 200;
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').replace('/log/', '');
      if (request.method !== 'POST') {
        const bytes = await readFile(join(log, path)).catch(() => null);
        response.writeHead(bytes === null ? 404 : 200).end(bytes);
        return;
      }
      brought.push([request.url, request.headers.authorization, Buffer.concat(await request.toArray())]);
      response.writeHead(status).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const site = `http://127.0.0.1:${address.port}/`;
    const asked = ['replay', site, '--key', key, '--cosign', keys, '--deliver', 'A'.repeat(43)] as const;
    expect(await run(...asked)).toBe(0);
    const [name = ''] = (await readdir(folder)).filter((one) => one.startsWith('delivering.public-'));
    expect(brought).toEqual([['/log/replayed', `Bearer ${'A'.repeat(43)}`, await readFile(join(folder, name))]]);
    status = 401;
    expect(await usage(run(...asked))).toBe('unreachable');
    server.closeAllConnections();
    server.close();
  });

  it('take a policy for the keys that are known from elsewhere', async () => {
    const policy = join(folder, 'policy');
    const write = (...lines: readonly string[]) => writeFile(policy, `${lines.join('\n')}\n`);
    await write(`log ${key}`, 'quorum none');
    expect(await run('replay', log, '--policy', policy, '--json', '-')).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ checkpoint: { keyPinned: true }, policy: { metAt: entries.length } });
    const witness = formatWitnessKey(
      witnessKeyOf(nodeHashing, 'w.test', signerFromSeed('w', '71'.repeat(32)).key.publicKey),
    );
    await write(`log ${key}`, `witness w ${witness}`, 'quorum w');
    expect(await run('replay', log, '--policy', policy)).toBe(18);
    expect(output).toContain('FAILED (exit code 18): the witnesses that the policy asks for.');
    await write(`log ${formatVerifierKey(signerFromSeed('other.test/log', '72'.repeat(32)).key)}`, 'quorum none');
    expect(await run('replay', log, '--policy', policy)).toBe(4);
    expect(await usage(run('replay', log, '--policy', policy, '--key', key))).toBe('usage');
    await write('group g 2 a', 'quorum g');
    expect(await usage(run('replay', log, '--policy', policy))).toBe('usage');
    expect(await usage(run('replay', log, '--policy', '/nowhere/at/all'))).toBe('usage');
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
    expect(await usage(run('liabilities', 'a', '--leaf', '/nowhere/at/all'))).toBe('usage');
    expect(await usage(run('log', '/nowhere/at/all'))).toBe('unreachable');
  });

  it('say what they take, with an example, and what they leave with', () => {
    for (const [name, command] of COMMANDS) {
      expect(usageOf(command)).toContain('Example: npm run audit -- ');
      expect(usageOf(command), name).toContain(
        '11 balances, 12 fork, 13 timing, 14 openings, 15 promise, 16 liabilities, 17 continuation, 18 policy, 19 chance; 1 the auditor itself failed.',
      );
      expect(USAGE).toContain(command.usage);
    }
  });
});
