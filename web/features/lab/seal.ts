import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { checkpointText, type LogSigner } from '../../../engine/log/checkpoint.ts';
import { type PromiseSigner, promiseKeyName, signInclusionPromise } from '../../../engine/log/inclusion-promise.ts';
import { joinNotes } from '../../../engine/log/key-history.ts';
import { HASH_BYTES, leafHash, TILE_WIDTH } from '../../../engine/log/merkle.ts';
import { formatVerifierKey, verifierKeyOf } from '../../../engine/log/note.ts';
import { certificateText } from '../../../engine/log/promise-keys.ts';
import { signNote } from '../../../engine/log/sign-note.ts';
import {
  bundlePath,
  CHECKPOINT_PATH,
  encodeBundle,
  KEY_PATH,
  PROMISE_KEYS_PATH,
  tilePath,
} from '../../../engine/log/tiles.ts';
import { newTree } from '../../../engine/log/tree.ts';

/** The files of a published log, by their path. */
export type LogFiles = ReadonlyMap<string, Uint8Array>;

/** A house of the lab: it signs every log that it is given. */
export interface LabHouse {
  readonly signer: LogSigner;
  readonly promises: PromiseSigner;
}

const ORIGIN = 'lab.glasscase.example/log';

const signerNamed = (name: string): LogSigner => {
  const { secretKey, publicKey } = ed25519.keygen();
  return {
    key: verifierKeyOf(nobleHashing, name, publicKey),
    sign: (message) => ed25519.sign(message, secretKey),
  };
};

/** A house with keys that the page makes and that end with it. */
export const labHouse = (): LabHouse => ({
  signer: signerNamed(ORIGIN),
  promises: { origin: ORIGIN, ...signerNamed(promiseKeyName(ORIGIN)) },
});

/** The content of `/log/promise-keys`: the certificate of the house's key for promises. */
const certificateOf = ({ signer, promises }: LabHouse): Uint8Array =>
  joinNotes([signNote([signer], certificateText(signer.key.name, promises.key))]);

/** Publishes entries as a site does: tiles, bundles and a validly signed checkpoint, for any content of the entries. */
export const published = (house: LabHouse, entries: readonly Uint8Array[]): LogFiles => {
  const { signer } = house;
  const files = new Map<string, Uint8Array>();
  const tree = newTree(nobleHashing);
  const filled = entries.flatMap((entry) => tree.append(leafHash(nobleHashing, entry)));
  for (const { level, index, hashes } of [...filled, ...tree.partials()]) {
    files.set(tilePath(level, index, hashes.length / HASH_BYTES), hashes);
  }
  for (let start = 0; start < entries.length; start += TILE_WIDTH) {
    const part = entries.slice(start, start + TILE_WIDTH);
    files.set(bundlePath(start / TILE_WIDTH, part.length), encodeBundle(part));
  }
  const { name } = signer.key;
  const checkpoint = checkpointText({ origin: name, size: entries.length, root: tree.root() });
  files.set(CHECKPOINT_PATH, signNote([signer], checkpoint));
  files.set(KEY_PATH, utf8(`${formatVerifierKey(signer.key)}\n`));
  files.set(PROMISE_KEYS_PATH, certificateOf(house));
  return files;
};

/** The file that a player keeps after an outcome: the house's signed promise that this entry stays at its place. */
export const promiseFile = (
  house: LabHouse,
  { entry, position, at }: { readonly entry: Uint8Array; readonly position: number; readonly at: number },
): Uint8Array => {
  const batch = { first: position, leaves: [leafHash(nobleHashing, entry)], at };
  const certificates = new TextDecoder().decode(certificateOf(house));
  return utf8(JSON.stringify({ ...signInclusionPromise(nobleHashing, house.promises, batch)(0), certificates }));
};
