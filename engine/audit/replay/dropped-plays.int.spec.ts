import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cosigned, testWitness } from '../../../test/cosigned.ts';
import { T0 } from '../../../test/deciders.ts';
import { fixtureSigner, memorySource, sealInto } from '../../../test/fixture-log.ts';
import { MIGRATIONS } from '../../../test/harness/databases.ts';
import { accepted, createClock, joinWith, openOnce, publishCast, startEngine } from '../../../test/harness/engines.ts';
import type { Committer } from '../../committer/committer.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { HandedInclusionPromise } from '../../engine.ts';
import { utf8 } from '../../fairness/bytes.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { openCheckpoint } from '../../log/checkpoint.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { joinNotes } from '../../log/key-history.ts';
import { promiseSignerFromSeed } from '../../log/log-key.ts';
import { certificateText } from '../../log/promise-keys.ts';
import { signNote } from '../../log/sign-note.ts';
import { memoryTileStore } from '../../log/testing/memory-tile-store.ts';
import { CHECKPOINT_PATH, PROMISE_KEYS_PATH } from '../../log/tiles.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { checkInclusionPromises } from '../sources/promises.ts';

const origin = fixtureSigner.key.name;
const promises = promiseSignerFromSeed(origin, '55'.repeat(32));
const certificate = joinNotes([signNote([fixtureSigner], certificateText(origin, promises.key))]);
const MINUTE = 60_000;
const timed = z.looseObject({ at: z.string() });

describe('a house that drops plays which it accepted', () => {
  let root: string;
  let player: PlayerId;
  /** As the house has it after two plays were answered, and what it promised to each. */
  let honest: {
    readonly entries: readonly Uint8Array[];
    readonly promised: readonly [HandedInclusionPromise, HandedInclusionPromise];
  };
  /** As it goes on after its data was set back to before them, a play later. */
  let cheating: readonly Uint8Array[];
  const clock = createClock(T0);

  /** Runs the site on its data folder until `work` is done; answers that, and the log as it is published then. */
  const run = async <Result>(work: (engine: Committer) => Promise<Result>) => {
    const database = await openDatabase({ dataDir: join(root, 'live') });
    await database.migrate(MIGRATIONS);
    const engine = await startEngine(database, { clock: clock.now, promises });
    try {
      const result = await work(engine);
      const text = 'SELECT entry FROM event ORDER BY position';
      const { rows } = await database.pool.query<{ entry: Buffer }>(text);
      return { result, entries: rows.map(({ entry }) => new Uint8Array(entry)) };
    } finally {
      await engine.close();
      await database.close();
    }
  };

  const play = async (engine: Committer): Promise<HandedInclusionPromise> => {
    clock.advance(1_000);
    return accepted(await openOnce(engine, player)).promise;
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'glasscase-dropped-'));
    const [live, backup] = [join(root, 'live'), join(root, 'backup')];
    await run(async (engine) => {
      await publishCast(engine);
      player = await joinWith(engine, '100000');
    });
    await cp(live, backup, { recursive: true });
    const { result, entries } = await run(async (engine) => [await play(engine), await play(engine)] as const);
    honest = { entries, promised: result };
    await rm(live, { recursive: true });
    await cp(backup, live, { recursive: true });
    cheating = (await run(play)).entries;
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const judged = async (
    entries: readonly Uint8Array[],
    promise: HandedInclusionPromise,
    { shown = certificate, kept = '', seenAt = null as number | null } = {},
  ) => {
    const tiles = memoryTileStore();
    await sealInto(tiles, entries);
    const opened = await openCheckpoint(
      (await tiles.read(CHECKPOINT_PATH)) ?? utf8(''),
      fixtureSigner.key,
      verifyEd25519,
    );
    if (!opened.ok) throw new Error(opened.fault);
    const note = seenAt === null ? null : cosigned(entries, seenAt / 1_000);
    const seen = note === null ? null : await openCheckpoint(note, fixtureSigner.key, verifyEd25519, [testWitness]);
    const findings = collectFindings();
    const last = entries.at(-1);
    const totals = await checkInclusionPromises(
      {
        source: memorySource(new Map([...tiles.files, [PROMISE_KEYS_PATH, shown]])),
        hashing: nodeHashing,
        verify: verifyEd25519,
        files: [{ name: 'play.json', bytes: utf8(JSON.stringify({ ...promise, certificates: kept })) }],
      },
      {
        key: fixtureSigner.key,
        checkpoint: opened.checkpoint,
        lastAt: last === undefined ? null : Date.parse(timed.parse(JSON.parse(new TextDecoder().decode(last))).at),
        witnessed: seen?.ok === true ? [{ size: seen.checkpoint.size, cosignatures: seen.cosignatures }] : [],
      },
      findings,
    );
    return { totals, findings: findings.kept() };
  };
  const nothing = { kept: 0, late: 0, broken: 0, open: 0, unbelieved: 0 };

  it('given an honest house, keeps its promises', async () => {
    for (const promise of honest.promised)
      expect(await judged(honest.entries, promise)).toEqual({ totals: { ...nothing, kept: 1 }, findings: [] });
  });

  it('given data that was set back, when the log goes on, then another entry is found in the promised place', async () => {
    const { totals, findings } = await judged(cheating, honest.promised[0]);
    expect(totals).toEqual({ ...nothing, broken: 1 });
    const message = expect.stringContaining('another entry is there');
    expect(findings).toEqual([{ kind: 'promise', position: honest.entries.length - 2, message }]);
  });

  it('given a later entry at an earlier place, then the play was left out, before anything takes its place', async () => {
    expect(cheating.length).toBeLessThan(honest.entries.length);
    const { totals, findings } = await judged(cheating, honest.promised[1]);
    expect(totals).toEqual({ ...nothing, broken: 1 });
    expect(findings[0]?.message).toContain('left out');
  });

  it('given a log that ends before the play, then nobody can say yet, unless a witness saw it end there too late', async () => {
    const [first] = honest.promised;
    const before = honest.entries.slice(0, -2);
    expect((await judged(before, first)).totals).toEqual({ ...nothing, open: 1 });
    expect((await judged(before, first, { seenAt: T0 + MINUTE / 2 })).totals).toEqual({ ...nothing, open: 1 });
    const late = await judged(before, first, { seenAt: T0 + 2 * MINUTE });
    expect(late).toEqual({ totals: { ...nothing, late: 1 }, findings: [] });
  });

  it('given a site that shows its certificate no more, then the one that was kept tells', async () => {
    const [promise] = honest.promised;
    const none = new Uint8Array(0);
    const message = expect.stringContaining('not signed by a key that the log certified');
    expect((await judged(honest.entries, promise, { shown: none })).findings).toEqual([
      { kind: 'signature', position: null, message },
    ]);
    const kept = new TextDecoder().decode(certificate);
    const { totals } = await judged(honest.entries, promise, { shown: none, kept });
    expect(totals).toEqual({ ...nothing, kept: 1 });
  });

  it('given a promise that somebody made up, then it is named and breaks nothing', async () => {
    const [promise] = honest.promised;
    const forged = { ...promise, note: promise.note.replace(/^(\d+) 1$/m, '1 1') };
    const { totals, findings } = await judged(honest.entries, forged);
    expect(totals).toEqual({ ...nothing, unbelieved: 1 });
    expect(findings).toEqual([
      { kind: 'signature', position: null, message: expect.stringMatching(/^play\.json: not signed/) },
    ]);
  });
});
