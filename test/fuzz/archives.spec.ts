import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { archiveSource } from '../../engine/audit/sources/archive/archive-source.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import { readServedState } from '../../engine/audit/sources/served-state.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { survey } from '../../engine/audit/surveys/survey.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { entriesOf, fixtureSigner, memorySource, publishedFiles, recordStory } from '../fixture-log.ts';
import { mangled } from './mangle.ts';
import { fuzzRuns } from './runs.ts';
import { drawn, type Tape } from './tape.ts';
import { valueFrom } from './values.ts';

const { seed, of, timeoutMs } = fuzzRuns();

const entries = entriesOf(recordStory({ seed: 'archived', players: 2, acts: 30 }).recorded);
const files = await publishedFiles(entries);

const tarOf = async (members: readonly (readonly [string, Uint8Array])[]): Promise<Buffer> => {
  const tar = pack();
  for (const [name, bytes] of members) tar.entry({ name, size: bytes.length }, Buffer.from(bytes));
  tar.finalize();
  const parts: Uint8Array[] = [];
  for await (const part of tar) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzzed-archives-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const surveyOf = (source: AuditSource) =>
  survey(
    { source, hashing: nodeHashing, verify: verifyEd25519, pinnedKey: fixtureSigner.key, progress: () => {} },
    'log',
    () => ({ record: () => {}, finish: () => 'read' }),
  );

/** The answer, or why there is none. @throws what no audit says */
const orRefused = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuditStopped)) throw error;
    expect(error.message).not.toBe('');
    return null;
  }
};

describe(`copies of a log in every state but their own (seed ${seed})`, () => {
  it('a tar: refused, or read; and nothing stays behind or gets out', { timeout: timeoutMs }, async () => {
    const tar = await tarOf([...files].map(([path, bytes]) => [`log/${path}`, bytes]));
    const samples = [tar, gzipSync(tar), Buffer.from('PK\u0003\u0004')];
    const path = join(folder, 'archive');
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(mangled(samples), async (bytes) => {
        await writeFile(path, bytes);
        const archive = await orRefused(() => archiveSource(path, { members: 1_000, bytes: 10_000_000 }));
        if (archive !== null) {
          opened += 1;
          const { verdict, entries: read } = await surveyOf(archive.source);
          // Signed bytes can't be changed unseen: a clean log is the whole log.
          if (verdict === 'clean') expect(read).toBe(entries.length);
          await archive.close();
        }
        expect(await readdir(folder)).toEqual(['archive']);
      }),
      of(600),
    );
    expect(opened).toBeGreaterThan(0);
  });

  it('a folder: clean only with every byte in its place', { timeout: timeoutMs }, async () => {
    const paths = [...files.keys()];
    const verdicts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        mangled([...files.values()]),
        fc.boolean(),
        async (path, bytes, gone) => {
          const changed = new Map(files);
          if (gone) changed.delete(path);
          else changed.set(path, bytes);
          const { verdict, entries: read, findings } = await surveyOf(memorySource(changed));
          verdicts.add(verdict);
          if (verdict === 'clean') expect(read).toBe(entries.length);
          else expect(findings.total).toBeGreaterThan(0);
        },
      ),
      of(600),
    );
    expect(verdicts).toContain('failed');
  });

  it('a path that is no folder of a log: refused', { timeout: timeoutMs }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
        expect(await orRefused(() => folderSource(join(folder, 'nothing', name.replaceAll('/', '_'))))).toBeNull();
      }),
      of(300),
    );
  });
});

const ROW = {
  playerId: 'a'.repeat(22),
  version: 1,
  coin: '0',
  points: '0',
  locked: '0',
  items: 0,
  backpack: '0'.repeat(64),
};

/** A page as a site serves it, with something else in the place of one or two of its parts. */
const pageFrom = (tape: Tape): unknown => {
  const rows = Array.from({ length: tape.below(4) }, (_, n) => ({
    ...ROW,
    playerId: 'abcd'.charAt(n).repeat(22),
    ...(tape.once(3) ? { [tape.pick(['playerId', 'version', 'coin', 'items', 'backpack'])]: valueFrom(tape) } : {}),
  }));
  const page = { position: 5, house: { house: { coin: '0' } }, rows, more: tape.below(2) === 0 };
  return tape.once(3) ? { ...page, [tape.pick(['position', 'house', 'rows', 'more'])]: valueFrom(tape) } : page;
};

it(`what a site shows as its state, whatever it is, comes to an end (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(drawn(pageFrom, 60), { minLength: 1, maxLength: 4 }), async (pages) => {
      let asked = 0;
      const statePage = async (): Promise<unknown> => {
        asked += 1;
        return pages[(asked - 1) % pages.length];
      };
      const found = await orRefused(() => readServedState(memorySource(files, statePage)));
      if (found === null) return;
      read += 1;
      // In order, each player once.
      const ids = found.flatMap(({ rows }) => rows.map(({ playerId }) => playerId));
      expect(ids).toEqual([...new Set(ids)].toSorted());
    }),
    of(1_000),
  );
  expect(read).toBeGreaterThan(0);
});
