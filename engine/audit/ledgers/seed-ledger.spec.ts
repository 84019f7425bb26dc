import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../../test/cast.ts';
import { commandIdNumber, houseOf, pairNumber } from '../../../test/deciders.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { foldedStates } from '../replay/states.ts';
import { createSeedLedger } from './seed-ledger.ts';

/** The findings of the ledger for these events, each folded whether it is sound or not. */
const findingsOf = (recorded: readonly RecordedEvent[]): readonly string[] => {
  const findings = collectFindings();
  const states = foldedStates();
  const ledger = createSeedLedger(nodeHashing, findings, states);
  for (const one of recorded) {
    states.fold(one);
    ledger.record(one);
  }
  return findings.kept().map(({ kind, message }) => `${kind}: ${message}`);
};

const people = (...firsts: readonly number[]) => {
  return houseOf(...[alice, bob].slice(0, firsts.length).map((id, n) => registered(id, firsts[n])));
};
const pair = (n: number) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
};

describe('the pairs of a log', () => {
  it('are each committed once', () => {
    expect(findingsOf(people(1, 3).recorded)).toEqual([]);
    expect(findingsOf(people(1, 2).recorded)).toEqual([`seeds: pair ${pair(2).pairId} is committed a second time`]);
  });

  it('have a hash of their own', () => {
    const [first, second] = people(1, 3).recorded;
    if (first === undefined || second?.event.type !== 'PlayerRegistered') throw new Error('two people');
    const { event } = second;
    const current = { ...event.data.current, publicHash: pair(1).publicHash };
    const forged = { ...second, event: { ...event, data: { ...event.data, current } } };
    expect(findingsOf([first, forged])).toEqual([`seeds: public hash ${pair(1).publicHash} is used a second time`]);
  });

  it('are revealed once, as what was committed', () => {
    const house = people(1);
    house.submit({ type: 'RotateSeed', playerId: alice, userSeed: 'another', entropy: 'e'.repeat(32) });
    const rotated = house.recorded.at(-1);
    if (rotated?.event.type !== 'SeedRotated') throw new Error('no rotation');
    expect(findingsOf(house.recorded)).toEqual([]);
    const { event } = rotated;
    const again = { ...event, data: { ...event.data, commandId: commandIdNumber(7), next: pair(30) } };
    expect(findingsOf([...house.recorded, { ...rotated, version: rotated.version + 1, event: again }])).toEqual([
      `seeds: pair ${pair(1).pairId} is revealed a second time`,
    ]);
    const revealed = { ...event.data.revealed, salt: pairNumber(2).salt };
    const forged = { ...rotated, event: { ...event, data: { ...event.data, revealed } } };
    expect(findingsOf([...house.recorded.slice(0, -1), forged])).toEqual([
      `seeds: the reveal of pair ${pair(1).pairId} isn't what was committed`,
    ]);
  });
});
