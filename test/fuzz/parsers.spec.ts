import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditReceipt } from '../../engine/audit/report/receipt.ts';
import { EVENTS, type GlasscaseEvent } from '../../engine/events.ts';
import { NotCanonical } from '../../engine/kernel/canonical-json.ts';
import { openCheckpoint, readCheckpoint } from '../../engine/log/checkpoint.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { decodeEntry, encodeEntry, entryText } from '../../engine/log/entry.ts';
import { createEntryDecoder } from '../../engine/log/entry-decoder.ts';
import { followKeys, joinNotes, splitNotes } from '../../engine/log/key-history.ts';
import { formatNote, formatVerifierKey, parseKeyFile, parseNote, parseVerifierKey } from '../../engine/log/note.ts';
import { formatProofFile, makeProofFile } from '../../engine/log/proof-file.ts';
import { checkProofFile, readProofFile } from '../../engine/log/read-proof-file.ts';
import {
  bundlePath,
  encodeBundle,
  parseLogPath,
  splitBundle,
  tilePath,
  witnessedPath,
} from '../../engine/log/tiles.ts';
import { formatTlogProof, parseTlogProof } from '../../engine/log/tlog-proof.ts';
import { parseWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { parseWitnesses } from '../../engine/log/witness/published-witnesses.ts';
import { firstCovering, SequenceDamaged } from '../../engine/log/witness/sequence.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { cosignatures, receipts, signedNotes } from '../c2sp-vectors.ts';
import { entriesOf, fixtureSigner, publishedFiles, recordStory } from '../fixture-log.ts';
import { mangled, mangledText } from './mangle.ts';
import { fuzzRuns } from './runs.ts';

const { seed, of, timeoutMs } = fuzzRuns();
const RUNS = 4_000;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const entries = entriesOf(recordStory({ seed: 'fuzzed', players: 3, acts: 120 }).recorded);
const files = await publishedFiles(entries);
const checkpoint = files.get('checkpoint') ?? new Uint8Array();
const vectors = receipts();
const notes = [
  checkpoint,
  ...signedNotes().verifiable.map(({ note }) => utf8(note)),
  ...signedNotes().readable.map(({ note }) => utf8(note)),
  utf8(cosignatures().note),
  utf8(cosignatures().published.note),
];
const logKey = fixtureSigner.key;
const keyTexts = [vectors.logKey, vectors.otherKey, vectors.witnessKey, formatVerifierKey(logKey)];
const witnessKey = parseWitnessKey(nodeHashing, vectors.witnessKey);
if (witnessKey === null) throw new Error('the vectors hold no witness');

/** The value that a decoder reads; null for bytes that aren't canonical. Any other error ends the test. */
const decoded = (decode: (bytes: Uint8Array) => unknown, bytes: Uint8Array): unknown => {
  try {
    return decode(bytes);
  } catch (error) {
    if (!(error instanceof NotCanonical)) throw error;
    return null;
  }
};

describe(`what auditors read, in every state but its own (seed ${seed})`, () => {
  it('notes and checkpoints: refused, or written the same way again', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(mangled(notes), async (bytes) => {
        const note = parseNote(bytes);
        if (note !== null) expect(formatNote(note)).toBe(textOf(bytes));
        const read = readCheckpoint(bytes);
        const opened = await openCheckpoint(bytes, logKey, verifyEd25519, [witnessKey]);
        // The log alone signs: a checkpoint that still opens is the log's own.
        if (opened.ok) expect(opened.checkpoint).toEqual(readCheckpoint(checkpoint));
        if (read === null) expect(opened.ok).toBe(false);
      }),
      of(RUNS),
    );
  });

  it('keys: refused, or written the same way again', { timeout: timeoutMs }, () => {
    fc.assert(
      fc.property(mangledText(keyTexts), (text) => {
        const key = parseVerifierKey(nodeHashing, text);
        if (key !== null) expect(formatVerifierKey(key)).toBe(text);
        parseWitnessKey(nodeHashing, text);
        parseKeyFile(nodeHashing, utf8(`${text}\n`));
        parseWitnesses(nodeHashing, utf8(`${text}\n`));
      }),
      of(RUNS),
    );
  });

  it('changes of keys: refused, with a reason', { timeout: timeoutMs }, async () => {
    const samples = [joinNotes(notes), joinNotes([checkpoint]), utf8('1\n\n2\n\n\n')];
    await fc.assert(
      fc.asyncProperty(mangled(samples), async (file) => {
        const split = splitNotes(file);
        if (split !== null) expect(joinNotes(split)).toEqual(file);
        const followed = await followKeys(logKey, { file, hashing: nodeHashing, verify: verifyEd25519 });
        expect(followed.ok).toBe(file.length === 0);
      }),
      of(RUNS / 4),
    );
  });

  it('paths: nothing but the one spelling of a resource', { timeout: timeoutMs }, () => {
    const samples = [
      ...['checkpoint', 'key', 'keys', 'witnesses', 'witnessed/size', 'checkpoint.witnessed'],
      ...['tile/0/000', 'tile/entries/x001/234', 'tile/63/x999/x999/999.p/255', 'witnessed/007.p/3'],
    ];
    fc.assert(
      fc.property(mangledText(samples), (path) => {
        const found = parseLogPath(path);
        if (found === null) return;
        expect(path).toMatch(/^[a-z0-9/.]+$/);
        expect(path.split('/')).not.toContain('..');
        if (found.kind === 'tile') expect(tilePath(found.level, found.index, found.width)).toBe(path);
        if (found.kind === 'bundle') expect(bundlePath(found.index, found.width)).toBe(path);
        if (found.kind === 'witnessed') expect(witnessedPath(found.index, found.width)).toBe(path);
      }),
      of(RUNS),
    );
  });

  it('bundles: refused, or joined the same way again', { timeout: timeoutMs }, () => {
    const samples = [encodeBundle(entries.slice(0, 40)), encodeBundle([new Uint8Array()]), new Uint8Array()];
    fc.assert(
      fc.property(mangled(samples), (bytes) => {
        const split = splitBundle(bytes);
        if (split !== null) expect(encodeBundle(split)).toEqual(bytes);
      }),
      of(RUNS),
    );
  });

  it('entries: both decoders say the same, and nothing that isn’t written so', { timeout: timeoutMs }, () => {
    const readEntry = createEntryDecoder<GlasscaseEvent>(EVENTS);
    const deep = (open: string, close: string) =>
      utf8(`{"at":"2026-01-01T00:00:00.000Z","data":${open.repeat(9_000)}1${close.repeat(9_000)}}`);
    const samples = [...entries, deep('[', ']'), deep('{"a":', '}')];
    fc.assert(
      fc.property(mangled(samples), (bytes) => {
        const entry = decoded(decodeEntry, bytes);
        expect(decoded((entry) => readEntry(entryText(entry)), bytes)).toEqual(entry);
        if (entry !== null) expect(encodeEntry(decodeEntry(bytes))).toEqual(bytes);
      }),
      of(RUNS),
    );
  });

  it('receipts: refused with a reason, and never believed of another entry', { timeout: timeoutMs }, async () => {
    const key = parseVerifierKey(nodeHashing, vectors.logKey);
    if (key === null) throw new Error('the vectors hold no key');
    const samples = [...vectors.receipts.map(({ receipt }) => utf8(receipt)), utf8(vectors.withExtra)];
    const given = { hashing: nodeHashing, verify: verifyEd25519, name: 'fuzz', key, witnesses: [witnessKey], id: null };
    await fc.assert(
      fc.asyncProperty(mangled(samples), mangled(entries), async (proof, entry) => {
        const parsed = parseTlogProof(proof);
        if (parsed !== null) expect(formatTlogProof(parsed)).toEqual(proof);
        const report = await auditReceipt({ ...given, proof, entry });
        expect([report.verdict, report.findings.total]).toEqual(['failed', 1]);
      }),
      of(RUNS / 2),
    );
  });

  it('proof files: refused by name, or written again as they were', { timeout: timeoutMs }, async () => {
    const lines = entries.slice(0, 5).map((entry, position) => ({ position, json: textOf(entry) }));
    const read = async (path: string) => files.get(path) ?? null;
    const file = await makeProofFile({ hashing: nodeHashing, read }, 'fuzzed', lines);
    if (file === null) throw new Error('nothing is sealed');
    const deep = utf8(`{"format":"glasscase-proof/1","entries":${'['.repeat(9_000)}${']'.repeat(9_000)}}`);
    await fc.assert(
      fc.asyncProperty(mangled([formatProofFile(file), deep]), async (bytes) => {
        const parsed = readProofFile(bytes, null);
        if (!parsed.ok) return;
        expect(formatProofFile(parsed.file)).toEqual(bytes);
        const checked = await checkProofFile(parsed.file, logKey, { hashing: nodeHashing, verify: verifyEd25519 });
        const isOther = parsed.file.entries.some(({ json, position }) => json !== lines[position]?.json);
        expect(isOther && checked.ok && checked.places.every(({ verdict }) => verdict === 'match')).toBe(false);
      }),
      of(RUNS / 2),
    );
  });

  it('what witnesses cosigned: read, or called damaged', { timeout: timeoutMs }, async () => {
    const page = encodeBundle([checkpoint, checkpoint, checkpoint]);
    await fc.assert(
      fc.asyncProperty(mangled([page]), mangled([utf8('3\n'), utf8('300\n')]), fc.nat(9), async (bytes, size, at) => {
        const read = async (path: string) => (path === 'witnessed/size' ? size : bytes);
        const found = await firstCovering(read, at).catch((error: unknown) => {
          if (!(error instanceof SequenceDamaged)) throw error;
          return null;
        });
        if (found !== null) expect(found.checkpoint.size).toBeGreaterThan(at);
      }),
      of(RUNS / 2),
    );
  });
});
