import { describe, expect, it } from 'vitest';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatNote, parseNote } from '../../engine/log/note.ts';
import { memoryTileStore } from '../../engine/log/testing/memory-tile-store.ts';
import { signCheckpoint } from '../../engine/log/testing/sign-checkpoint.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import { WITNESSED_SIZE_PATH, WITNESSES_PATH } from '../../engine/log/tiles.ts';
import { type Cosigner, cosign, witnessKeyOf } from '../../engine/log/witness/cosign.ts';
import { publishWitnesses } from '../../engine/log/witness/published-witnesses.ts';
import { appendRecord, resumeRecord } from '../../engine/log/witness/record.ts';
import { SequenceDamaged } from '../../engine/log/witness/sequence.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { witnessesOf } from './witnesses.ts';

const log = signerFromSeed('glasscase.example/log', '11'.repeat(32));
const witness = (name: string, seed: string): Cosigner => {
  const { key, sign } = signerFromSeed(name, seed.repeat(32));
  return { key: witnessKeyOf(nodeHashing, name, key.publicKey), sign };
};
const east = witness('east.example', '22');
const west = witness('west.example', '33');

/** Appends a checkpoint of each size, cosigned by some at so many seconds. */
const cosigned = async (
  tiles: TileStore,
  records: readonly { readonly size: number; readonly by: readonly Cosigner[]; readonly at: number }[],
): Promise<void> => {
  let record = await resumeRecord(tiles);
  for (const { size, by, at } of records) {
    const root = nodeHashing.sha256(utf8(String(size)));
    const note = parseNote(signCheckpoint(log, { origin: log.key.name, size, root }));
    if (note === null) throw new Error('no note');
    const signatures = [...note.signatures, ...by.map((one) => cosign(one, at, note.text))];
    record = await appendRecord(tiles, record, utf8(formatNote({ text: note.text, signatures })));
  }
};

const published = async (): Promise<TileStore> => {
  const tiles = memoryTileStore();
  await publishWitnesses(tiles, nodeHashing, [east.key, west.key]);
  return tiles;
};

describe('the witnesses of a log', () => {
  it('are none before one is published', async () => {
    expect(await witnessesOf(memoryTileStore(), 5)).toEqual([]);
  });

  it('have each the newest checkpoint that they cosigned, and how far that is behind', async () => {
    const tiles = await published();
    await cosigned(tiles, [
      { size: 10, by: [east, west], at: 100 },
      { size: 20, by: [east], at: 200 },
    ]);
    expect(await witnessesOf(tiles, 25)).toEqual([
      { name: 'east.example', size: 20, cosignedAt: 200_000, behind: 5 },
      { name: 'west.example', size: 10, cosignedAt: 100_000, behind: 15 },
    ]);
  });

  it('are found pages back, and no further than a thousand checkpoints', async () => {
    const tiles = await published();
    const many = (count: number, from: number) =>
      Array.from({ length: count }, (_one, n) => ({ size: from + n, by: [east], at: 300 }));
    await cosigned(tiles, [{ size: 10, by: [west], at: 100 }, ...many(700, 11)]);
    expect((await witnessesOf(tiles, 710))[1]).toEqual({
      name: 'west.example',
      size: 10,
      cosignedAt: 100_000,
      behind: 700,
    });
    await cosigned(tiles, many(400, 711));
    expect((await witnessesOf(tiles, 1_110))[1]).toEqual({
      name: 'west.example',
      size: null,
      cosignedAt: null,
      behind: null,
    });
  });

  it('take no line of another key for a cosignature', async () => {
    const tiles = await published();
    await cosigned(tiles, [{ size: 10, by: [witness('east.example', '44')], at: 100 }]);
    expect((await witnessesOf(tiles, 10))[0]).toMatchObject({ name: 'east.example', size: null });
  });

  it('say that they are damaged where a page is missing or the keys have another form', async () => {
    const tiles = await published();
    await tiles.write([{ path: WITNESSED_SIZE_PATH, bytes: utf8('3\n') }]);
    await expect(witnessesOf(tiles, 10)).rejects.toThrow(SequenceDamaged);
    await tiles.write([{ path: WITNESSES_PATH, bytes: utf8('no key\n') }]);
    await expect(witnessesOf(tiles, 10)).rejects.toThrow(SequenceDamaged);
  });
});
