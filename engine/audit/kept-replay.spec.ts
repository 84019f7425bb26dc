import { describe, expect, it } from 'vitest';
import { testChain } from '../../test/beacons.ts';
import { entriesOf } from '../../test/fixture-log.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { publishedEntry } from '../../test/sealed-log.ts';
import { utf8 } from '../fairness/bytes.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import { collectFindings, newFindingsMemory } from './finding.ts';
import { bytesOfReplay, piecesOf, replayFromPieces } from './kept-replay.ts';
import { createReplay } from './replay.ts';
import { newReplayMemory, type ReplayMemory } from './replay-memory.ts';

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

/** What a replay says at the end, put aside and gone on with before each of these positions. */
const replayed = (entries: readonly Uint8Array[], stops: ReadonlySet<number>) => {
  let memory = newReplayMemory();
  let kept = newFindingsMemory();
  const open = () => {
    const findings = collectFindings(kept);
    const replay = createReplay(nobleHashing, findings, { chains: [testChain], sight: 'public', memory });
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
  const { totals, given, seeds, beacons, money } = replay;
  return {
    findings: findings.kept(),
    total: findings.total(),
    totals: [totals(), given(), seeds.totals(), beacons.totals()],
    escrow: money.account('escrow', 'coin'),
  };
};

const every = (step: number) => new Set(honest.flatMap((_, position) => (position % step === 3 ? [position] : [])));

describe('a replay that was put aside', () => {
  it.each([1, 7, 100])('goes on as if it had never stopped, every %i entries', (step) => {
    const straight = replayed(honest, new Set());
    expect(straight.total).toBe(0);
    expect(replayed(honest, every(step))).toEqual(straight);
  });

  it('finds what an uninterrupted one finds', () => {
    const straight = replayed(forged, new Set());
    expect(straight.total).toBeGreaterThan(3);
    expect(replayed(forged, every(7))).toEqual(straight);
  });

  it('says how much it remembers', () => {
    const memory = newReplayMemory();
    const replay = createReplay(nobleHashing, collectFindings(), { chains: [testChain], sight: 'public', memory });
    const before = bytesOfReplay(memory);
    for (const [position, entry] of honest.entries()) replay.entry(entry, position);
    expect(bytesOfReplay(memory)).toBeGreaterThan(before + 10_000);
  });
});
