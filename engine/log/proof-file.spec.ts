import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cosigned, testWitness, withWitnessed } from '../../test/cosigned.ts';
import { publishedFiles } from '../../test/fixture-log.ts';
import { createPublishedLog } from '../../test/published-log.ts';
import type { HandedInclusionPromise } from '../engine.ts';
import { toHex, utf8 } from '../fairness/bytes.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { nodeHashing } from '../node-hashing.ts';
import { verifyEd25519WithNoble } from './ed25519-noble.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { signInclusionPromise } from './inclusion-promise.ts';
import { joinNotes, keyChangeText } from './key-history.ts';
import { promiseSignerFromSeed, signerFromSeed } from './log-key.ts';
import { leafHash } from './merkle.ts';
import { formatVerifierKey, type VerifierKey } from './note.ts';
import { certificateText } from './promise-keys.ts';
import {
  formatProofFile,
  type LogLine,
  MAX_PROOF_FILE_BYTES,
  MAX_PROOF_FILE_ENTRIES,
  MAX_PROOF_FILE_PROMISES,
  makeProofFile,
  type ProofFile,
  ProofFileTooLarge,
} from './proof-file.ts';
import { type CheckedFile, checkProofFile, readProofFile } from './read-proof-file.ts';
import { signNote } from './sign-note.ts';
import { KEY_PATH, PROMISE_KEYS_PATH, WITNESSED_CHECKPOINT_PATH, WITNESSES_PATH } from './tiles.ts';
import { formatWitnessKey } from './witness/cosignature.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStUv.7';
const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const textAt = (position: number): string => `{"of":${position},"type":"CaseOpened","v":2,"version":1}`;
const enteredAt = (position: number): string => `{"of":${position},"type":"GiveawayEntered","v":2,"version":1}`;
const lineAt = (position: number): LogLine => ({ position, json: textAt(position) });

/** A log of 700 entries: two full tiles and a partial one. */
const publish = async (size = 700) => {
  const log = createPublishedLog(undefined, (position) => utf8(textAt(position)));
  await log.extendTo(size);
  await log.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(log.signer.key)}\n`) }]);
  return { ...log, read: (path: string) => log.tiles.read(path) };
};

const made = async (read: (path: string) => Promise<Uint8Array | null>, lines: readonly LogLine[]) => {
  const file = await makeProofFile({ hashing: nodeHashing, read }, ID, lines);
  if (file === null) throw new Error('nothing is sealed');
  return file;
};

const readBack = (bytes: Uint8Array): ProofFile => {
  const read = readProofFile(bytes, null);
  if (!read.ok) throw new Error(read.fault);
  return read.file;
};

const fault = (bytes: Uint8Array, origin: string | null = null): string | null => {
  const read = readProofFile(bytes, origin);
  return read.ok ? null : read.fault;
};

const check = (file: ProofFile, pinned: VerifierKey | null = null): Promise<CheckedFile> =>
  checkProofFile(file, pinned, tools);

/** A house that promised what stands at a place, or something else. */
const promising = (log: Awaited<ReturnType<typeof publish>>, seed = '56') => {
  const { signer } = log;
  const promiser = promiseSignerFromSeed(signer.key.name, seed.repeat(32));
  const certificate = joinNotes([signNote([signer], certificateText(promiser.origin, promiser.key))]);
  const read = async (path: string) => (path === PROMISE_KEYS_PATH ? certificate : log.read(path));
  const promised = (position: number, text = textAt(position)) =>
    signInclusionPromise(nodeHashing, promiser, {
      first: position,
      leaves: [leafHash(nodeHashing, utf8(text))],
      at: 0,
    })(0);
  const fileWith = async (
    handed: readonly HandedInclusionPromise[],
    positions: readonly number[],
  ): Promise<ProofFile> => {
    const file = await makeProofFile({ hashing: nodeHashing, read, handed }, ID, positions.map(lineAt));
    if (file === null) throw new Error('nothing is sealed');
    return file;
  };
  return { promised, fileWith };
};

const promisesOf = async (file: ProofFile) => {
  const checked = await check(readBack(formatProofFile(file)));
  return checked.ok ? checked.promises : checked.fault;
};

const holds = (checked: CheckedFile): boolean =>
  checked.ok && checked.places.every(({ verdict }) => verdict === 'match');

/** A log says who ever witnessed it. */
const someoneWitnesses = { path: WITNESSES_PATH, bytes: utf8(`${formatWitnessKey(testWitness)}\n`) };

describe('promises in a proof file', () => {
  it('are those that a device holds for its entries, and are judged by the tree', async () => {
    const log = await publish();
    const { promised, fileWith } = promising(log);
    const file = await fileWith([promised(300), promised(12), promised(699, 'dropped')], [12, 13, 699]);
    expect(file.promises).toHaveLength(2);
    expect(await promisesOf(file)).toEqual([
      { position: 12, verdict: 'kept' },
      { position: 699, verdict: 'broken' },
    ]);
  });

  it('wait where the checkpoint doesn’t reach their place', async () => {
    const log = await publish(100);
    const { promised, fileWith } = promising(log);
    expect(await promisesOf(await fileWith([promised(140)], [12, 140]))).toEqual([{ position: 140, verdict: 'open' }]);
  });

  it('say nothing where no certified key signed them, or the file has another place', async () => {
    const log = await publish();
    const { promised, fileWith } = promising(log);
    const file = await fileWith([promised(12)], [12, 13]);
    const [kept] = file.promises;
    if (kept === undefined) throw new Error('none');
    const unbelieved = [{ position: null, verdict: 'unbelieved' }];
    const forged = promising(log, '57').promised(12, 'dropped');
    for (const change of [forged, { certificates: '' }, promised(300), { note: 'nonsense' }]) {
      expect(await promisesOf({ ...file, promises: [{ ...kept, ...change }] })).toEqual(unbelieved);
    }
    const more = Array.from({ length: MAX_PROOF_FILE_PROMISES + 1 }, () => kept);
    expect(fault(formatProofFile({ ...file, promises: more }))).toBe('malformed');
  });

  it('aren’t held against an entry that the tree doesn’t have', async () => {
    const log = await publish();
    const { promised, fileWith } = promising(log);
    const file = await fileWith([promised(12, 'another')], [12]);
    const entries = file.entries.map((entry) => ({ ...entry, json: textAt(13) }));
    expect(await promisesOf({ ...file, entries })).toEqual([{ position: null, verdict: 'unbelieved' }]);
  });
});

describe('a proof file', () => {
  let file: ProofFile;
  let bytes: Uint8Array;
  let signer: VerifierKey;

  beforeAll(async () => {
    const log = await publish();
    signer = log.signer.key;
    file = await made(log.read, [0, 255, 256, 699].map(lineAt));
    bytes = formatProofFile(file);
  });

  it('is read back as it was written, in its one spelling', () => {
    expect(readBack(bytes)).toEqual(file);
    expect(formatProofFile(readBack(bytes))).toEqual(bytes);
  });

  it('leads every entry to the signed root, by its own word and by a pinned key', async () => {
    expect(holds(await check(file))).toBe(true);
    expect(holds(await check(file, signer))).toBe(true);
  });

  it('is verified without WebCrypto as by the machine’s own Ed25519', async () => {
    const checked = await checkProofFile(file, null, { hashing: nodeHashing, verify: verifyEd25519WithNoble });
    expect(holds(checked)).toBe(true);
  });

  it('given another pinned key, isn’t believed', async () => {
    const other = signerFromSeed(signer.name, '22'.repeat(32)).key;
    expect(await check(file, other)).toEqual({ ok: false, fault: 'the pinned key is none of the log’s' });
  });

  it('given a key that the log had before, follows its signed changes', async () => {
    const { signer: today } = createPublishedLog();
    const before = signerFromSeed(signer.name, '22'.repeat(32));
    const change = { origin: signer.name, size: 300, from: before.key, to: today.key };
    const keys = new TextDecoder().decode(joinNotes([signNote([before, today], keyChangeText(change))]));
    const changed = { ...file, log: { ...file.log, keys } };
    expect(await check(changed, before.key)).toMatchObject({ ok: true, changes: [{ size: 300 }] });
    expect(await check(changed, today.key)).toMatchObject({ ok: true, changes: [] });
    const elsewhere = { ...changed.log, key: formatVerifierKey(before.key) };
    expect(await check({ ...changed, log: elsewhere })).toEqual({
      ok: false,
      fault: 'another key than its changes tell',
    });
  });

  it('given a key that didn’t sign, isn’t believed', async () => {
    const other = signerFromSeed(signer.name, '22'.repeat(32)).key;
    const forged = { ...file, log: { ...file.log, key: formatVerifierKey(other) } };
    expect(await check(forged)).toEqual({ ok: false, fault: 'no valid signature of the key' });
  });

  it.each([
    ['key', { key: 'nobody' }, 'not a verifier key'],
    ['history of keys', { keys: 'x' }, 'not a list of signed notes'],
    ['list of witnesses', { witnesses: 'nobody\n' }, 'not a list of witnesses'],
    ['checkpoint', { checkpoint: 'none' }, 'not a signed note'],
  ])('given a %s of another form, says so', async (_, change, expected) => {
    expect(await check({ ...file, log: { ...file.log, ...change } })).toEqual({ ok: false, fault: expected });
  });

  it('given an entry without its proof, doesn’t hold there', async () => {
    const entries = file.entries.map((entry) => (entry.position === 256 ? { ...entry, proof: null } : entry));
    const checked = await check({ ...file, entries });
    if (!checked.ok) throw new Error(checked.fault);
    expect(checked.places.map(({ verdict }) => verdict)).toEqual(['match', 'match', 'mismatch', 'match']);
  });

  it('of a changed byte anywhere never proves anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ change : byte));
        const read = readProofFile(changed, null);
        if (!read.ok) return;
        // The id says what is asked for: whether the entries hold it is for their explanation.
        if (read.file.id !== ID) expect({ ...read.file, id: ID }).toEqual(file);
        else expect(holds(await check(read.file))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is cut off anywhere is damaged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bytes.length - 1 }), (length) => {
        expect(fault(bytes.subarray(0, length))).toBe('damaged');
      }),
    );
  });

  it('of anything else is told from one', () => {
    expect(fault(new Uint8Array(0))).toBe('not a proof file');
    expect(fault(Uint8Array.of(0x1f, 0x8b, 0xff))).toBe('not a proof file');
    expect(fault(utf8('{"format":"tlog","entries":[]}'))).toBe('not a proof file');
    expect(fault(utf8('[]'))).toBe('not a proof file');
  });

  it('of another version, another site, or with members of its own is named', () => {
    const text = new TextDecoder().decode(bytes);
    expect(fault(utf8(text.replace('glasscase-proof/1', 'glasscase-proof/2')))).toBe('another version');
    expect(fault(bytes, 'other.example/log')).toBe('another site');
    expect(fault(bytes, signer.name)).toBeNull();
    expect(fault(utf8(text.replace('"promises":[]', '"promises":[1]')))).toBe('malformed');
    expect(fault(utf8(text.replace('{"entries"', '{"more":1,"entries"')))).toBe('malformed');
    expect(fault(utf8(text.replace('{"entries"', '{ "entries"')))).toBe('malformed');
  });

  it('given entries out of order, is malformed', () => {
    const entries = file.entries.toReversed();
    expect(fault(formatProofFile({ ...file, entries }))).toBe('malformed');
  });

  it('is bounded in bytes and in entries, whoever made it', () => {
    const many = Array.from({ length: MAX_PROOF_FILE_ENTRIES + 1 }, (_, position) => ({
      position,
      json: '',
      proof: null,
    }));
    expect(() => formatProofFile({ ...file, entries: many })).toThrow(ProofFileTooLarge);
    const large = [{ position: 0, json: 'x'.repeat(MAX_PROOF_FILE_BYTES), proof: null }];
    expect(() => formatProofFile({ ...file, entries: large })).toThrow(ProofFileTooLarge);
    expect(fault(new Uint8Array(MAX_PROOF_FILE_BYTES + 1))).toBe('too large');
    const { log } = file;
    const text = canonicalJson({ entries: many, format: 'glasscase-proof/1', id: ID, log: { ...log }, promises: [] });
    expect(fault(utf8(text))).toBe('too many entries');
  });
});

describe('what a proof file is made of', () => {
  it('given a log that was never sealed, is nothing', async () => {
    expect(await makeProofFile({ hashing: nodeHashing, read: async () => null }, ID, [lineAt(0)])).toBeNull();
  });

  it('given an entry that no checkpoint covers, waits for it', async () => {
    const log = await publish(20);
    const checked = await check(await made(log.read, [lineAt(3), lineAt(20)]));
    if (!checked.ok) throw new Error(checked.fault);
    expect(checked.places.map(({ verdict }) => verdict)).toEqual(['match', 'pending']);
  });

  it('leaves entries of a giveaway to the hash in its lock', async () => {
    const log = await publish(20);
    const entered = { position: 4, json: enteredAt(4) };
    const file = await made(log.read, [lineAt(3), entered, lineAt(5)]);
    expect(file.entries.map(({ proof }) => proof === null)).toEqual([false, true, false]);
    const checked = await check(file);
    if (!checked.ok) throw new Error(checked.fault);
    expect(checked.places.map(({ position }) => position)).toEqual([3, 5]);
  });

  it.each([
    ['a game that it covers, takes the newest cosigned checkpoint', 9, 10],
    ['a later game, takes the newest checkpoint of all', 15, 20],
  ])('given %s', async (_, position, size) => {
    const log = await publish(10);
    const witnessed = (await log.read('checkpoint')) ?? new Uint8Array(0);
    await log.extendTo(20);
    await log.tiles.write([{ path: WITNESSED_CHECKPOINT_PATH, bytes: witnessed }, someoneWitnesses]);
    const checked = await check(await made(log.read, [lineAt(position)]));
    if (!checked.ok) throw new Error(checked.fault);
    expect(checked.checkpoint.size).toBe(size);
    expect(holds(checked)).toBe(true);
  });

  it('passes over a cosigned checkpoint that today’s key didn’t sign', async () => {
    const older = createPublishedLog(signerFromSeed('glasscase.example/log', '33'.repeat(32)), (position) =>
      utf8(textAt(position)),
    );
    const { root } = await older.extendTo(10);
    const log = await publish(20);
    const note = await older.tiles.read('checkpoint');
    const cosignedBefore = { path: WITNESSED_CHECKPOINT_PATH, bytes: note ?? new Uint8Array(0) };
    await log.tiles.write([cosignedBefore, someoneWitnesses]);
    const checked = await check(await made(log.read, [lineAt(3)]));
    if (!checked.ok) throw new Error(checked.fault);
    expect(toHex(checked.checkpoint.root)).not.toBe(toHex(root));
    expect(holds(checked)).toBe(true);
  });

  it('keeps the cosignatures of its checkpoint, none of which may be false', async () => {
    const held = Array.from({ length: 20 }, (_, position) => utf8(textAt(position)));
    const files = withWitnessed(await publishedFiles(held), [cosigned(held, 1_700_000_000)]);
    const file = await made(async (path) => files.get(path) ?? null, [lineAt(7)]);
    expect(await check(file)).toMatchObject({
      ok: true,
      hasWitnesses: true,
      cosignatures: [{ name: testWitness.name, timestamp: 1_700_000_000 }],
    });
    const [text = '', lines = ''] = file.log.checkpoint.split('\n\n');
    const [own = '', line = ''] = lines.split('\n');
    const changed = line.replace(/.(?=={0,2}$)/, (last) => (last === 'A' ? 'Q' : 'A'));
    const checkpoint = `${text}\n\n${own}\n${changed}\n`;
    const forged = await check({ ...file, log: { ...file.log, checkpoint } });
    expect(forged).toEqual({ ok: false, fault: 'a false signature of a witness' });
  });
});
