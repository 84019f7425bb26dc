import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { formatNote, parseNote } from '../../../../engine/log/note.ts';
import { formatTlogProof } from '../../../../engine/log/tlog-proof.ts';
import { cosignatureLine, witnessKeyOf } from '../../../../engine/log/witness/cosign.ts';
import { cosignedMessage, formatWitnessKey } from '../../../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import {
  flipped,
  type LogFiles,
  publishSample,
  readFrom,
  sampleKey,
  verifyEd25519,
} from '../check/testing/sample-log.ts';
import type { ReadLog } from '../read-log.ts';
import { openHead } from './open-published.ts';

const keys = generateKeyPairSync('ed25519');
const privateKey = createPrivateKey(keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
const witness = witnessKeyOf(nodeHashing, 'witness.example', new Uint8Array(publicKey));
const TIME = 1_795_000_000;

/** A log of 300 entries whose checkpoint at 200 was cosigned. */
const witnessed = (): LogFiles => {
  const note = parseNote(publishSample(200).get('checkpoint') ?? new Uint8Array(0));
  if (note === null) throw new Error('the sample has no checkpoint');
  const signed = new Uint8Array(sign(null, cosignedMessage(TIME, note.text), privateKey));
  const cosigned = utf8(
    formatNote({ ...note, signatures: [...note.signatures, cosignatureLine(witness, TIME, signed)] }),
  );
  return new Map([
    ...publishSample(300),
    ['witnesses', utf8(`${formatWitnessKey(witness)}\n`)],
    ['checkpoint.witnessed', cosigned],
    ['proof/0', formatTlogProof({ index: 0, hashes: [], checkpoint: cosigned, extra: null })],
  ]);
};

const open = (read: ReadLog) => openHead({ read, hashing: nodeHashing, verify: verifyEd25519 });

describe('the head of a log', () => {
  it('is a verified checkpoint, without witnesses where there are none', async () => {
    const asked: string[] = [];
    const files = publishSample(300);
    const head = await open(async (path) => {
      asked.push(path);
      return files.get(path) ?? null;
    });
    expect(head).toMatchObject({ status: 'signed', verifierKey: sampleKey, witnesses: [], witnessed: null });
    // The page doesn't ask for files that a log without witnesses and former keys lacks: browsers report every 404.
    expect(asked.sort()).toEqual(['checkpoint', 'key', 'proof/0']);
  });

  it('names the witnesses, and how far and when they cosigned', async () => {
    expect(await open(readFrom(witnessed()))).toMatchObject({
      status: 'signed',
      checkpoint: { size: 300 },
      witnessed: { size: 200, cosignatures: [{ name: 'witness.example', timestamp: TIME }] },
    });
  });

  it('is refused with a false cosignature, a false list or a false signature', async () => {
    const files = witnessed();
    const length = files.get('checkpoint.witnessed')?.length ?? 0;
    const refused = async (changed: LogFiles) => {
      const head = await open(readFrom(changed));
      return head.status === 'false' ? head.fault : head.status;
    };
    // A flipped bit may leave base64 altogether: signatures are other ones each time.
    expect(await refused(flipped(files, 'checkpoint.witnessed', length - 20))).toEqual({
      file: 'checkpoint.witnessed',
      reason: expect.stringMatching(/^a false signature of a witness$|^not a signed note$/),
    });
    expect(await refused(flipped(files, 'witnesses', 3))).toEqual({
      file: 'witnesses',
      reason: 'not a list of witnesses',
    });
    expect(await refused(flipped(files, 'key', 3))).toEqual({ file: 'key', reason: 'not a verifier key' });
    const own = files.get('checkpoint')?.length ?? 0;
    expect(await refused(flipped(files, 'checkpoint', own - 20))).toMatchObject({ file: 'checkpoint' });
  });

  it('was never sealed where there is no checkpoint', async () => {
    expect(await open(readFrom(new Map()))).toEqual({ status: 'never-sealed' });
  });
});
