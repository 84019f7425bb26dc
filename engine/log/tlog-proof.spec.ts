import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receipts } from '../../test/c2sp-vectors.ts';
import { createPublishedLog, entryAt } from '../../test/published-log.ts';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { verifyEd25519InPage } from './ed25519-web.ts';
import { parseVerifierKey } from './note.ts';
import { receiptOf } from './receipt.ts';
import { formatTlogProof, MAX_PROOF_BYTES, parseTlogProof, verifyTlogProof } from './tlog-proof.ts';
import { parseWitnessKey } from './witness/cosignature.ts';

const vectors = receipts();
const logKey = parseVerifierKey(nodeHashing, vectors.logKey);
const otherKey = parseVerifierKey(nodeHashing, vectors.otherKey);
const witnessKey = parseWitnessKey(nodeHashing, vectors.witnessKey);
if (logKey === null || otherKey === null || witnessKey === null) throw new Error('the vectors hold no keys');

const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const check = (receipt: Uint8Array, entry: Uint8Array, keys = [logKey]) =>
  verifyTlogProof({ proof: receipt, entryBytes: entry, keys, witnesses: [witnessKey] }, tools);

const decoder = new TextDecoder();

describe('a receipt', () => {
  it.each(vectors.receipts)('of another implementation is verified: entry $index of $size', async (vector) => {
    const bytes = utf8(vector.receipt);
    const { index, size, cosignedAt } = vector;
    const expected = {
      ok: true,
      proof: { index, extra: null },
      checkpoint: { size },
      key: logKey,
      cosignatures: cosignedAt === null ? [] : [{ name: 'witness.example/w1', timestamp: cosignedAt }],
    };
    expect(await check(bytes, utf8(vector.entry))).toMatchObject(expected);
    const inPage = { proof: bytes, entryBytes: utf8(vector.entry), keys: [logKey], witnesses: [witnessKey] };
    const pageTools = { hashing: nodeHashing, verify: verifyEd25519InPage };
    expect(await verifyTlogProof(inPage, pageTools)).toMatchObject(expected);
    const parsed = parseTlogProof(bytes);
    expect(parsed === null ? null : decoder.decode(formatTlogProof(parsed))).toBe(vector.receipt);
  });

  it('keeps extra data, which nobody vouches for', async () => {
    const [first] = vectors.receipts;
    const parsed = parseTlogProof(utf8(vectors.withExtra));
    expect(decoder.decode(parsed?.extra ?? undefined)).toBe(vectors.extra);
    expect(await check(utf8(vectors.withExtra), utf8(first?.entry ?? ''))).toMatchObject({ ok: true });
    expect(parsed === null ? null : decoder.decode(formatTlogProof(parsed))).toBe(vectors.withExtra);
  });

  it('is written from the published log, for every entry of every size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 700 }), fc.nat(), async (size, some) => {
        const { tiles, extendTo, signer } = createPublishedLog();
        await extendTo(size);
        const index = some % size;
        const receipt = await receiptOf(nodeHashing, tiles.read, index);
        const bytes = receipt?.bytes ?? new Uint8Array(0);
        expect(await check(bytes, entryAt(index), [signer.key])).toMatchObject({ ok: true, checkpoint: { size } });
        expect(await check(bytes, entryAt(index + 1), [signer.key])).toEqual({
          ok: false,
          fault: 'no way from the entry to the signed root',
        });
        expect(await receiptOf(nodeHashing, tiles.read, size)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('is the same that another implementation wrote', async () => {
    for (const size of [7, 255, 257, 1000]) {
      const { tiles, extendTo } = createPublishedLog();
      await extendTo(size);
      for (const vector of vectors.receipts.filter((one) => one.size === size)) {
        const receipt = await receiptOf(nodeHashing, tiles.read, vector.index);
        const ours = decoder.decode(receipt?.bytes);
        expect(vector.receipt.startsWith(ours), `${vector.index} of ${size}`).toBe(true);
      }
    }
  });

  it('is refused after a change of any single byte', async () => {
    const vector = vectors.receipts.find(({ size, cosignedAt }) => size === 257 && cosignedAt === null);
    const bytes = utf8(vector?.receipt ?? '');
    const entry = utf8(vector?.entry ?? '');
    expect((await check(bytes, entry)).ok).toBe(true);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect((await check(changed, entry)).ok, `byte ${at}`).toBe(false);
      expect((await check(bytes.subarray(0, at), entry)).ok, `cut at ${at}`).toBe(false);
    }
  });

  it('loses at least its witness when a byte of the cosignature is changed', async () => {
    const vector = vectors.receipts.find(({ size }) => size === 256);
    const bytes = utf8(vector?.receipt ?? '');
    const start = (vector?.receipt ?? '').lastIndexOf('— ');
    const offset = utf8((vector?.receipt ?? '').slice(0, start)).length;
    for (let at = offset; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      const result = await check(changed, utf8(vector?.entry ?? ''));
      expect(result.ok && result.cosignatures.length > 0, `byte ${at}`).toBe(false);
    }
  });

  it('needs a trusted key, whichever of them it is', async () => {
    const [first] = vectors.receipts;
    const bytes = utf8(first?.receipt ?? '');
    const entry = utf8(first?.entry ?? '');
    const fault = 'no valid signature of the key';
    expect(await check(bytes, entry, [otherKey])).toEqual({ ok: false, fault });
    expect(await check(bytes, entry, [])).toEqual({ ok: false, fault });
    expect(await check(bytes, entry, [otherKey, logKey])).toMatchObject({ ok: true, key: logKey });
  });

  it.each([
    ['nothing', ''],
    ['another version', 'c2sp.org/tlog-proof@v2\nindex 0\n\n'],
    ['no index', 'c2sp.org/tlog-proof@v1\n\nnote'],
    ['an index with a leading zero', 'c2sp.org/tlog-proof@v1\nindex 00\n\nnote'],
    ['an index beyond 2^53', 'c2sp.org/tlog-proof@v1\nindex 9999999999999999\n\nnote'],
    ['a short hash', 'c2sp.org/tlog-proof@v1\nindex 0\nAAAA\n\nnote'],
    ['64 hashes', `c2sp.org/tlog-proof@v1\nindex 0\n${`${'A'.repeat(43)}=\n`.repeat(64)}\nnote`],
    ['extra behind the index', 'c2sp.org/tlog-proof@v1\nindex 0\nextra AAAA\n\nnote'],
    ['extra that is no base64', 'c2sp.org/tlog-proof@v1\nextra A\nindex 0\n\nnote'],
    ['carriage returns', 'c2sp.org/tlog-proof@v1\r\nindex 0\r\n\r\nnote'],
    ['more bytes than any receipt has', `c2sp.org/tlog-proof@v1\nindex 0\n\n${'x'.repeat(MAX_PROOF_BYTES)}`],
  ])('is refused with %s', async (_, text) => {
    expect(parseTlogProof(utf8(text))).toBeNull();
    expect(await check(utf8(text), utf8('entry'))).toEqual({ ok: false, fault: 'not a tlog-proof' });
  });

  it('is refused where its text isn’t UTF-8', () => {
    expect(parseTlogProof(Uint8Array.of(0xff, 0x0a, 0x0a))).toBeNull();
  });
});
