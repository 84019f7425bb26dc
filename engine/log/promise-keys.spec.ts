import { describe, expect, it } from 'vitest';
import { nodeHashing } from '../node-hashing.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { joinNotes } from './key-history.ts';
import { promiseSignerFromSeed, signerFromSeed } from './log-key.ts';
import { certificateText, openPromiseKeys } from './promise-keys.ts';
import { createSealer } from './sealer.ts';
import { signNote } from './sign-note.ts';
import { signer, workshop } from './testing/workshop.ts';
import { PROMISE_KEYS_PATH } from './tiles.ts';

const origin = signer.key.name;
const keyNumber = (n: number) => promiseSignerFromSeed(origin, String(n).repeat(64)).key;
const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const open = (file: Uint8Array | null, logKeys = [signer.key]) => openPromiseKeys(file, logKeys, tools);

describe('the keys for promises', () => {
  const shopWith = async () => {
    const shop = workshop();
    shop.append(3);
    const sealWith = async (promiseKey = keyNumber(1), parts: Partial<typeof shop.parts> = {}) => {
      const { size } = await createSealer({ ...shop.parts, promiseKey, ...parts }).sealOnce();
      return { size, keys: await open(await shop.tiles.read(PROMISE_KEYS_PATH)) };
    };
    return { shop, sealWith };
  };

  it('are certified by the log’s key with the first checkpoint, and once', async () => {
    const { shop, sealWith } = await shopWith();
    expect(await sealWith()).toEqual({ size: 3, keys: [keyNumber(1)] });
    const first = await shop.tiles.read(PROMISE_KEYS_PATH);
    shop.append(1);
    await sealWith();
    expect(await shop.tiles.read(PROMISE_KEYS_PATH)).toEqual(first);
  });

  it('are certified for a log that has nothing new', async () => {
    const { shop, sealWith } = await shopWith();
    await createSealer(shop.parts).sealOnce();
    expect(await shop.tiles.read(PROMISE_KEYS_PATH)).toBeNull();
    expect((await sealWith()).keys).toEqual([keyNumber(1)]);
  });

  it('stay in the list when another follows, so that what they promised can still be judged', async () => {
    const { sealWith } = await shopWith();
    await sealWith();
    expect((await sealWith(keyNumber(2))).keys).toEqual([keyNumber(1), keyNumber(2)]);
    await expect(sealWith(keyNumber(1))).rejects.toThrow('GLASSCASE_PROMISE_KEY was replaced before');
  });

  it('are believed of an older key of the log, too', async () => {
    const { shop, sealWith } = await shopWith();
    await sealWith();
    const next = signerFromSeed(origin, '12'.repeat(32));
    await sealWith(keyNumber(2), { signer: next, previousSigners: [signer] });
    const file = await shop.tiles.read(PROMISE_KEYS_PATH);
    expect(await open(file, [next.key])).toBeNull();
    expect(await open(file, [next.key, signer.key])).toEqual([keyNumber(1), keyNumber(2)]);
  });

  it('are none where the file is another, or of another log or signer', async () => {
    const certified = (text: string, by = signer) => joinNotes([signNote([by], text)]);
    const good = certificateText(origin, keyNumber(1));
    expect(await open(certified(good))).toEqual([keyNumber(1)]);
    expect(await open(null)).toEqual([]);
    expect(await open(certified(good, signerFromSeed(origin, '13'.repeat(32))))).toBeNull();
    expect(await open(certified(good.replace('promise key', 'log key')))).toBeNull();
    expect(await open(certified(certificateText('other.test/log', keyNumber(1))))).toBeNull();
    expect(await open(certified(certificateText(origin, signer.key)))).toBeNull();
    expect(await open(new Uint8Array(400_000))).toBeNull();
    const twice = signNote([signer], good);
    expect(await open(joinNotes([twice, twice]))).toBeNull();
  });
});
