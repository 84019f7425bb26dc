import { describe, expect, it } from 'vitest';
import { mirroredCheckpointFile } from '../../engine/log/checkpoint-file.ts';
import type { CheckpointFile } from '../../engine/log/log-source.ts';
import { CHECKPOINT_PATH } from '../../engine/log/tiles.ts';
import type { Witness, WitnessAnswer } from '../../engine/log/witness/witness-client.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { testWitness } from '../../test/cosigned.ts';
import { createPublishedLog } from '../../test/published-log.ts';
import { compareWithWitnesses } from './checkpoint-copy.ts';

const log = createPublishedLog();
/** The signed checkpoint of a size. */
const signed = async (size: number): Promise<Uint8Array> => {
  await log.extendTo(size);
  const bytes = await log.tiles.read(CHECKPOINT_PATH);
  if (bytes === null) throw new Error('nothing was signed');
  return bytes;
};
const [small, large] = [await signed(10), await signed(20)];

const fileWith = (bytes: Uint8Array | null): CheckpointFile & { bytes: Uint8Array | null } => {
  const file = {
    bytes,
    read: async () => file.bytes,
    write: async (next: Uint8Array) => {
      file.bytes = next;
    },
  };
  return file;
};

describe('a checkpoint that is kept twice', () => {
  it.each([
    ['the own file is set back', small, large, large],
    ['the copy is behind', large, small, large],
    ['the copy is new', large, null, large],
    ['the own file is lost', null, small, small],
  ])('is the newer one where %s', async (_, own, copy, expected) => {
    expect(await mirroredCheckpointFile(fileWith(own), fileWith(copy)).read()).toEqual(expected);
  });

  it.each([
    ['the own file', new Uint8Array([1]), large],
    ['the copy', large, new Uint8Array([1])],
  ])('is not read past damage: %s', async (_, own, copy) => {
    expect(await mirroredCheckpointFile(fileWith(own), fileWith(copy)).read()).toEqual(new Uint8Array([1]));
  });

  it('is written to both places', async () => {
    const [own, copy] = [fileWith(null), fileWith(small)];
    await mirroredCheckpointFile(own, copy).write(large);
    expect([own.bytes, copy.bytes]).toEqual([large, large]);
  });
});

describe('witnesses as the second place', () => {
  const key = testWitness;
  const places = readConfiguration({
    GLASSCASE_CHECKPOINT_COPY: 'witnesses',
    GLASSCASE_WITNESSES: 'w.example+00000000+AAAA https://w.example',
  });
  const answering = (answer: WitnessAnswer): Witness => ({ key, ask: async () => answer });
  const conflict = (size: number): Witness => answering({ kind: 'conflict', size });
  const away = answering({ kind: 'failed', reason: 'TimeoutError' });
  const checkpoint = { origin: log.signer.key.name, size: 20, root: new Uint8Array(32) };
  const compare = (witnesses: readonly Witness[], head = 20) =>
    compareWithWitnesses(places, witnesses, { bytes: large, checkpoint, keys: [] }, head);

  it('let a log start that holds all they saw', async () => {
    await expect(compare([conflict(20), away])).resolves.toBeUndefined();
    await expect(compare([answering({ kind: 'cosigned', signatures: [] })])).resolves.toBeUndefined();
  });

  it('keep a log from starting that one of them saw longer', async () => {
    await expect(compare([conflict(15), conflict(25)])).rejects.toThrow(
      'the database holds 20 entries, but witnesses cosigned 25',
    );
  });

  it('keep a log from starting where none of them answers, or knows it', async () => {
    await expect(compare([away, answering({ kind: 'refused', status: 404 })])).rejects.toThrow(/none of them answers/);
  });
});
