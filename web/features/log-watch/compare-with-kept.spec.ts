import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { continuationText } from '../../../engine/log/continuation.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { joinNotes } from '../../../engine/log/key-history.ts';
import { signerFromSeed } from '../../../engine/log/log-key.ts';
import { leafHash } from '../../../engine/log/merkle.ts';
import { formatVerifierKey } from '../../../engine/log/note.ts';
import { signNote } from '../../../engine/log/sign-note.ts';
import { CHECKPOINT_PATH, CONTINUED_PATH, KEY_PATH, tilePath } from '../../../engine/log/tiles.ts';
import { rootOfLeaves } from '../../../engine/log/tree.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { createPublishedLog } from '../../../test/published-log.ts';
import { compareWithKept } from './compare-with-kept.ts';
import { evidenceOf, type KeptCheckpoint, keepContradiction, readContradiction } from './kept-checkpoint.ts';

const signer = signerFromSeed('glasscase.example/log', '11'.repeat(32));
const verifierKey = formatVerifierKey(signer.key);

/** The published files of a log of that size; entries of one name make one log. */
const published = async (size: number, name = 'entry', signedBy = signer) => {
  const log = createPublishedLog(signedBy, (position) => utf8(`${name} ${position}`));
  await log.extendTo(size);
  await log.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(signedBy.key)}\n`) }]);
  return log.tiles;
};

const compare = (tiles: Awaited<ReturnType<typeof published>>, kept: KeptCheckpoint | null) =>
  compareWithKept(
    { hashing: nodeHashing, verify: verifyEd25519, read: async (path) => tiles.files.get(path) ?? null },
    kept,
  );

/** The checkpoint that a device keeps of a log of that size. */
const keptOf = async (size: number, name?: string): Promise<KeptCheckpoint> => {
  const comparison = await compare(await published(size, name), null);
  if (comparison.status !== 'continued') throw new Error(comparison.status);
  return comparison.newest;
};

describe('a device that comes back', () => {
  it('keeps the first checkpoint that it is shown', async () => {
    expect(await keptOf(300)).toMatchObject({ verifierKey, note: expect.stringContaining('\n300\n') });
  });

  it.each([
    [300, 300],
    [1, 300],
    [255, 256],
    [300, 700],
  ])('finds that a log of %i entries goes on to %i', async (before, after) => {
    const comparison = await compare(await published(after), await keptOf(before));
    expect(comparison).toMatchObject({
      status: 'continued',
      newest: { note: expect.stringContaining(`\n${after}\n`) },
    });
  });

  it.each([
    [300, 300],
    [300, 700],
  ])('finds that it was shown another log of %i entries than the one of %i', async (before, after) => {
    const comparison = await compare(await published(after, 'forged'), await keptOf(before));
    expect(comparison).toMatchObject({ status: 'contradicted', contradiction: { reason: 'fork' } });
    if (comparison.status !== 'contradicted') return;
    const evidence = evidenceOf(comparison.contradiction);
    for (const { note } of [comparison.contradiction.kept, comparison.contradiction.shown])
      expect(evidence).toContain(note);
  });

  it('finds that the log became shorter', async () => {
    expect(await compare(await published(250), await keptOf(300))).toMatchObject({
      status: 'contradicted',
      contradiction: { reason: 'shorter' },
    });
  });

  it('finds that another key signs than those that its own led to', async () => {
    const other = signerFromSeed('glasscase.example/log', '22'.repeat(32));
    expect(await compare(await published(400, 'entry', other), await keptOf(300))).toMatchObject({
      status: 'contradicted',
      contradiction: { reason: 'key' },
    });
  });

  it('accuses nobody where a file is missing or damaged, or nothing is published', async () => {
    const kept = await keptOf(300);
    const unclear = { status: 'unclear' };
    for (const damage of [
      (files: Map<string, Uint8Array>) => files.delete(CHECKPOINT_PATH),
      (files: Map<string, Uint8Array>) => files.delete(KEY_PATH),
      (files: Map<string, Uint8Array>) => files.set(CHECKPOINT_PATH, utf8('not a note')),
      (files: Map<string, Uint8Array>) => files.set(tilePath(0, 1, 256), new Uint8Array(8192)),
    ]) {
      const tiles = await published(700);
      const files = new Map(tiles.files);
      damage(files);
      expect(await compare({ ...tiles, files }, kept)).toEqual(unclear);
    }
  });

  it('begins anew where what it kept is damaged', async () => {
    const kept = { note: 'gone', verifierKey };
    expect(await compare(await published(10), kept)).toMatchObject({ status: 'continued' });
  });
});

describe('a device that comes back to a log that lost entries', () => {
  const fresh = signerFromSeed('new.example/log', '33'.repeat(32));
  const rootAt = (size: number, name = 'entry'): Uint8Array =>
    rootOfLeaves(
      nodeHashing,
      Array.from({ length: size }, (_, position) => leafHash(nodeHashing, utf8(`${name} ${position}`))),
    );

  interface Said {
    readonly kept?: number;
    readonly size?: number;
    readonly keptRoot?: Uint8Array;
    readonly lostRoot?: Uint8Array;
    readonly by?: typeof signer;
    readonly to?: typeof signer;
  }
  /** The log that goes on: of 320 signed entries it kept 290, by default. */
  const goingOn = async ({
    kept = 290,
    size = 320,
    keptRoot = rootAt(kept),
    lostRoot = rootAt(size),
    by = signer,
    to = fresh,
  }: Said = {}) => {
    const tiles = await published(400, 'entry', fresh);
    const statement = continuationText({
      lost: { origin: 'glasscase.example/log', size, root: lostRoot },
      kept: { size: kept, root: keptRoot },
      newKey: to.key,
      reason: 'Both disks failed',
    });
    const files = new Map(tiles.files).set(CONTINUED_PATH, joinNotes([signNote([by], statement)]));
    return { ...tiles, files };
  };

  it('accuses a house that signed another root over as many entries as it says were lost', async () => {
    const comparison = await compare(await goingOn({ lostRoot: rootAt(3) }), await keptOf(320));
    expect(comparison).toMatchObject({ status: 'contradicted', contradiction: { reason: 'fork' } });
  });

  it.each([100, 290, 300, 320])('is told so by the house, as of %i entries', async (before) => {
    const comparison = await compare(await goingOn(), await keptOf(before));
    expect(comparison).toMatchObject({
      status: 'contradicted',
      contradiction: {
        reason: { lost: 30, reason: 'Both disks failed', note: expect.stringContaining('log continued') },
      },
    });
    if (comparison.status !== 'contradicted') return;
    const { contradiction } = comparison;
    const stored = new Map<string, string>();
    const storage = {
      read: (key: string) => stored.get(key) ?? null,
      write: (key: string, value: string) => stored.set(key, value).has(key),
      remove: (key: string) => void stored.delete(key),
    };
    keepContradiction(storage, contradiction);
    expect(readContradiction(storage)).toEqual(contradiction);
    const notes = [contradiction.kept.note, contradiction.shown.note, 'Glasscase log continued'];
    for (const note of notes) expect(evidenceOf(contradiction)).toContain(note);
  });

  it.each([
    ['states less than this device was shown', {}, 330, 'shorter'],
    ['is not stated by the key that this device knows', { by: fresh }, 300, 'key'],
    ['leads to another log', { to: signer }, 300, 'key'],
    ['has other entries than it says were kept', { keptRoot: rootAt(290, 'forged') }, 300, 'fork'],
  ] as const)('sees a contradiction where the loss %s', async (_, said, before, reason) => {
    expect(await compare(await goingOn(said), await keptOf(before))).toMatchObject({ contradiction: { reason } });
  });

  it('sees another log where nothing is stated, or where what it was shown isn’t there', async () => {
    expect(await compare(await published(400, 'entry', fresh), await keptOf(300))).toMatchObject({
      contradiction: { reason: 'key' },
    });
    expect(await compare(await goingOn(), await keptOf(200, 'forged'))).toMatchObject({
      contradiction: { reason: 'fork' },
    });
  });
});
