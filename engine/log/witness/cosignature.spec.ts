import { describe, expect, it } from 'vitest';
import { cosignatures } from '../../../test/c2sp-vectors.ts';
import { toHex, utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { openCheckpoint } from '../checkpoint.ts';
import { verifyEd25519 } from '../ed25519-node.ts';
import { verifyEd25519InPage } from '../ed25519-web.ts';
import { formatNote, formatVerifierKey, type Note, parseNote, parseVerifierKey, type VerifyEd25519 } from '../note.ts';
import { witnessKeyOf } from './cosign.ts';
import { formatWitnessKey, openCosignatures, parseWitnessKey } from './cosignature.ts';

const vector = cosignatures();

const must = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('the vector is broken');
  return value;
};
const noteOf = (text: string): Note => must(parseNote(utf8(text)));

const log = must(parseVerifierKey(nodeHashing, vector.logKey));
const witness = must(parseWitnessKey(nodeHashing, vector.witnessKey));

describe('a cosignature', () => {
  it('of the published example says its time, over the bytes that the document shows', async () => {
    const { published } = vector;
    const note = noteOf(published.note);
    const [, line] = note.signatures;
    const signed: string[] = [];
    const listen: VerifyEd25519 = (_key, message) => signed.push(new TextDecoder().decode(message)) > 0;
    const key = { ...witness, name: 'witness.example.com/w1', id: must(line).id };
    expect(await openCosignatures(note, [key], listen)).toEqual([{ name: key.name, timestamp: published.timestamp }]);
    expect(signed).toEqual([published.message]);
  });

  it.each([
    ['a server', verifyEd25519],
    ['a page', verifyEd25519InPage],
  ])('that another implementation made is verified on %s', async (_where, verify) => {
    const opened = await openCheckpoint(utf8(vector.note), log, verify, [witness]);
    expect(opened).toMatchObject({
      ok: true,
      checkpoint: { size: 9 },
      cosignatures: [{ name: 'witness.example/w1', timestamp: vector.timestamp }],
    });
  });

  it('of somebody unknown says nothing, and harms nothing', async () => {
    expect(await openCheckpoint(utf8(vector.note), log, verifyEd25519)).toMatchObject({ ok: true, cosignatures: [] });
    const stranger = witnessKeyOf(nodeHashing, 'witness.example/w2', witness.publicKey);
    expect(await openCosignatures(noteOf(vector.note), [stranger], verifyEd25519)).toEqual([]);
  });

  it('refuses the note when it is false, in each of its bytes', async () => {
    const note = noteOf(vector.note);
    const line = must(note.signatures[1]);
    for (let at = 0; at < line.signature.length; at += 1) {
      const signature = line.signature.slice();
      signature[at] = (signature[at] ?? 0) ^ 1;
      const forged = formatNote({ ...note, signatures: [must(note.signatures[0]), { ...line, signature }] });
      const opened = await openCheckpoint(utf8(forged), log, verifyEd25519, [witness]);
      expect(opened, `byte ${at}`).toEqual({ ok: false, fault: 'a false signature of a witness' });
    }
  });

  it('is of no use without a time, with one that no clock shows, or in another length', async () => {
    const yes: VerifyEd25519 = () => true;
    const openLine = (signature: Uint8Array) =>
      openCosignatures(
        { text: 'x\n', signatures: [{ name: witness.name, id: witness.id, signature }] },
        [witness],
        yes,
      );
    expect(await openLine(new Uint8Array(72))).toBeNull();
    expect(await openLine(new Uint8Array(72).fill(0xff))).toBeNull();
    expect(await openLine(new Uint8Array(71).fill(1))).toBeNull();
  });
});

describe('a witness’s key', () => {
  it('is another kind than the log’s, so that neither stands in for the other', () => {
    expect(formatWitnessKey(witness)).toBe(vector.witnessKey);
    expect(parseVerifierKey(nodeHashing, vector.witnessKey)).toBeNull();
    expect(parseWitnessKey(nodeHashing, vector.logKey)).toBeNull();
    const same = witnessKeyOf(nodeHashing, log.name, log.publicKey);
    expect(toHex(same.id)).not.toBe(toHex(log.id));
    expect(formatWitnessKey(same)).not.toBe(formatVerifierKey(log));
  });

  it.each(['', 'witness', 'w+00000000+BAAA', `${'w'.repeat(9)}+zz+AQ==`])('is refused as %j', (text) => {
    expect(parseWitnessKey(nodeHashing, text)).toBeNull();
  });
});
