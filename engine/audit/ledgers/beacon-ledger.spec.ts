import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRoom } from '../../../test/battle-cast.ts';
import { signRound, testChain, testChoice } from '../../../test/beacons.ts';
import { commandIdNumber, pairNumber, T0 } from '../../../test/deciders.ts';
import { witnessedChoice } from '../../../test/room-witness.ts';
import { battleTerms } from '../../../test/terms-cast.ts';
import { choiceOf, type DrandChain } from '../../beacon/beacon.ts';
import { QUICKNET } from '../../beacon/quicknet.ts';
import type { GlasscaseEvent } from '../../events.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import { type BattleId, battleStream, isBattleId, mustBe } from '../../kernel/ids.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { createReplay } from '../replay/replay.ts';
import { foldedStates } from '../replay/states.ts';
import { createBeaconLedger } from './beacon-ledger.ts';

/** Rounds as relays of the League of Entropy served them. */
const vectors = z.array(z.looseObject({ round: z.int(), signature: z.string() }));
const file = new URL('../../../test/vectors/quicknet-rounds.json', import.meta.url);
const rounds = vectors.parse(JSON.parse(readFileSync(file, 'utf8')));

const roomNumber = (n: number): BattleId => mustBe(isBattleId, `room-${String(n).padStart(17, '0')}`);

const created = (battleId: BattleId, beacon: BeaconChoice, rules: RoomRules = 2): GlasscaseEvent => {
  const { entropy, mode, sides, size } = createRoom();
  const pace = 'normal';
  const { pairId, publicHash } = pairNumber(1);
  const commandId = commandIdNumber(1);
  const room = {
    commandId,
    battleId,
    creator: null,
    seed: { pairId, publicHash },
    entropy,
    mode,
    pace,
    sides,
    size,
    terms: battleTerms,
  } as const;
  return {
    type: 'BattleCreated',
    schemaVersion: 2,
    data: { ...room, private: false, boxes: [], cost: '100', beacon, expiresAt: T0, rules },
  };
};
const arrived = (battleId: BattleId, round: number, signature: string): GlasscaseEvent => {
  const randomness = beaconRandomness(nodeHashing, signature);
  if (randomness === null) throw new Error('no signature');
  const data = { commandId: commandIdNumber(2), battleId, round, signature, randomness, firstRoundAt: T0 };
  return { type: 'BattleBeaconArrived', schemaVersion: 1, data };
};

/** The findings and totals of these rooms, each with the beacon that it names and the round that arrived for it. */
const ledger = (
  rooms: readonly { readonly beacon: BeaconChoice; readonly round: number; readonly signature: string }[],
  chains: readonly DrandChain[],
) => {
  const findings = collectFindings();
  const states = foldedStates();
  const { record, totals } = createBeaconLedger(chains, findings, states);
  for (const [n, { beacon, round, signature }] of rooms.entries()) {
    const battleId = roomNumber(n);
    for (const [index, event] of [created(battleId, beacon), arrived(battleId, round, signature)].entries()) {
      const one: RecordedEvent = { stream: battleStream(battleId), version: index + 1, position: 0, at: T0, event };
      states.fold(one);
      record(one);
    }
  }
  return { totals: totals(), found: findings.kept().map(({ kind, message }) => `${kind}: ${message}`) };
};

const quicknet = choiceOf(QUICKNET);
const unsigned = (round: number): string => `rules: beacon round ${round} isn't signed by the pinned chain`;
const unpinned = 'rules: the room names a beacon that nobody pinned';

describe('the beacons of a log', () => {
  it('verify with the pinned key, as the League of Entropy signed them', () => {
    const { totals, found } = ledger(
      rounds.map(({ round, signature }) => ({ beacon: quicknet, round, signature })),
      [QUICKNET],
    );
    expect(found).toEqual([]);
    expect(totals).toEqual({ beacons: rounds.length, beaconsVerified: rounds.length, beaconsAwaited: 0 });
  });

  it('are verified for each room, though many may wait for one round', () => {
    const one = { beacon: testChoice, round: 7, signature: signRound(7) };
    const forged = { ...one, signature: signRound(7, 'forger') };
    const { totals, found } = ledger([one, one, forged, one, forged], [testChain]);
    expect(found).toEqual([unsigned(7), unsigned(7)]);
    expect(totals).toMatchObject({ beacons: 5, beaconsVerified: 3 });
  });

  it('aren’t those of another round, or of a chain that isn’t pinned', () => {
    const own = { beacon: testChoice, round: 7, signature: signRound(7) };
    expect(ledger([{ ...own, round: 8 }], [testChain]).found).toEqual([unsigned(8)]);
    expect(ledger([own], [QUICKNET]).found).toEqual([unpinned, unsigned(7)]);
    const later = {
      ...testChoice,
      kind: 'drand',
      chain: testChain.chain,
      genesisAt: T0 - 3_000,
      periodMs: 3_000,
    } as const;
    expect(ledger([{ ...own, beacon: later }], [testChain]).found).toEqual([unpinned, unsigned(7)]);
    expect(ledger([{ ...own, beacon: { kind: 'none' } }], [testChain]).found).toEqual([unsigned(7)]);
  });

  it('are of a pinned chain, too, where a witness has to see the lock', () => {
    const one = { beacon: witnessedChoice, round: 7, signature: signRound(7) };
    expect(ledger([one], [testChain])).toMatchObject({ found: [], totals: { beaconsVerified: 1 } });
    const other = { ...one, beacon: { ...witnessedChoice, periodMs: 30_000 } };
    expect(ledger([other], [testChain]).found).toEqual([unpinned, unsigned(7)]);
  });

  it('are those of quicknet, unless an auditor names others', () => {
    const findings = collectFindings();
    const replay = createReplay(nodeHashing, findings);
    const stream = battleStream(roomNumber(1));
    const one: RecordedEvent = { stream, version: 1, position: 0, at: T0, event: created(roomNumber(1), quicknet) };
    replay.states.fold(one);
    replay.beacons.record(one);
    replay.beacons.record({ ...one, event: created(roomNumber(1), testChoice) });
    expect(findings.kept()).toMatchObject([{ kind: 'rules', message: expect.stringContaining('nobody pinned') }]);
  });
});

describe('the rules of a log’s rooms', () => {
  const none: BeaconChoice = { kind: 'none' };
  /** Whether each room of a log keeps earlier rules than one before it. */
  const goBack = (rooms: readonly (readonly [RoomRules, BeaconChoice])[]): readonly number[] => {
    const findings = collectFindings();
    const { record } = createBeaconLedger([testChain], findings, foldedStates());
    for (const [position, [rules, beacon]] of rooms.entries()) {
      const battleId = roomNumber(position);
      const event = created(battleId, beacon, rules);
      record({ stream: battleStream(battleId), version: 1, position, at: T0, event });
    }
    return findings.kept().flatMap(({ position }) => position ?? []);
  };

  it('grow', () => {
    const [one, two, three] = [
      [1, none],
      [2, testChoice],
      [3, witnessedChoice],
    ] as const;
    expect(goBack([one, one, two, two, three, three, [3, none]])).toEqual([]);
    expect(goBack([two, one, two, three, two, one, three])).toEqual([1, 4, 5]);
    expect(goBack([three, [2, none], [1, none]])).toEqual([1, 2]);
    expect(
      goBack([
        [3, none],
        [2, none],
      ]),
    ).toEqual([1]);
  });

  it('are those of 2 for rooms that wait for a beacon, until a witness has to see a lock', () => {
    expect(
      goBack([
        [3, none],
        [2, testChoice],
        [3, none],
        [3, witnessedChoice],
        [2, testChoice],
      ]),
    ).toEqual([4]);
  });
});
