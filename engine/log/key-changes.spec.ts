import { describe, expect, it } from 'vitest';
import { nodeHashing } from '../node-hashing.ts';
import { type LogSigner, openCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { followKeys } from './key-history.ts';
import { signerFromSeed } from './log-key.ts';
import { formatVerifierKey } from './note.ts';
import { createSealer } from './sealer.ts';
import { workshop } from './testing/workshop.ts';

const [first, second, third] = ['11', '22', '33'].map((byte) => signerFromSeed('glasscase.test/log', byte.repeat(32)));
if (first === undefined || second === undefined || third === undefined) throw new Error('three keys');

/** A site that is started again and again with other keys, current first. */
const site = () => {
  const shop = workshop();
  const seal = async (...[signer, ...previousSigners]: [LogSigner, ...LogSigner[]]) =>
    createSealer({ ...shop.parts, signer, previousSigners }).sealOnce();
  const read = async (path: string): Promise<Uint8Array> => (await shop.tiles.read(path)) ?? new Uint8Array(0);
  const isSignedBy = async ({ key }: LogSigner): Promise<boolean> =>
    (await openCheckpoint(await read('checkpoint'), key, verifyEd25519)).ok;
  const follow = async ({ key }: LogSigner) =>
    followKeys(key, { file: await shop.tiles.read('keys'), hashing: nodeHashing, verify: verifyEd25519 });
  const shownKey = async (): Promise<string> => Buffer.from(await read('key')).toString();
  return { ...shop, seal, isSignedBy, follow, shownKey };
};

describe('a new log key', () => {
  it('signs first and the one before signs along, though nothing was appended', async () => {
    const { append, seal, isSignedBy, shownKey, published } = site();
    append(300);
    await seal(first);
    await seal(second, first);
    expect([await isSignedBy(second), await isSignedBy(first)]).toEqual([true, true]);
    expect(await shownKey()).toBe(`${formatVerifierKey(second.key)}\n`);
    expect((await published()).size).toBe(300);
  });

  it('is announced by the key before it, with the size that this one had sealed', async () => {
    const { append, seal, follow, tiles } = site();
    append(300);
    await seal(first);
    expect(await tiles.read('keys')).toBeNull();
    append(50);
    await seal(second, first);
    expect(await follow(first)).toMatchObject({ ok: true, key: second.key, changes: [{ size: 300 }] });
    append(50);
    await seal(second, first);
    await seal(third, second, first);
    expect(await follow(first)).toMatchObject({ ok: true, key: third.key, changes: [{ size: 300 }, { size: 400 }] });
  });

  it('goes on alone when the previous ones are no longer given: a pin still leads to it', async () => {
    const { append, seal, follow, isSignedBy } = site();
    await seal(first);
    await seal(second, first);
    append(3);
    await seal(second);
    expect([await isSignedBy(second), await isSignedBy(first)]).toEqual([true, false]);
    expect(await follow(first)).toMatchObject({ ok: true, key: second.key });
  });

  it('may come after one that never signed', async () => {
    const { seal, follow } = site();
    await seal(first);
    await seal(third, second, first);
    expect(await follow(first)).toMatchObject({ ok: true, key: third.key, changes: [{ size: 0 }] });
  });

  it('is announced once, whatever fails half-way', async () => {
    const { parts, append, seal, state, follow } = site();
    append(5);
    await seal(first);
    state.failOn = 'publish';
    await expect(createSealer({ ...parts, signer: second, previousSigners: [first] }).sealOnce()).rejects.toThrow();
    state.failOn = null;
    await seal(second, first);
    await seal(second, first);
    expect(await follow(first)).toMatchObject({ ok: true, changes: [{ size: 5 }] });
  });

  it('is refused in one clear line when the one before isn’t given', async () => {
    const { append, seal } = site();
    append(5);
    await seal(first);
    const id = Buffer.from(first.key.id).toString('hex');
    await expect(seal(second)).rejects.toMatchObject({
      reason: 'OTHER_KEY',
      message: `the kept checkpoint was signed with another log key (id ${id}): set GLASSCASE_LOG_KEY to it, or name it in GLASSCASE_PREVIOUS_LOG_KEYS`,
    });
    await seal(first);
  });

  it('is refused when it was replaced before', async () => {
    const { seal, follow } = site();
    await seal(first);
    await seal(second, first);
    await expect(seal(first, second)).rejects.toMatchObject({ reason: 'OTHER_KEY' });
    await expect(seal(first)).rejects.toMatchObject({ reason: 'OTHER_KEY' });
    expect(await follow(first)).toMatchObject({ ok: true, key: second.key });
  });

  it('is refused for a log of another name', async () => {
    const { seal, parts } = site();
    await seal(first);
    const elsewhere = signerFromSeed('elsewhere.test/log', '11'.repeat(32));
    await expect(createSealer({ ...parts, signer: elsewhere }).sealOnce()).rejects.toThrow('GLASSCASE_LOG_ORIGIN');
  });
});
