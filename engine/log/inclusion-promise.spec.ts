import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandedInclusionPromise } from '../engine.ts';
import { nodeHashing } from '../node-hashing.ts';
import { toBase64 } from './base64.ts';
import { checkpointText, openCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import {
  answeredInclusionPromise,
  inclusionPromiseText,
  openInclusionPromise,
  parseInclusionPromise,
  signInclusionPromise,
} from './inclusion-promise.ts';
import { promiseSignerFromSeed, signerFromSeed } from './log-key.ts';
import { signNote } from './sign-note.ts';
import { rootOfLeaves } from './tree.ts';

const origin = 'glasscase.test/log';
const signer = promiseSignerFromSeed(origin, '44'.repeat(32));
const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const leafNumber = (n: number) => new Uint8Array(nodeHashing.sha256(new TextEncoder().encode(`leaf ${n}`)));
const leavesOf = (count: number) => Array.from({ length: count }, (_, index) => leafNumber(index));
const open = (handed: HandedInclusionPromise, keys = [signer.key]) => openInclusionPromise(handed, origin, keys, tools);

const three = signInclusionPromise(nodeHashing, signer, { first: 40, leaves: leavesOf(3), at: 1_000 });

describe('a promise', () => {
  it('is one text', () => {
    const root = rootOfLeaves(nodeHashing, leavesOf(3));
    expect(three(0).note.split('\n\n')[0]).toBe(`glasscase/2 promise\n${origin}\n40 3\n${toBase64(root)}\n1000 61000`);
  });

  it('leads from every entry of a batch of any size to the root of its leaves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.nat(1_000_000), async (count, n, first) => {
        const index = n % count;
        const leaves = leavesOf(count);
        const opened = await open(signInclusionPromise(nodeHashing, signer, { first, leaves, at: 5 })(index));
        expect(opened).toMatchObject({ ok: true, position: first + index, leaf: leaves[index] });
        expect(opened.ok && toBase64(opened.inclusionPromise.root)).toBe(toBase64(rootOfLeaves(nodeHashing, leaves)));
      }),
      { numRuns: 50 },
    );
  });

  it('brings the place of each entry of a command', async () => {
    const { note, earlier, ...last } = answeredInclusionPromise(three, 2, 3);
    for (const [index, place] of [...earlier, last].entries()) {
      expect(await open({ note, ...place })).toMatchObject({
        ok: true,
        position: 40 + index,
        leaf: leavesOf(3)[index],
      });
    }
    expect(answeredInclusionPromise(three, 1, 1).earlier).toEqual([]);
  });

  it('holds for no other entry, place or leaf', async () => {
    const fault = { ok: false, fault: 'no way from the leaf to the promised root' };
    const handed = three(1);
    expect(await open({ ...handed, index: 0 })).toEqual(fault);
    expect(await open({ ...handed, index: 3 })).toEqual(fault);
    expect(await open({ ...handed, index: -1 })).toEqual(fault);
    expect(await open({ ...handed, leafHash: three(0).leafHash })).toEqual(fault);
    expect(await open({ ...handed, path: handed.path.slice(1) })).toEqual(fault);
    expect(await open({ ...handed, path: [...handed.path, handed.leafHash] })).toEqual(fault);
  });

  it('is believed of a certified key alone, for its own log, and unchanged', async () => {
    const handed = three(2);
    const other = promiseSignerFromSeed(origin, '45'.repeat(32));
    const unsigned = { ok: false, fault: 'not signed by a key that the log certified for promises' };
    expect(await open(handed, [])).toEqual(unsigned);
    expect(await open(handed, [other.key])).toEqual(unsigned);
    expect(await open({ ...handed, note: handed.note.replace('61000', '71000') })).toEqual(unsigned);
    expect(await openInclusionPromise(handed, 'elsewhere.test/log', [signer.key], tools)).toMatchObject({
      fault: 'a promise for another log',
    });
    expect(await open(handed, [other.key, signer.key])).toMatchObject({ ok: true });
  });

  it.each<Partial<HandedInclusionPromise>>([
    { note: '' },
    { note: 'x'.repeat(100_000) },
    { leafHash: 'AAAA' },
    { index: 0.5 },
    { path: Array.from({ length: 33 }, () => toBase64(leafNumber(1))) },
    { path: ['AAAA'] },
  ])('is none where it is not whole: %#', async (change) => {
    expect(await open({ ...three(0), ...change })).toEqual({ ok: false, fault: 'not a promise' });
  });

  it('reads back what it writes, and no other spelling', () => {
    const inclusionPromise = { origin, first: 7, entries: 2, root: leafNumber(1), at: 3, sealBy: 60_003 };
    const text = inclusionPromiseText(inclusionPromise);
    expect(parseInclusionPromise(text)).toEqual(inclusionPromise);
    for (const other of [`${text}x\n`, text.slice(0, -1), text.replace('7 2', '07 2'), text.replace('7 2', '7 0')])
      expect(parseInclusionPromise(other)).toBeNull();
    expect(parseInclusionPromise(text.replace('3 60003', '60003 3'))).toBeNull();
  });

  it('passes for no checkpoint, and no checkpoint for a promise, even where one seed is used for both', async () => {
    const log = signerFromSeed(origin, '44'.repeat(32));
    const note = new TextEncoder().encode(three(0).note);
    expect(await openCheckpoint(note, log.key, verifyEd25519)).toMatchObject({ ok: false });
    expect(await openCheckpoint(note, signer.key, verifyEd25519)).toMatchObject({ ok: false });
    const checkpoint = signNote([log], checkpointText({ origin, size: 3, root: leafNumber(0) }));
    expect(await open({ ...three(0), note: new TextDecoder().decode(checkpoint) })).toMatchObject({ ok: false });
  });
});
