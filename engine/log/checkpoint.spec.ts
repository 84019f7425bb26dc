import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedNotes } from '../../test/c2sp-vectors.ts';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { checkpointText, openCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { verifyEd25519InPage } from './ed25519-web.ts';
import { LogKeyInvalid, signerFromSeed } from './log-key.ts';
import {
  formatNote,
  formatVerifierKey,
  parseNote,
  parseVerifierKey,
  type VerifierKey,
  verifierKeyOf,
  verifyNote,
} from './note.ts';
import { signCheckpoint } from './testing/sign-checkpoint.ts';

const examples = signedNotes();

const keyOf = (text: string): VerifierKey => {
  const key = parseVerifierKey(nodeHashing, text);
  if (key === null) throw new Error(`not a key: ${text}`);
  return key;
};

const signer = signerFromSeed(
  'glasscase.example/log',
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
);
const checkpoint = {
  origin: 'glasscase.example/log',
  size: 20_852_163,
  root: new Uint8Array(nodeHashing.sha256(utf8('root'))),
};

describe('signed notes', () => {
  it.each(examples.verifiable)('verify the published example of $key', async ({ key, note }) => {
    const parsed = parseNote(utf8(note));
    if (parsed === null) throw new Error('the example is a note');
    expect(await verifyNote(parsed, keyOf(key), verifyEd25519)).toBe(true);
    expect(await verifyNote(parsed, keyOf(key), verifyEd25519InPage)).toBe(true);
    expect(formatNote(parsed)).toBe(note);
    expect(formatVerifierKey(keyOf(key))).toBe(key);
  });

  it.each(examples.readable)('keep the text of the published example of $signers', ({ note, text, signers }) => {
    const parsed = parseNote(utf8(note));
    expect(parsed?.text).toBe(text);
    expect(parsed?.signatures.map(({ name }) => name)).toEqual(signers);
  });

  it('take the text up to the last empty line', () => {
    const text = 'one\n\ntwo\n';
    const { name, id } = signer.key;
    const note = formatNote({ text, signatures: [{ name, id, signature: signer.sign(utf8(text)) }] });
    expect(parseNote(utf8(note))?.text).toBe(text);
  });

  it('ignore other keys’ lines and refuse a false line of the known key', async () => {
    const own = { name: signer.key.name, id: signer.key.id, signature: signer.sign(utf8('text\n')) };
    const stranger = { name: 'witness.example', id: Uint8Array.of(1, 2, 3, 4), signature: new Uint8Array(64) };
    const falseLine = { ...own, signature: new Uint8Array(64) };
    const verdict = (signatures: (typeof own)[]) =>
      verifyNote({ text: 'text\n', signatures }, signer.key, verifyEd25519);
    expect(await verdict([stranger, own])).toBe(true);
    expect(await verdict([stranger])).toBe(false);
    expect(await verdict([own, falseLine])).toBe(false);
    expect(await verdict([{ ...own, id: Uint8Array.of(0, 0, 0, 0) }])).toBe(false);
  });

  it.each([
    ['no blank line', 'text\n— name AAAAAAAAAAAA\n'],
    ['no signature', 'text\n\n'],
    ['a hyphen for the em dash', 'text\n\n- name AAAAAAAAAAAA\n'],
    ['no final line feed', 'text\n\n— name AAAAAAAAAAAA'],
    ['stray base64 bits', 'text\n\n— name AAAAAAAAAB==\n'],
    ['a carriage return', 'text\r\n\n— name AAAAAAAAAAAA\n'],
    ['white space behind the signature', 'text\n\n— name AAAAAAAAAAAA \n'],
  ])('are refused with %s', (_, text) => {
    expect(parseNote(utf8(text))).toBeNull();
  });
});

describe('verifier keys', () => {
  it('are refused in any other spelling', () => {
    const key = examples.verifiable[0]?.key ?? '';
    fc.assert(
      fc.property(fc.nat({ max: key.length - 1 }), fc.integer({ min: 33, max: 126 }), (at, code) => {
        const changed = key.slice(0, at) + String.fromCharCode(code) + key.slice(at + 1);
        fc.pre(changed !== key);
        expect(parseVerifierKey(nodeHashing, changed)).toBeNull();
      }),
    );
    expect(parseVerifierKey(nodeHashing, key.replace('530d903a', '530D903A'))).toBeNull();
    expect(parseVerifierKey(nodeHashing, '')).toBeNull();
  });

  it('need a name without spaces and plus, and 32 bytes', () => {
    expect(() => verifierKeyOf(nodeHashing, 'a b', new Uint8Array(32))).toThrow(TypeError);
    expect(() => verifierKeyOf(nodeHashing, 'a+b', new Uint8Array(32))).toThrow(TypeError);
    expect(() => verifierKeyOf(nodeHashing, 'a', new Uint8Array(31))).toThrow(TypeError);
  });

  it('come from the seed as RFC 8032 says', () => {
    expect(Buffer.from(signer.key.publicKey).toString('hex')).toBe(
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    );
    expect(() => signerFromSeed('a/log', 'too short')).toThrow(LogKeyInvalid);
  });
});

describe('a checkpoint', () => {
  it('opens with the key that signed it, on a server and in a page', async () => {
    const bytes = signCheckpoint(signer, checkpoint);
    const opened = { ok: true, checkpoint, cosignatures: [] };
    expect(await openCheckpoint(bytes, signer.key, verifyEd25519)).toEqual(opened);
    expect(await openCheckpoint(bytes, signer.key, verifyEd25519InPage)).toEqual(opened);
    expect(new TextDecoder().decode(bytes)).toMatch(/^glasscase\.example\/log\n20852163\n[A-Za-z0-9+/]{43}=\n\n— /);
  });

  it('is refused after a change of any single byte', async () => {
    const bytes = signCheckpoint(signer, checkpoint);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect((await openCheckpoint(changed, signer.key, verifyEd25519)).ok, `byte ${at}`).toBe(false);
    }
  });

  it.each([
    ['another origin', 'other.example/log\n1\nAAAA\n'],
    ['a size with a leading zero', checkpointText(checkpoint).replace('20852163', '020852163')],
    ['a size beyond 2^53', checkpointText(checkpoint).replace('20852163', '9999999999999999')],
    ['an extension line', `${checkpointText(checkpoint)}extension\n`],
    ['a root of another length', 'glasscase.example/log\n1\nAAAA\n'],
  ])('is refused with %s, though signed', async (_, text) => {
    const { name, id } = signer.key;
    const note = formatNote({ text, signatures: [{ name, id, signature: signer.sign(utf8(text)) }] });
    expect(await openCheckpoint(utf8(note), signer.key, verifyEd25519)).toEqual({
      ok: false,
      fault: 'not a checkpoint',
    });
  });
});
