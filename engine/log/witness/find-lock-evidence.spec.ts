import { describe, expect, it } from 'vitest';
import { cosignedNote, roomWitness, testLog, witnessedChoice } from '../../../test/room-witness.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { type LogSigner, readCheckpoint } from '../checkpoint.ts';
import { verifyEd25519 } from '../ed25519-node.ts';
import { signerFromSeed } from '../log-key.ts';
import { memoryTileStore } from '../testing/memory-tile-store.ts';
import { signCheckpoint } from '../testing/sign-checkpoint.ts';
import { type Cosigner, witnessKeyOf } from './cosign.ts';
import { findLockEvidence, witnessedIn } from './find-lock-evidence.ts';
import { isCosigned } from './lock-evidence.ts';
import { appendRecord, resumeRecord } from './record.ts';

const parts = { hashing: nodeHashing, verify: verifyEd25519 };
const [log, witness, choice] = [testLog, roomWitness, witnessedChoice];
const { key: strange, sign } = signerFromSeed('w.example/2', '33'.repeat(32));
const stranger: Cosigner = { key: witnessKeyOf(nodeHashing, strange.name, strange.publicKey), sign };
const noteBy = (by: Cosigner, size: number, timestamp: number, signer: LogSigner = log): Uint8Array =>
  cosignedNote(size, timestamp, nodeHashing.sha256(utf8(String(size))), by, signer);

type Row = readonly [by: Cosigner, size: number, timestamp: number];
const found = async (rows: readonly Row[], lock = { position: 10, dueAt: 1_000_000 }) => {
  const tiles = memoryTileStore();
  let record = await resumeRecord(tiles);
  for (const row of rows) record = await appendRecord(tiles, record, noteBy(...row));
  const evidence = await findLockEvidence({ ...parts, read: tiles.read }, choice, lock);
  if (evidence === null) return null;
  expect(await isCosigned(nodeHashing, verifyEd25519, choice, evidence)).toBe(true);
  return [evidence.size, evidence.timestamp];
};

describe('what the published sequence says of a lock', () => {
  it('is nothing while no record is late or covers the lock', async () => {
    expect(await found([])).toBeNull();
    expect(await found([[witness, 10, 995]])).toBeNull();
  });

  it('is the first checkpoint of the room’s witness that covers the lock, five seconds before the round at the latest', async () => {
    const rows: readonly Row[] = [
      [witness, 9, 980],
      [stranger, 11, 990],
      [witness, 12, 995],
      [witness, 13, 996],
    ];
    expect(await found(rows)).toEqual([12, 995]);
  });

  it('is the last checkpoint that doesn’t cover the lock where that is later, though sizes repeat', async () => {
    const rows: readonly Row[] = [
      [witness, 9, 980],
      [witness, 10, 990],
      [witness, 10, 996],
      [stranger, 10, 997],
    ];
    expect(await found(rows)).toEqual([10, 996]);
    expect(await found([...rows, [witness, 14, 997]])).toEqual([10, 996]);
  });

  it('is nothing where the round’s time passed between the two', async () => {
    const rows: readonly Row[] = [
      [witness, 10, 995],
      [witness, 11, 996],
    ];
    expect(await found(rows)).toBeNull();
  });

  it('is found across pages', async () => {
    const before = Array.from({ length: 300 }, (): Row => [stranger, 10, 990]);
    const after = Array.from({ length: 300 }, (): Row => [stranger, 11, 990]);
    expect(await found([...before, ...after, [witness, 12, 995]])).toEqual([12, 995]);
    expect(await found([[witness, 3, 996], ...before, ...after])).toEqual([3, 996]);
  });
});

describe('a signed note', () => {
  it('says nothing where another log, no witness of the room or a false line signed it', async () => {
    const honest = noteBy(witness, 5, 100);
    expect(await witnessedIn(parts, choice, honest)).toMatchObject({ size: 5, timestamp: 100 });
    const other = signerFromSeed('other.example/log', '11'.repeat(32));
    const forged = { key: witness.key, sign: stranger.sign };
    for (const bytes of [
      noteBy(stranger, 5, 100),
      noteBy(witness, 5, 100, other),
      noteBy(forged, 5, 100),
      noteBy(witness, 0, 100),
      signCheckpoint(log, readCheckpoint(honest) ?? { origin: '', size: 0, root: new Uint8Array(32) }),
      utf8('nothing'),
    ]) {
      expect(await witnessedIn(parts, choice, bytes)).toBeNull();
    }
  });
});
