import { describe, expect, it } from 'vitest';
import { addBot, battleOf, fillWithBots, must, openArena, openRoom, runClock } from '../../../test/battle-cast.ts';
import { alice } from '../../../test/cast.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { createReplay } from '../replay/replay.ts';

/** A room that a bot was added to, and that was filled with two more; fought to its end. */
const fought = () => {
  const house = openArena();
  const from = house.recorded.length;
  const room = openRoom(house, { sides: 4 });
  must(house, addBot(alice, room, 3));
  must(house, fillWithBots(alice, room, [2, 4]));
  runClock(house);
  expect(battleOf(house, room).status).toBe('finished');
  return { recorded: house.recorded, from };
};

/** Findings of a replay in the room itself: how the players came by their coin is no part of it. */
const foundIn = (recorded: readonly RecordedEvent[], from: number): readonly string[] => {
  const findings = collectFindings();
  const replay = createReplay(nodeHashing, findings, { chains: [] });
  for (const [position, entry] of entriesOf(recorded).entries()) replay.entry(entry, position);
  replay.settle();
  return findings.kept().flatMap(({ position, kind }) => (position !== null && position >= from ? [kind] : []));
};

describe('a room that was filled with bots', () => {
  it('is replayed without a finding', () => {
    const { recorded, from } = fought();
    expect(foundIn(recorded, from)).toEqual([]);
  });

  it('is found out where one of its bots never sat down', () => {
    const { recorded, from } = fought();
    const last = recorded.findLastIndex(({ event }) => event.type === 'SeatTaken');
    expect(foundIn(recorded.toSpliced(last, 1), from)).toContain('rules');
  });
});
