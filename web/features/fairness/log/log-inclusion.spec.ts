import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { leafHash } from '../../../../engine/log/merkle.ts';
import { formatVerifierKey, type VerifyEd25519, verifierKeyOf } from '../../../../engine/log/note.ts';
import { signCheckpoint } from '../../../../engine/log/testing/sign-checkpoint.ts';
import { tilePath } from '../../../../engine/log/tiles.ts';
import { newTree } from '../../../../engine/log/tree.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { type PlacedEntry, proveInclusion, type ReadLog, rememberingLog } from './log-inclusion.ts';

const keys = generateKeyPairSync('ed25519');
const privateKey = createPrivateKey(keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
const publicDer = keys.publicKey.export({ format: 'der', type: 'spki' });
const key = verifierKeyOf(nodeHashing, 'localhost:3000/log', new Uint8Array(publicDer.subarray(-32)));
const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  const der = Buffer.concat([publicDer.subarray(0, publicDer.length - 32), publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
};

const entryAt = (position: number): PlacedEntry => ({ position, json: `{"entry":${position}}` });
/** A commitment, a game and its reveal. */
const game = [12, 40, 41].map(entryAt);

/** A published log of `size` entries. */
const publish = (size: number, entry: (position: number) => PlacedEntry = entryAt): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>();
  const tree = newTree(nodeHashing);
  for (let position = 0; position < size; position += 1) {
    for (const tile of tree.append(leafHash(nodeHashing, utf8(entry(position).json)))) {
      files.set(tilePath(tile.level, tile.index, 256), tile.hashes);
    }
  }
  for (const tile of tree.partials()) files.set(tilePath(tile.level, tile.index, tile.hashes.length / 32), tile.hashes);
  files.set('key', utf8(`${formatVerifierKey(key)}\n`));
  const signer = { key, sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)) };
  files.set('checkpoint', signCheckpoint(signer, { origin: key.name, size, root: tree.root() }));
  return files;
};

const readFrom =
  (files: Map<string, Uint8Array>): ReadLog =>
  async (path) =>
    files.get(path) ?? null;

const ports = (read: ReadLog) => ({
  hashing: nodeHashing,
  verify: verifyEd25519,
  read,
  pause: async () => undefined,
});
const prove = (files: Map<string, Uint8Array>, entries = game) => proveInclusion(ports(readFrom(files)), entries);

const verdicts = async (files: Map<string, Uint8Array>, entries = game) => {
  const result = await prove(files, entries);
  return result.status === 'checked' ? result.entries.map(({ verdict }) => verdict) : [];
};

describe('proveInclusion', () => {
  it.each([42, 100, 256, 257, 700])('leads from every entry to the signed root in a log of %i', async (size) => {
    const result = await prove(publish(size));
    expect(result).toMatchObject({ status: 'checked', verdict: 'match', checkpoint: { size } });
    expect(await verdicts(publish(size))).toEqual(['match', 'match', 'match']);
  });

  it('says which entries are not sealed yet', async () => {
    expect(await prove(publish(41))).toMatchObject({ status: 'checked', verdict: 'pending' });
    expect(await verdicts(publish(41))).toEqual(['match', 'match', 'pending']);
    expect(await prove(new Map())).toEqual({ status: 'never-sealed', verdict: 'pending' });
  });

  it('reads a full tile where the partial one is gone', async () => {
    const older = publish(100);
    const files = new Map(
      [...publish(300)].map(([path, bytes]) => [path, path === 'checkpoint' ? (older.get(path) ?? bytes) : bytes]),
    );
    expect(await prove(files)).toMatchObject({ verdict: 'match', checkpoint: { size: 100 } });
  });

  it('asks for a tile once, however many entries lie under it', async () => {
    const files = publish(700);
    const asked: string[] = [];
    const read: ReadLog = async (path) => {
      asked.push(path);
      return files.get(path) ?? null;
    };
    await proveInclusion(
      ports(read),
      Array.from({ length: 60 }, (_, n) => entryAt(3 * n)),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('sees an entry that the log holds otherwise, or elsewhere', async () => {
    const files = publish(100, (position) =>
      position === 40 ? { position, json: '{"entry":"other"}' } : entryAt(position),
    );
    expect(await verdicts(files)).toEqual(['match', 'mismatch', 'match']);
    expect(await verdicts(publish(100), [{ ...entryAt(40), position: 39 }])).toEqual(['mismatch']);
  });

  it('sees a changed tile, checkpoint and key', async () => {
    const flip = (path: string) => {
      const files = publish(300);
      const bytes = Uint8Array.from(files.get(path) ?? []);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return prove(files.set(path, bytes));
    };
    expect(await flip(tilePath(0, 0, 256))).toMatchObject({ status: 'checked', verdict: 'mismatch' });
    expect(await flip('checkpoint')).toMatchObject({ status: 'unsigned', fault: 'signature' });
    expect(await flip('key')).toMatchObject({ status: 'unsigned', verdict: 'mismatch' });
  });

  it('sees that tile or key are missing', async () => {
    const without = (path: string) => {
      const files = publish(100);
      files.delete(path);
      return prove(files);
    };
    expect(await without(tilePath(0, 0, 100))).toMatchObject({ verdict: 'mismatch' });
    expect(await without('key')).toMatchObject({ fault: 'key' });
  });

  it('rejects where the network fails, so that the page can offer to try again', async () => {
    const failing: ReadLog = () => Promise.reject(new TypeError('failed to fetch'));
    await expect(proveInclusion(ports(failing), game)).rejects.toThrow('failed to fetch');
  });
});

describe('rememberingLog', () => {
  it('proves the same again once the network is gone, and only what it has read', async () => {
    const files = publish(300);
    let online = true;
    const read = rememberingLog(async (path) => {
      if (!online) throw new TypeError('failed to fetch');
      return files.get(path) ?? null;
    });
    const before = await proveInclusion(ports(read), game);
    online = false;
    expect(await proveInclusion(ports(read), game)).toEqual(before);
    await expect(read('tile/0/001.p/7')).rejects.toThrow('failed to fetch');
  });

  it('takes the newer checkpoint as long as there is a network', async () => {
    const answers = [publish(100), publish(300)];
    let turn = 0;
    const read = rememberingLog(async (path) => answers[turn]?.get(path) ?? null);
    await read('checkpoint');
    turn = 1;
    expect(await read('checkpoint')).toEqual(answers[1]?.get('checkpoint'));
  });
});
