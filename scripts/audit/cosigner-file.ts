import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { toHex, utf8 } from '../../engine/fairness/bytes.ts';
import { readIfThere, replaceFile } from '../../engine/log/file-tile-store.ts';
import { LogKeyInvalid, signerFromSeed } from '../../engine/log/log-key.ts';
import { asReplayKey, isAuditorName, REPLAY_KINDS, type ReplayKind, replayKeyName } from '../../engine/log/replayed.ts';
import { type Cosigner, witnessKeyOf } from '../../engine/log/witness/cosign.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { UsageError } from '../command-line.ts';

/** An auditor's keys, one for each kind of replay. */
export type AuditorKeys = Readonly<Record<ReplayKind, Cosigner>>;

const keysOf = (auditor: string, seeds: Readonly<Record<ReplayKind, string>>): AuditorKeys => {
  const cosigner = (kind: ReplayKind): Cosigner => {
    const name = replayKeyName(auditor, kind);
    const { key, sign } = signerFromSeed(name, seeds[kind]);
    return { key: witnessKeyOf(nodeHashing, name, key.publicKey), sign };
  };
  return { public: cosigner('public'), full: cosigner('full') };
};

const LINE = /^(\S+) ([0-9a-f]{64})$/;

/** A line for each kind: the key's name and its seed, 64 hex digits. @throws UsageError without showing what it holds */
const parseKeys = (path: string, text: string): AuditorKeys => {
  const wrong = (): never => {
    throw new UsageError(`${path} holds no keys of an auditor: make it with npm run audit -- cosigner`);
  };
  const lines = text.split('\n').filter((line) => line !== '');
  const seeds = new Map(lines.map((line) => (LINE.exec(line) ?? []).slice(1)).map(([name, seed]) => [name, seed]));
  const [first = ''] = [...seeds.keys()].map((name) => name?.slice(0, name.lastIndexOf('/')));
  const [open, full] = REPLAY_KINDS.map((kind) => seeds.get(replayKeyName(first, kind)));
  if (lines.length !== 2 || open === undefined || full === undefined || open === full) return wrong();
  try {
    const keys = keysOf(first, { public: open, full });
    return REPLAY_KINDS.every((kind) => asReplayKey(keys[kind].key)?.kind === kind) ? keys : wrong();
  } catch (error) {
    if (error instanceof LogKeyInvalid || error instanceof TypeError) return wrong();
    throw error;
  }
};

/** @throws UsageError */
export const readAuditorKeys = async (path: string): Promise<AuditorKeys> => {
  const bytes = await readIfThere(path);
  if (bytes === null) throw new UsageError(`there is no ${path}`);
  return parseKeys(path, new TextDecoder().decode(bytes));
};

/** New keys in a file that its owner alone may read. @throws UsageError where the name is none, or something is there */
export const createAuditorKeys = async (path: string, auditor: string): Promise<AuditorKeys> => {
  if (!isAuditorName(auditor)) {
    throw new UsageError('an auditor’s name is up to 64 lower-case letters, digits, dots, dashes and slashes');
  }
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new UsageError(`${path} is there already`);
  const seeds = { public: toHex(randomBytes(32)), full: toHex(randomBytes(32)) };
  const lines = REPLAY_KINDS.map((kind) => `${replayKeyName(auditor, kind)} ${seeds[kind]}\n`);
  await replaceFile(path, utf8(lines.join('')), 0o600);
  return keysOf(auditor, seeds);
};
