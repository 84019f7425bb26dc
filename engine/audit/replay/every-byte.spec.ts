import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cosigned, withWitnessed } from '../../../test/cosigned.ts';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  revealEverything,
  sealInto,
} from '../../../test/fixture-log.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { fileTileStore } from '../../log/file-tile-store.ts';
import { OPENINGS_FOLDER } from '../../log/tiles.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { audit } from '../audit.ts';
import { collectFindings, EXIT_CODES, type FindingKind } from '../finding.ts';
import { folderSource } from '../sources/folder-source.ts';
import { readCheckpoint } from '../sources/open-log.ts';
import type { AuditSource } from '../sources/source.ts';
import { readWitnessed } from '../sources/witnessed-log.ts';
import { survey } from '../surveys/survey.ts';

const entries = entriesOf(revealEverything(recordStory({ seed: 'every byte', players: 5, acts: 120 })).recorded);
const files = await publishedFiles(entries);

const partsOf = (source: AuditSource, pinned: boolean) => ({
  source,
  hashing: nodeHashing,
  verify: verifyEd25519,
  pinnedKey: pinned ? fixtureSigner.key : null,
  progress: () => {},
});

/** The report of `npm run audit -- log`. */
const logOf = (published: ReadonlyMap<string, Uint8Array>, pinned = false) =>
  survey(partsOf(memorySource(published), pinned), 'log', () => ({ record: () => {}, finish: () => null }));
/** The report of `npm run audit`. */
const auditOf = (source: AuditSource) =>
  audit({ ...partsOf(source, false), compareBalances: false, sleep: async () => {} });

const flipped = (path: string, at: number, mask: number): ReadonlyMap<string, Uint8Array> => {
  const bytes = (files.get(path) ?? new Uint8Array(0)).slice();
  bytes[at] = (bytes[at] ?? 0) ^ mask;
  return new Map(files).set(path, bytes);
};

/** The kind of finding that a changed byte of that file must give. */
const kindOf = (path: string): FindingKind => {
  if (path.startsWith(`${OPENINGS_FOLDER}/`)) return 'openings';
  return path.startsWith('tile/') ? 'tree' : 'signature';
};

const random = seedrandom('flips');
/** Every byte of what is small; of all else the ends, a stride that meets every residue, and random places. */
const placesIn = (length: number): readonly number[] => {
  if (length <= 400) return Array.from({ length }, (_, at) => at);
  const stride = Array.from({ length: 40 }, (_, n) => Math.floor((n * length) / 40) + (n % 7));
  const dice = Array.from({ length: 40 }, () => Math.floor(random() * length));
  return [...new Set([0, 1, 2, length - 1, ...stride, ...dice])].filter((at) => at < length);
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'every-byte-'));
  await sealInto(fileTileStore(folder), entries);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a copy of the log', () => {
  it('is clean as it was published, on a disk as in memory', async () => {
    expect(await auditOf(await folderSource(folder))).toMatchObject({ verdict: 'clean', exitCode: 0 });
    expect(await logOf(files)).toMatchObject({ verdict: 'clean', exitCode: 0 });
    expect([...files.keys()].filter((path) => path.includes('.p/')).length).toBeGreaterThan(3);
  });

  it.each([...files.keys()].sort())('fails, and says why, with any single byte of %s changed', async (path) => {
    for (const at of placesIn(files.get(path)?.length ?? 0)) {
      const mask = 1 << Math.floor(random() * 8);
      const report = await logOf(flipped(path, at, mask));
      expect(report.exitCode, `byte ${at}, mask ${mask}`).toBe(EXIT_CODES[kindOf(path)]);
    }
  });

  it('fails with any single byte changed of what witnesses cosigned', async () => {
    const notes = [0.4, 0.7, 1].map((part, second) =>
      cosigned(entries.slice(0, Math.ceil(entries.length * part)), second + 1),
    );
    const [first = utf8(''), ...rest] = notes;
    const witnessed = withWitnessed(files, [first, ...rest]);
    expect(await auditOf(memorySource(witnessed))).toMatchObject({
      verdict: 'clean',
      witnessed: { witnesses: 1, checkpoints: 3 },
    });
    const { checkpoint } = await readCheckpoint(
      { source: memorySource(files), verify: verifyEd25519 },
      fixtureSigner.key,
    );
    for (const [path, bytes] of witnessed) {
      if (files.has(path)) continue;
      for (const at of placesIn(bytes.length)) {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
        const source = memorySource(new Map(witnessed).set(path, changed));
        const findings = collectFindings();
        const end = { checkpoint, key: fixtureSigner.key };
        await readWitnessed({ ...partsOf(source, false), pinnedWitnesses: null }, end, findings);
        expect(['signature', 'timing'], `${path}, byte ${at}`).toContain(findings.kept()[0]?.kind);
        if (at === 0) expect((await auditOf(source)).exitCode).toBe(findings.exitCode());
      }
    }
  });

  it('fails the whole audit for the same reason', async () => {
    for (const [path, { length }] of files) {
      for (const at of new Set([0, Math.floor(length / 2), length - 1])) {
        const report = await auditOf(memorySource(flipped(path, at, 1)));
        expect(report.exitCode, `${path}, byte ${at}`).toBe(EXIT_CODES[kindOf(path)]);
      }
    }
  });

  it('fails with a pinned key, whichever byte of the key beside it is changed', async () => {
    for (const at of placesIn(files.get('key')?.length ?? 0)) {
      expect((await logOf(flipped('key', at, 1), true)).exitCode, `byte ${at}`).toBe(EXIT_CODES.signature);
    }
  });

  it('names the file that was changed', async () => {
    const path = 'tile/0/000';
    const { findings } = await logOf(flipped(path, 100, 4));
    expect(findings.shown).toContainEqual({
      kind: 'tree',
      position: null,
      message: `${path} isn't the tree of the entries`,
    });
  });

  it('fails with any byte put in or left out', async () => {
    for (const [path, bytes] of files) {
      const at = Math.floor(random() * bytes.length);
      const longer = Buffer.concat([bytes.subarray(0, at), Uint8Array.of(0x41), bytes.subarray(at)]);
      const shorter = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
      for (const changed of [longer, shorter]) {
        expect((await logOf(new Map(files).set(path, changed))).exitCode, `${path}, byte ${at}`).toBe(
          EXIT_CODES[kindOf(path)],
        );
      }
    }
  });
});
