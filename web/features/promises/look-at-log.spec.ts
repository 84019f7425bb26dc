import { describe, expect, it } from 'vitest';
import type { HandedInclusionPromise } from '../../../engine/engine.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { signInclusionPromise } from '../../../engine/log/inclusion-promise.ts';
import { joinNotes } from '../../../engine/log/key-history.ts';
import { promiseSignerFromSeed } from '../../../engine/log/log-key.ts';
import { leafHash } from '../../../engine/log/merkle.ts';
import { readPromiseFile } from '../../../engine/log/promise-file.ts';
import { certificateText } from '../../../engine/log/promise-keys.ts';
import { signNote } from '../../../engine/log/sign-note.ts';
import { memoryTileStore } from '../../../engine/log/testing/memory-tile-store.ts';
import { CHECKPOINT_PATH, PROMISE_KEYS_PATH } from '../../../engine/log/tiles.ts';
import { parseTlogProof, verifyTlogProof } from '../../../engine/log/tlog-proof.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { fixtureSigner, sealInto } from '../../../test/fixture-log.ts';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { storeSignedNotes } from '../../platform/signed-notes.ts';
import { keptInclusionPromises, keptRefusals, noteStandings } from './kept-inclusion-promises.ts';
import { type LookPorts, lookAtLog } from './look-at-log.ts';

const signer = promiseSignerFromSeed(fixtureSigner.key.name, '56'.repeat(32));
const certificate = joinNotes([signNote([fixtureSigner], certificateText(signer.origin, signer.key))]);
const START = Date.UTC(2027, 0, 1);
const MINUTE = 60_000;

/** An entry of that second, as far as a log's reader looks at it. */
const entry = (second: number, text = 'a play'): Uint8Array =>
  utf8(JSON.stringify({ at: new Date(START + second * 1_000).toISOString(), text }));
const entries = (count: number): Uint8Array[] => Array.from({ length: count }, (_, second) => entry(second));

/** The promise in the house's answer to the play of a second. */
const promised = (second: number, text?: string): HandedInclusionPromise => {
  const leaves = [leafHash(nodeHashing, entry(second, text))];
  return signInclusionPromise(nodeHashing, signer, { first: second, leaves, at: START + second * 1_000 })(0);
};

const tools = { hashing: nodeHashing, verify: verifyEd25519 };

const siteOf = async (log: readonly Uint8Array[], shown = certificate) => {
  const tiles = memoryTileStore();
  await sealInto(tiles, log);
  await tiles.write([{ path: PROMISE_KEYS_PATH, bytes: shown }]);
  return tiles;
};

const look = async (log: readonly Uint8Array[], promise: HandedInclusionPromise, change: Partial<LookPorts> = {}) => {
  const { read } = await siteOf(log);
  const { found } = await lookAtLog({ ...tools, read, now: START, knownKeys: null, ...change }, [promise]);
  return found.map(({ standing }) => standing);
};

describe('a promise on this device', () => {
  it('given a log that has the play, is forgotten', async () => {
    expect(await look(entries(600), promised(299))).toEqual([null]);
    expect(await look(entries(600), promised(599))).toEqual([null]);
    expect(await look(entries(1), promised(0))).toEqual([null]);
  });

  it('given a log that ends before, is open for a minute, then late', async () => {
    expect(await look(entries(40), promised(40))).toEqual([{ status: 'open' }]);
    const now = START + 40_000 + MINUTE;
    expect(await look(entries(40), promised(40), { now })).toEqual([{ status: 'open' }]);
    expect(await look(entries(40), promised(40), { now: now + 1 })).toEqual([{ status: 'late' }]);
  });

  it('given another play in the place, is broken, with a file that an audit reads and anybody can verify', async () => {
    const [standing] = await look(entries(600), promised(299, 'the play that was dropped'));
    if (standing?.status !== 'broken') throw new Error('not broken');
    const evidence = utf8(standing.evidence);
    const kept = { ...promised(299, 'the play that was dropped'), certificates: new TextDecoder().decode(certificate) };
    expect(readPromiseFile(evidence)).toEqual([kept]);
    const { proof } = JSON.parse(standing.evidence);
    expect(parseTlogProof(utf8(proof))?.index).toBe(299);
    const there = { proof: utf8(proof), entryBytes: entry(299), keys: [fixtureSigner.key] };
    expect(await verifyTlogProof(there, tools)).toMatchObject({ ok: true });
  });

  it('given a later play at an earlier place, is broken once it is due: it was left out', async () => {
    const now = START + 10 * MINUTE;
    const log = [...entries(40), entry(50)];
    const [standing] = await look(log, promised(45), { now });
    expect(standing).toMatchObject({ status: 'broken' });
    expect(standing?.status === 'broken' && JSON.parse(standing.evidence).lastEntry).toBe(
      new TextDecoder().decode(entry(50)),
    );
    expect(await look(log, promised(50), { now })).toEqual([{ status: 'late' }]);
  });

  it('given a site that hides its certificate, is held to the one that was seen; without any nothing is said', async () => {
    const read = (await siteOf(entries(9), new Uint8Array(0))).read;
    expect(await look(entries(9), promised(3), { read })).toEqual([{ status: 'open' }]);
    const knownKeys = new TextDecoder().decode(certificate);
    expect(await look(entries(9), promised(3), { read, knownKeys })).toEqual([null]);
    const { promiseKeys } = await lookAtLog({ ...tools, read, now: START, knownKeys }, []);
    expect(promiseKeys).toBe(knownKeys);
  });

  it('given a note that isn’t signed as it says, is invalid', async () => {
    const { note, ...rest } = promised(3);
    expect(await look(entries(9), { ...rest, note: note.replace('\n3 1\n', '\n4 1\n') })).toEqual([
      { status: 'invalid' },
    ]);
  });

  it('given a log that isn’t signed, or tiles that aren’t its own, stays as it is', async () => {
    const tiles = await siteOf(entries(9));
    await tiles.write([{ path: CHECKPOINT_PATH, bytes: utf8('nonsense') }]);
    await expect(look(entries(9), promised(3), { read: tiles.read })).rejects.toThrow('not a signed note');
    const other = await siteOf([...entries(8), entry(8, 'another')]);
    const mixed = await siteOf(entries(9));
    const read: LookPorts['read'] = (path) => (path.startsWith('tile/') ? other : mixed).read(path);
    await expect(look(entries(9), promised(3), { read })).rejects.toThrow('tiles');
  });
});

describe('what this device keeps', () => {
  const storage = (): DeviceStorage => {
    const values = new Map<string, string>();
    return {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => values.set(key, value).has(key),
      remove: (key) => void values.delete(key),
    };
  };

  it('changes as looks find it, and what came meanwhile stays', () => {
    const device = storage();
    const [first, second, third] = [promised(1), promised(2), promised(3)];
    for (const promise of [first, second, third]) storeSignedNotes(device, { openCase: { promise } }, []);
    noteStandings(device, [
      { promise: first, standing: null },
      { promise: second, standing: { status: 'broken', evidence: 'a file' } },
    ]);
    expect(keptInclusionPromises(device)).toEqual([
      { ...second, standing: { status: 'broken', evidence: 'a file' } },
      { ...third, standing: { status: 'open' } },
    ]);
  });

  it('is read newest first, and what is no refusal is passed over', () => {
    const device = storage();
    const refusal = (code: string) => ({
      text: `glasscase/2 refusal\n{"at":"2027-01-01T00:00:00.000Z","code":"${code}"}\n\n— x y\n`,
    });
    for (const one of [refusal('BLOCKED'), { text: 'nonsense' }, refusal('HELD')])
      storeSignedNotes(device, null, [{ extensions: { refusal: one } }]);
    expect(keptRefusals(device).map(({ code }) => code)).toEqual(['HELD', 'BLOCKED']);
  });
});
