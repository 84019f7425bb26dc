import { describe, expect, it } from 'vitest';
import { witnessing } from '../../../test/c2sp-vectors.ts';
import { createPublishedLog, entryAt } from '../../../test/published-log.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { fromBase64, toBase64 } from '../base64.ts';
import { leafHash } from '../merkle.ts';
import { consistencyProof, verifyConsistency } from '../proofs.ts';
import { tileReader } from '../read-tile.ts';
import { parseAddCheckpoint } from '../testing/parse-add-checkpoint.ts';
import { CHECKPOINT_PATH } from '../tiles.ts';
import { rootOfLeaves } from '../tree.ts';
import { formatAddCheckpoint, formatSize, parseSize } from './add-checkpoint.ts';

const vector = witnessing();
const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array(0);

describe('consistency proofs', () => {
  it('are those of another implementation, and verify', async () => {
    const { tiles, extendTo } = createPublishedLog();
    let size = 0;
    for (const { older, newer, olderRoot, newerRoot, proof } of vector.consistency) {
      if (newer > size) await extendTo(newer);
      size = newer;
      const ours = await consistencyProof(nodeHashing, older, newer, tileReader(tiles.read));
      expect(ours.map(toBase64), `${older} to ${newer}`).toEqual(proof);
      const leaves = Array.from({ length: older }, (_, n) => leafHash(nodeHashing, entryAt(n)));
      expect(toBase64(rootOfLeaves(nodeHashing, leaves))).toBe(olderRoot);
      const trees = {
        older: { size: older, root: bytesOf(olderRoot) },
        newer: { size: newer, root: bytesOf(newerRoot) },
      };
      expect(verifyConsistency(nodeHashing, { ...trees, proof: proof.map(bytesOf) })).toBe(true);
    }
  });
});

describe('asking a witness', () => {
  it('is written as another implementation writes it', async () => {
    const { tiles, extendTo } = createPublishedLog();
    await extendTo(300);
    const proof = await consistencyProof(nodeHashing, 256, 300, tileReader(tiles.read));
    const checkpoint = (await tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0);
    const body = formatAddCheckpoint({ oldSize: 256, proof, checkpoint });
    expect(new TextDecoder().decode(body)).toBe(vector.request);
    const parsed = parseAddCheckpoint(body);
    expect(parsed === null ? null : formatAddCheckpoint(parsed)).toEqual(body);
    expect(parsed).toMatchObject({ oldSize: 256, checkpoint });
  });

  it.each([
    ['nothing', ''],
    ['no size', '\n\nnote'],
    ['a size with a leading zero', 'old 01\n\nnote'],
    ['a negative size', 'old -1\n\nnote'],
    ['no empty line', 'old 1\nnote'],
    ['a short hash', 'old 1\nAAAA\n\nnote'],
    ['64 hashes', `old 1\n${`${'A'.repeat(43)}=\n`.repeat(64)}\nnote`],
  ])('is refused with %s', (_, text) => {
    expect(parseAddCheckpoint(utf8(text))).toBeNull();
  });

  it.each(['', '5', '05\n', '5\n\n', '5 \n', '-1\n', '9999999999999999\n'])('has no size in %j', (text) => {
    expect(parseSize(text)).toBeNull();
  });

  it('reads back a size', () => {
    for (const size of [0, 7, 2 ** 52]) expect(parseSize(formatSize(size))).toBe(size);
  });
});
