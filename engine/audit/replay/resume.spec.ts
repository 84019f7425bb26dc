import { describe, expect, it } from 'vitest';
import { testChain } from '../../../test/beacons.ts';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  withoutOpenings,
} from '../../../test/fixture-log.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { resumingFrom } from '../../../test/resuming.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { auditLog } from '../audit.ts';
import type { EarlierReplay, ReplayedPart, Resuming } from './resume.ts';

type Files = ReadonlyMap<string, Uint8Array>;

const { recorded } = recordGames();
const entries = entriesOf(recorded);
const files = await publishedFiles(entries);
/** Behind whole bundles, within one, and once where a command is cut in two. */
const inTwo = recorded.findIndex(
  ({ event }, n) => n > 600 && event.data.commandId === recorded[n - 1]?.event.data.commandId,
);
const cuts = [1, 255, 256, 512, inTwo, entries.length - 1];

const audited = async (log: Files, resuming: Resuming | null = null) =>
  auditLog({
    source: memorySource(log),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    chains: [testChain],
    compareBalances: false,
    resuming,
    sleep: async () => {},
    progress: () => {},
  });

const keptOf = async (log: Files, from: EarlierReplay | null = null): Promise<readonly EarlierReplay[]> => {
  const resuming = resumingFrom(from);
  await audited(log, resuming);
  return resuming.kept;
};
const newestOf = async (log: Files): Promise<EarlierReplay> => {
  const newest = (await keptOf(log)).at(-1);
  if (newest === undefined) throw new Error('nothing was kept');
  return newest;
};
/** The log as it was published after so many entries. */
const beginning = (cut: number): Promise<Files> => publishedFiles(entries.slice(0, cut));

/** Every tenth play from there on has another ticket. */
const forgedFrom = (first: number) => {
  let plays = 0;
  const decoder = new TextDecoder();
  return entries.map((entry, position) => {
    const text = decoder.decode(entry);
    if (position < first || !text.includes('"CaseOpened"')) return entry;
    plays += 1;
    if (plays % 10 !== 1) return entry;
    return utf8(text.replace(/("ticket":[0-9]*)([0-9])/, (_, before, digit) => `${before}${Number(digit) ^ 1}`));
  });
};

/** The last opening of a player comes under the id of their first. */
const carriedOutTwice = (): readonly Uint8Array[] => {
  const opened = recorded.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data] : []));
  const last = opened.at(-1);
  const first = opened.find(({ playerId }) => playerId === last?.playerId);
  if (first === undefined || last === undefined || first.commandId === last.commandId) throw new Error('opened once');
  const decoder = new TextDecoder();
  return entries.map((entry) => utf8(decoder.decode(entry).replaceAll(last.commandId, first.commandId)));
};

describe('an audit that goes on from an earlier one', () => {
  it('says of an honest log exactly what one of everything says, wherever the earlier one ended', async () => {
    const whole = await audited(files);
    expect([whole.report.verdict, whole.replayed === null]).toEqual(['clean', false]);
    for (const cut of cuts) {
      const from = await newestOf(await beginning(cut));
      expect(from.part.size).toBe(cut);
      expect(await audited(files, resumingFrom(from))).toEqual(whole);
    }
  });

  it('says so of a log that is read as everybody reads it', async () => {
    const whole = await audited(withoutOpenings(files));
    for (const cut of [256, inTwo]) {
      const from = await newestOf(withoutOpenings(await beginning(cut)));
      expect(await audited(withoutOpenings(files), resumingFrom(from))).toEqual(whole);
    }
  });

  it('goes on from what was kept between two bundles, again and again', async () => {
    const whole = await audited(files);
    const kept = await keptOf(files);
    expect(kept.map(({ part }) => part.size)).toEqual([
      ...Array.from({ length: Math.floor(entries.length / 256) }, (_, n) => 256 * (n + 1)),
      entries.length,
    ]);
    for (const from of kept) expect(await audited(files, resumingFrom(from))).toEqual(whole);
    const [first = null] = await keptOf(files);
    const [second = null] = await keptOf(files, first);
    expect(second?.part.size).toBe(512);
    expect(await audited(files, resumingFrom(second))).toEqual(whole);
  });

  it.each([0, 300, 600])('finds what one of everything finds in a log that lies from entry %i on', async (first) => {
    const log = await publishedFiles(forgedFrom(first));
    const whole = await audited(log);
    expect(whole.report.findings.total).toBeGreaterThan(0);
    const resuming = resumingFrom(null);
    expect(await audited(log, resuming)).toEqual(whole);
    for (const from of resuming.kept) expect(await audited(log, resumingFrom(from))).toEqual(whole);
  });

  it('finds a command that was carried out before, and once more since', async () => {
    const log = await publishedFiles(carriedOutTwice());
    const whole = await audited(log);
    expect(whole.report.findings.shown).toMatchObject([{ kind: 'rules' }]);
    expect(whole.report.findings.shown[0]?.message).toContain('is carried out a second time');
    const kept = await keptOf(log);
    expect(kept.length).toBeGreaterThan(0);
    for (const from of kept) expect(await audited(log, resumingFrom(from))).toEqual(whole);
  });

  it('keeps nothing once something was found, and so nothing of a lie', async () => {
    const log = await publishedFiles(forgedFrom(300));
    const { report } = await audited(log);
    const position = report.findings.shown[0]?.position ?? 0;
    expect((await keptOf(log)).every(({ part }) => part.size <= position + 256)).toBe(true);
    const damaged = new Map(files).set('tile/entries/001', new Uint8Array(3));
    expect((await keptOf(damaged)).map(({ part }) => part.size)).toEqual([256]);
  });

  it('keeps nothing anew where nothing follows', async () => {
    expect(await keptOf(files, await newestOf(files))).toEqual([]);
  });

  it('leaves as forked from a log that is shorter, or began otherwise', async () => {
    const from = await newestOf(files);
    const shorter = await audited(await beginning(700), resumingFrom(from));
    expect(shorter.report.findings.shown).toEqual([
      {
        kind: 'fork',
        position: null,
        message: `the log has 700 entries, the part replayed before ${entries.length}: it became shorter`,
      },
    ]);
    const other = entriesOf(recordStory({ seed: 'another history', players: 5, acts: 300 }).recorded);
    const forked = await audited(await publishedFiles(other), resumingFrom(await newestOf(await beginning(300))));
    expect([forked.replayed, forked.report.findings.shown.map(({ kind }) => kind)]).toEqual([null, ['fork']]);
    // The checkpoint that was signed then counts as well, also where no more than its beginning was replayed.
    const [early = null] = await keptOf(files);
    const cutOff = await audited(await beginning(700), resumingFrom(early));
    expect(cutOff.report.findings.shown.map(({ kind }) => kind)).toEqual(['fork']);
  });

  it('refuses what another kind of replay remembers, and an edge that is none', async () => {
    const everybody = await newestOf(withoutOpenings(await beginning(700)));
    const refused = await audited(files, resumingFrom(everybody));
    expect(refused.report).toMatchObject({ verdict: 'failed', exitCode: 2 });
    expect(refused.report.findings.shown[0]?.message).toContain('without openings, this one with them');
    const { part, memory } = await newestOf(await beginning(700));
    const edges: readonly Partial<ReplayedPart>[] = [{ size: 701 }, { partials: [] }, { root: new Uint8Array(32) }];
    for (const edge of edges) {
      const { report } = await audited(files, resumingFrom({ part: { ...part, ...edge }, memory }));
      expect(report.findings.shown).toMatchObject([{ kind: 'usage' }]);
    }
  });
});
