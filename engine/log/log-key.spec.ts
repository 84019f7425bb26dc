import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toHex, utf8 } from '../fairness/bytes.ts';
import { checkpointFileAt } from './checkpoint-file.ts';
import { LogKeyInvalid, loadLogKeys, loadOrCreateLogKey, signerFromSeed } from './log-key.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'log-key-'));
  folders.push(folder);
  return folder;
};
const signer = signerFromSeed('glasscase.test/log', '11'.repeat(32));

describe('the log key', () => {
  const origin = 'glasscase.test/log';

  it('is made once, readable by its owner alone, and loaded ever after', async () => {
    const folder = join(await newFolder(), 'data');
    const first = await loadOrCreateLogKey({ origin, folder, fromEnvironment: undefined });
    const again = await loadOrCreateLogKey({ origin, folder, fromEnvironment: undefined });
    expect(toHex(again.key.publicKey)).toBe(toHex(first.key.publicKey));
    expect((await stat(join(folder, 'log-key'))).mode & 0o777).toBe(0o600);
  });

  it('comes from the environment before the file, and is refused when malformed', async () => {
    const folder = await newFolder();
    const given = await loadOrCreateLogKey({ origin, folder, fromEnvironment: '11'.repeat(32) });
    expect(toHex(given.key.publicKey)).toBe(toHex(signer.key.publicKey));
    await expect(loadOrCreateLogKey({ origin, folder, fromEnvironment: 'secret' })).rejects.toThrow(LogKeyInvalid);
  });
});

describe('the previous log keys', () => {
  const origin = 'glasscase.test/log';
  const [now, before, first] = ['11', '22', '33'].map((byte) => byte.repeat(32));
  const keysOf = (folder: string, previousFromEnvironment: readonly string[] | undefined) =>
    loadLogKeys({ origin, folder, fromEnvironment: now, previousFromEnvironment });
  const seedsOf = (seeds: readonly (string | undefined)[]) =>
    seeds.map((seed) => toHex(signerFromSeed(origin, seed ?? '').key.publicKey));

  it('are none at first', async () => {
    expect(await keysOf(await newFolder(), undefined)).toMatchObject({ previousSigners: [] });
  });

  it('come from the environment, or else from a file, newest first', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'previous-log-keys'), `${before}\n\n${first}\n`);
    for (const given of [undefined, [before ?? '', first ?? '']]) {
      const { signer: current, previousSigners } = await keysOf(folder, given);
      expect([current, ...previousSigners].map(({ key }) => toHex(key.publicKey))).toEqual(
        seedsOf([now, before, first]),
      );
    }
    expect((await keysOf(folder, [first ?? ''])).previousSigners).toHaveLength(1);
  });

  it('are refused when malformed, named twice or too many', async () => {
    const folder = await newFolder();
    const many = Array.from({ length: 9 }, (_, n) => `4${n}`.repeat(32));
    for (const given of [['nonsense'], [now ?? ''], [before ?? '', before ?? ''], many]) {
      await expect(keysOf(folder, given)).rejects.toThrow(LogKeyInvalid);
    }
  });
});

describe('the checkpoint file', () => {
  it('is null before the first write and holds the last bytes afterwards', async () => {
    const file = checkpointFileAt(join(await newFolder(), 'inner', 'last-checkpoint'));
    expect(await file.read()).toBeNull();
    await file.write(utf8('one'));
    await file.write(utf8('two'));
    expect(new TextDecoder().decode((await file.read()) ?? undefined)).toBe('two');
  });
});
