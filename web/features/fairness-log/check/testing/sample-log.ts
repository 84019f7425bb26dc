import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { utf8 } from '../../../../../engine/fairness/bytes.ts';
import { canonicalJson } from '../../../../../engine/kernel/canonical-json.ts';
import { leafHash, TILE_WIDTH } from '../../../../../engine/log/merkle.ts';
import { formatVerifierKey, type VerifyEd25519, verifierKeyOf } from '../../../../../engine/log/note.ts';
import { signCheckpoint } from '../../../../../engine/log/testing/sign-checkpoint.ts';
import { bundlePath, encodeBundle, tilePath } from '../../../../../engine/log/tiles.ts';
import { newTree } from '../../../../../engine/log/tree.ts';
import { nodeHashing } from '../../../../../engine/node-hashing.ts';
import type { ReadLog } from '../../read-log.ts';

/** A published log for specs. */
export type LogFiles = ReadonlyMap<string, Uint8Array>;

const keys = generateKeyPairSync('ed25519');
const privateKey = createPrivateKey(keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
const publicDer = keys.publicKey.export({ format: 'der', type: 'spki' });
const key = verifierKeyOf(nodeHashing, 'localhost:3000/log', new Uint8Array(publicDer.subarray(-32)));

export const sampleKey = formatVerifierKey(key);

export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  const der = Buffer.concat([publicDer.subarray(0, publicDer.length - 32), publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
};

/** An entry of one of three players. */
export const sampleEntry = (position: number, type = 'CaseOpened'): Uint8Array =>
  utf8(
    canonicalJson({
      v: 2,
      stream: `player-${'abc'[position % 3]}`,
      version: Math.floor(position / 3) + 1,
      type,
      schemaVersion: 1,
      at: new Date(1_700_000_000_000 + position).toISOString(),
      data: { n: position },
    }),
  );

/** A log of `size` entries with everything that belongs to it. */
export const publishSample = (size: number, entryAt = (position: number) => sampleEntry(position)): LogFiles => {
  const files = new Map<string, Uint8Array>();
  const tree = newTree(nodeHashing);
  const entries = Array.from({ length: size }, (_, position) => entryAt(position));
  for (const entry of entries) {
    for (const { level, index, hashes } of tree.append(leafHash(nodeHashing, entry))) {
      files.set(tilePath(level, index, TILE_WIDTH), hashes);
    }
  }
  for (const { level, index, hashes } of tree.partials()) files.set(tilePath(level, index, hashes.length / 32), hashes);
  for (let from = 0; from < size; from += TILE_WIDTH) {
    const some = entries.slice(from, from + TILE_WIDTH);
    files.set(bundlePath(from / TILE_WIDTH, some.length), encodeBundle(some));
  }
  const signer = { key, sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)) };
  files.set('key', utf8(`${sampleKey}\n`));
  files.set('checkpoint', signCheckpoint(signer, { origin: key.name, size, root: tree.root() }));
  return files;
};

export const readFrom =
  (files: LogFiles): ReadLog =>
  async (path) =>
    files.get(path) ?? null;

export const flipped = (files: LogFiles, path: string, at: number, bit = 1): LogFiles => {
  const bytes = Uint8Array.from(files.get(path) ?? []);
  bytes[at] = (bytes[at] ?? 0) ^ bit;
  return new Map(files).set(path, bytes);
};
