import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../../../../engine/audit/finding.ts';
import { replayFromPieces } from '../../../../engine/audit/replay/kept-replay.ts';
import { pageHashing } from '../../../../engine/audit/replay/page-hashing.ts';
import type { RecordedEvent } from '../../../../engine/glasscase-decision.ts';
import { verifyEd25519WithNoble } from '../../../../engine/log/ed25519-noble.ts';
import { TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { bundlePath } from '../../../../engine/log/tiles.ts';
import { testChain } from '../../../../test/beacons.ts';
import { cosignedEvidence } from '../../../../test/cosigned.ts';
import { entriesOf, publishedFiles, withoutOpenings } from '../../../../test/fixture-log.ts';
import { auditFiles, blank, forgerOf, honest, play, sale, withData, withTable } from '../../../../test/forger.ts';
import { recordWitnessedRooms } from '../../../../test/games-story/witnessed-rooms.ts';
import { witnessedChoice } from '../../../../test/room-witness.ts';
import type { ReadLog } from '../read-log.ts';
import type { CheckedLog } from './check-result.ts';
import type { KeptCheck } from './kept-check.ts';
import { createLogCheck } from './log-check.ts';

type Files = ReadonlyMap<string, Uint8Array>;

const publish = async (log: readonly RecordedEvent[]): Promise<Files> =>
  withoutOpenings(await publishedFiles(entriesOf(log)));

const begin = (kept: KeptCheck | null = null, mostBytes?: number) =>
  createLogCheck({
    hashing: pageHashing(),
    verify: verifyEd25519WithNoble,
    seen: null,
    kept,
    now: () => 0,
    chains: [testChain],
    ...(mostBytes !== undefined && { mostBytes }),
  });

const from =
  (files: Files, asked: string[] = []): ReadLog =>
  async (path) => {
    asked.push(path);
    return files.get(path) ?? null;
  };

const hooks = { progress: () => undefined };

const checked = async (files: Files): Promise<CheckedLog> => {
  const result = await begin().run(from(files), hooks);
  if (result.status !== 'whole') throw new Error(result.status);
  return result;
};

/** As IndexedDB keeps it: a copy of everything. */
const copied = (check: ReturnType<typeof begin>): KeptCheck => {
  const aside = check.putAside();
  if (aside === null) throw new Error('nothing was read');
  const { add, memory } = replayFromPieces();
  for (const piece of aside.pieces) add(structuredClone(piece));
  return { head: structuredClone(aside.head), memory: memory() };
};

/** A check of these files that was left after so many bundles. */
const leftAfter = async (files: Files, bundles: number): Promise<KeptCheck> => {
  const check = begin();
  let kept: KeptCheck | null = null;
  const pause = async ({ done }: { readonly done: number }): Promise<void> => {
    if (done === bundles * TILE_WIDTH) kept = copied(check);
  };
  await check.run(from(files), { ...hooks, pause });
  if (kept === null) throw new Error('the log is shorter');
  return kept;
};

const { changed, replaced, without, edited, find } = forgerOf(honest);

/** The forgeries of a house that holds the log's key, each in another place. */
const FORGERIES: readonly (readonly [string, readonly RecordedEvent[]])[] = [
  ['another ticket', changed(play, { ticket: play.event.data.ticket - 1 })],
  ['a play that never happened is left out', without(blank.recorded.position)],
  ['a sale of half of the items', changed(sale, { items: sale.event.data.items.slice(1) })],
  [
    'a published table with another price',
    (() => {
      const { recorded, event } = find('CasePublished');
      return replaced(
        recorded.position,
        withTable(event, (table) => ({ ...table, price: '7' })),
      );
    })(),
  ],
  [
    'a reveal of another seed',
    (() => {
      const rotated = find('SeedRotated');
      const { revealed } = rotated.event.data;
      return changed(rotated, { revealed: { ...revealed, serverSeed: revealed.salt } });
    })(),
  ],
  ['a rotation that is left out', edited((event) => (event === find('SeedRotated').event ? null : event))],
];

describe('the open plays of a log', () => {
  it('are all decided again in a page, with what is taken as given', async () => {
    const files = await publish(honest);
    const { report } = await checked(files);
    const audited = await auditFiles(files);
    expect(report.findings).toEqual({ total: 0, shown: [] });
    expect(audited.verdict).toBe('plays-clean');
    expect(report.given).toEqual(audited.given);
    expect(report.given.sealedEntries).toBeGreaterThan(0);
    expect(report.plays).toBe(audited.replayed.plays + audited.replayed.rooms);
    expect(report).toMatchObject({ proven: report.plays, awaiting: 0 });
  });

  it.each(FORGERIES)('are not clean with %s, and the page finds what the public audit finds', async (_, log) => {
    const files = await publish(log);
    const { report } = await checked(files);
    const audited = await auditFiles(files);
    expect(report.findings.total).toBeGreaterThan(0);
    expect(report.findings).toEqual(audited.findings);
    for (const { kind } of report.findings.shown) expect(EXIT_CODES).toHaveProperty(kind);
  });

  it('are nothing to a page that is older than the log', async () => {
    const text = new TextDecoder();
    const files = await publishedFiles(entriesOf(honest), {
      publish: (entry, position) => ({
        entry:
          position === 300
            ? new TextEncoder().encode(text.decode(entry).replace(/"schemaVersion":[0-9]+/, '"schemaVersion":99'))
            : entry,
        opening: null,
      }),
    });
    expect(await begin().run(from(files), hooks)).toEqual({ status: 'older-page', position: 300 });
  });

  it('are not decided to the end where that takes more than a page has', async () => {
    const files = await publish(honest);
    expect(await begin(null, 1).run(from(files), hooks)).toEqual({ status: 'too-large', position: TILE_WIDTH });
  });
});

describe('a check that was left', () => {
  it('goes on from what was kept, and says the same at the end', async () => {
    const files = await publish(changed(play, { ticket: play.event.data.ticket - 1 }));
    const straight = await checked(files);
    const kept = await leftAfter(files, 1);
    const asked: string[] = [];
    expect(await begin(kept).run(from(files, asked), hooks)).toEqual({ ...straight, since: TILE_WIDTH });
    expect(asked).not.toContain(bundlePath(0, TILE_WIDTH));
  });

  it('goes on from a log that has grown since it was whole', async () => {
    const early = honest.slice(0, 600);
    const check = begin();
    const aside: KeptCheck[] = [];
    const pause = async ({ done, total }: { readonly done: number; readonly total: number }): Promise<void> => {
      if (done === total) aside.push(copied(check));
    };
    await check.run(from(await publish(early)), { ...hooks, pause });
    const files = await publish(honest);
    const straight = await checked(files);
    const [kept] = aside;
    expect(await begin(kept ?? null).run(from(files), hooks)).toEqual({ ...straight, since: 600 });
  });

  it('is refused by a log that was forked from the one it read', async () => {
    const kept = await leftAfter(await publish(honest), 1);
    const forked = await publish(changed(play, { ticket: play.event.data.ticket - 1 }));
    expect(await begin(kept).run(from(forked), hooks)).toEqual({
      status: 'false',
      fault: { file: 'checkpoint', reason: 'not what was signed before' },
    });
    const shorter = await publish(honest.slice(0, 300));
    expect(await begin(kept).run(from(shorter), hooks)).toMatchObject({ fault: { reason: 'shorter than before' } });
  });

  it('is refused where what was read is not the beginning of what is signed', async () => {
    const files = await publish(honest);
    const { head, memory } = await leftAfter(files, 1);
    const partials = head.partials.map((tile) => ({ ...tile, hashes: tile.hashes.toReversed() }));
    const other = { head: { ...head, partials }, memory };
    expect(await begin(other).run(from(files), hooks)).toMatchObject({ status: 'false' });
  });
});

describe('what a room’s witness saw, by the page', () => {
  const { recorded } = recordWitnessedRooms();
  const rooms = forgerOf(recorded);
  const found = async (log: readonly RecordedEvent[]) => {
    const { report } = await checked(await publish(log));
    return report.findings.shown.map(({ kind, message }) => `${kind}: ${message}`);
  };

  it('is this log', async () => {
    expect(await found(recorded)).toEqual([]);
  });

  it('is found to be another log of that size', async () => {
    const entry = rooms.find('BattleWitnessed');
    const { checkpoint } = entry.event.data;
    const held = entriesOf(recorded).slice(0, checkpoint.size);
    const [first, ...others] = held;
    const other = cosignedEvidence([...others, first ?? new Uint8Array(0)], checkpoint.timestamp);
    expect(await found(rooms.changed(entry, { checkpoint: other }))).toContain(
      `fork: the room's witness saw another log of ${checkpoint.size} entries than this one`,
    );
  });

  it('is found to be of a log by another name', async () => {
    const origin = 'elsewhere.test/log';
    const elsewhere = rooms.edited((event) =>
      event.type === 'BattleCreated' || event.type === 'GiveawayCreated'
        ? withData(event, { beacon: { ...witnessedChoice, origin } })
        : event,
    );
    expect(await found(elsewhere)).toContain(`rules: the room waits for a witness of another log: ${origin}`);
  });
});
