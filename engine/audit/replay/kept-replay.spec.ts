import { describe, expect, it } from 'vitest';
import { testChain } from '../../../test/beacons.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import { lanesStory } from '../../../test/forgeries/lanes.ts';
import { ann, ben } from '../../../test/games-story/stage.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { publishedEntry } from '../../../test/sealed-log.ts';
import { claimed, LAWFUL } from '../../../test/unanswered.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { nobleHashing } from '../../fairness/noble-hashing.ts';
import { nobleSignatures } from '../../fairness/noble-signatures.ts';
import { collectFindings, newFindingsMemory } from '../finding.ts';
import { bytesOfReplay, piecesOf, replayFromPieces } from './kept-replay.ts';
import { createReplay } from './replay.ts';
import { newReplayMemory, type ReplayMemory } from './replay-memory.ts';

const inPage = { ...nobleHashing, ...nobleSignatures };
const honest = entriesOf(recordGames().recorded).map((entry) => publishedEntry(entry).entry);
const text = new TextDecoder();
/** Every third play has another ticket. */
const forged = honest.map((entry, position) =>
  position % 3 === 0
    ? utf8(
        text.decode(entry).replace(/("ticket":[0-9]*)([0-9])/, (_, before, digit) => `${before}${Number(digit) ^ 1}`),
      )
    : entry,
);

const copied = (memory: ReplayMemory): ReplayMemory => {
  const restored = replayFromPieces();
  for (const piece of piecesOf(memory)) restored.add(structuredClone(piece));
  return restored.memory();
};

/** The results at the end of a replay that is put aside and goes on before each of these positions. */
const replayed = (entries: readonly Uint8Array[], stops: ReadonlySet<number>) => {
  let memory = newReplayMemory();
  let kept = newFindingsMemory();
  const open = () => {
    const findings = collectFindings(kept);
    const replay = createReplay(inPage, findings, { chains: [testChain], sight: 'public', memory });
    return { findings, replay };
  };
  let { findings, replay } = open();
  for (const [position, entry] of entries.entries()) {
    if (stops.has(position)) {
      memory = copied(memory);
      kept = structuredClone(kept);
      ({ findings, replay } = open());
    }
    replay.entry(entry, position);
  }
  replay.settle();
  replay.seeds.checkOverdue(replay.states, replay.totals().lastAt);
  const { totals, given, seeds, beacons, money, unanswered } = replay;
  return {
    findings: findings.kept(),
    total: findings.total(),
    totals: [totals(), given(), seeds.totals(), beacons.totals()],
    unanswered: unanswered.report(),
    escrow: money.account('escrow', 'coin'),
  };
};

const every = (step: number, entries = honest) =>
  new Set(entries.flatMap((_, position) => (position % step === 3 ? [position] : [])));

describe('a replay that was put aside', () => {
  it.each([1, 7, 100])('goes on as if it had never stopped, every %i entries', (step) => {
    const straight = replayed(honest, new Set());
    expect(straight.total).toBe(0);
    expect(replayed(honest, every(step))).toEqual(straight);
  });

  it('knows the lanes that were open, and what wasn’t answered', () => {
    const { house } = claimed(LAWFUL, [ann, ben]);
    const entries = entriesOf(house.recorded).map((entry) => publishedEntry(entry).entry);
    const straight = replayed(entries, new Set());
    expect([straight.total, straight.unanswered.claims, straight.unanswered.void]).toEqual([0, 10, 0]);
    expect(replayed(entries, every(7, entries))).toEqual(straight);
    const onLanes = entriesOf(lanesStory).map((entry) => publishedEntry(entry).entry);
    expect(replayed(onLanes, every(7, onLanes))).toEqual(replayed(onLanes, new Set()));
  });

  it('finds what an uninterrupted one finds', () => {
    const straight = replayed(forged, new Set());
    expect(straight.total).toBeGreaterThan(3);
    expect(replayed(forged, every(7))).toEqual(straight);
  });

  it('says how much it remembers', () => {
    const memory = newReplayMemory();
    const replay = createReplay(inPage, collectFindings(), { chains: [testChain], sight: 'public', memory });
    const before = bytesOfReplay(memory);
    for (const [position, entry] of honest.entries()) replay.entry(entry, position);
    expect(bytesOfReplay(memory)).toBeGreaterThan(before + 10_000);
  });
});
