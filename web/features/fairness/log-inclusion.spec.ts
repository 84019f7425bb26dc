import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { canonicalJson } from '../../../engine/kernel/canonical-json.ts';
import { signCheckpoint } from '../../../engine/log/checkpoint.ts';
import { leafHash } from '../../../engine/log/merkle.ts';
import { formatVerifierKey, type VerifyEd25519, verifierKeyOf } from '../../../engine/log/note.ts';
import { bundlePath, encodeBundle, tilePath } from '../../../engine/log/tiles.ts';
import { newTree } from '../../../engine/log/tree.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { proveInclusion, type ReadLog, rememberingLog } from './log-inclusion.ts';
import { sampleRound } from './sample-round.ts';
import type { RoundFacts } from './verification.ts';

const keys = generateKeyPairSync('ed25519');
const privateKey = createPrivateKey(keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
const publicDer = keys.publicKey.export({ format: 'der', type: 'spki' });
const key = verifierKeyOf(nodeHashing, 'localhost:3000/log', new Uint8Array(publicDer.subarray(-32)));
const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  const der = Buffer.concat([publicDer.subarray(0, publicDer.length - 32), publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
};

const entryOf = (facts: RoundFacts): Uint8Array =>
  utf8(
    canonicalJson({
      v: 1,
      stream: 'player-AAAAAAAAAAAAAAAAAAAAAA',
      version: 9,
      type: 'CaseOpened',
      schemaVersion: 1,
      at: '2026-11-20T10:41:08.123Z',
      data: {
        case: facts.caseSlug,
        caseVersion: facts.caseVersion,
        entropy: facts.entropy,
        entry: facts.entryIndex,
        float: facts.float,
        oddsHash: facts.oddsHash,
        pairId: facts.pairId,
        price: String(facts.price),
        roundNo: facts.roundNo,
        ticket: facts.ticket,
        userSeed: facts.userSeed,
      },
    }),
  );

const facts = sampleRound(nodeHashing);

/** A published log of `size` entries with the round at its position. */
const publish = (size: number, own: RoundFacts = facts): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>();
  const tree = newTree(nodeHashing);
  const entries = Array.from({ length: size }, (_, index) =>
    index === Number(facts.position) ? entryOf(own) : utf8(`entry ${index}`),
  );
  for (const entry of entries) {
    for (const tile of tree.append(leafHash(nodeHashing, entry)))
      files.set(tilePath(tile.level, tile.index, 256), tile.hashes);
  }
  for (const tile of tree.partials()) files.set(tilePath(tile.level, tile.index, tile.hashes.length / 32), tile.hashes);
  for (let index = 0; index * 256 < size; index += 1) {
    const bundle = entries.slice(256 * index, 256 * index + 256);
    files.set(bundlePath(index, bundle.length), encodeBundle(bundle));
  }
  files.set('key', utf8(`${formatVerifierKey(key)}\n`));
  const signer = { key, sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)) };
  files.set('checkpoint', signCheckpoint(signer, { origin: key.name, size, root: tree.root() }));
  return files;
};

const readFrom =
  (files: Map<string, Uint8Array>): ReadLog =>
  async (path) =>
    files.get(path) ?? null;

const prove = (files: Map<string, Uint8Array>, own = facts) =>
  proveInclusion(nodeHashing, verifyEd25519, readFrom(files), own);

describe('proveInclusion', () => {
  it.each([42, 100, 256, 257, 700])('leads from the round to the signed root in a log of %i entries', async (size) => {
    const result = await prove(publish(size));
    expect(result).toMatchObject({ status: 'included', checkpoint: { size } });
  });

  it('says when the round is not sealed yet', async () => {
    expect(await prove(publish(41))).toEqual({ status: 'not-sealed', sealedSize: 41 });
    expect(await prove(new Map())).toEqual({ status: 'not-sealed', sealedSize: 0 });
  });

  it('reads a full bundle or tile where the partial one is gone', async () => {
    const older = publish(100);
    const newer = publish(300);
    const files = new Map(
      [...newer].map(([path, bytes]) => [path, path === 'checkpoint' ? (older.get(path) ?? bytes) : bytes]),
    );
    expect(await prove(files)).toMatchObject({ status: 'included', checkpoint: { size: 100 } });
  });

  it('sees a log that states another ticket than the page', async () => {
    const files = publish(100, { ...facts, ticket: facts.ticket + 1 });
    expect(await prove(files)).toEqual({ status: 'mismatch', fault: 'entry', differing: ['ticket'] });
  });

  it('sees an entry that was exchanged after it was sealed', async () => {
    const files = publish(100, { ...facts, price: 1 });
    const bundle = publish(100).get(bundlePath(0, 100)) ?? new Uint8Array();
    expect(await prove(files.set(bundlePath(0, 100), bundle))).toMatchObject({ status: 'mismatch', fault: 'proof' });
  });

  it('sees a changed tile, checkpoint and key', async () => {
    const flip = (path: string) => {
      const files = publish(300);
      const bytes = Uint8Array.from(files.get(path) ?? []);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return prove(files.set(path, bytes));
    };
    expect(await flip(tilePath(0, 0, 256))).toMatchObject({ fault: 'proof' });
    expect(await flip('checkpoint')).toMatchObject({ fault: 'signature' });
    expect(await flip('key')).toMatchObject({ status: 'mismatch' });
  });

  it('sees that bundle, tile or key are missing', async () => {
    const without = (path: string) => {
      const files = publish(100);
      files.delete(path);
      return prove(files);
    };
    expect(await without(bundlePath(0, 100))).toMatchObject({ fault: 'bundle' });
    expect(await without(tilePath(0, 0, 100))).toMatchObject({ fault: 'proof' });
    expect(await without('key')).toMatchObject({ fault: 'key' });
  });

  it('rejects where the network fails, so that the page can offer to try again', async () => {
    const failing: ReadLog = () => Promise.reject(new TypeError('failed to fetch'));
    await expect(proveInclusion(nodeHashing, verifyEd25519, failing, facts)).rejects.toThrow('failed to fetch');
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
    const before = await proveInclusion(nodeHashing, verifyEd25519, read, facts);
    online = false;
    expect(await proveInclusion(nodeHashing, verifyEd25519, read, facts)).toEqual(before);
    await expect(read('tile/entries/001.p/7')).rejects.toThrow('failed to fetch');
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
