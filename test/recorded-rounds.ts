import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type BeaconRound, choiceOf } from '../engine/beacon/beacon.ts';
import { QUICKNET } from '../engine/beacon/quicknet.ts';
import { verifiedRound } from '../engine/beacon/verify-beacon.ts';
import { beaconRoundAt } from '../engine/fairness/beacon.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { BeaconChoice } from '../engine/kernel/event-codec.ts';
import { roundNumber } from './beacons.ts';

/** Rounds as relays of the League of Entropy served them: a test can't make others. */
const vectors = z.array(z.looseObject({ round: z.int(), signature: z.string() }));
const file = new URL('vectors/quicknet-rounds.json', import.meta.url);
const signatures = new Map(
  vectors.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ round, signature }) => [round, signature]),
);

export const recordedChoice = choiceOf(QUICKNET);

const isRecorded = (beacon: BeaconChoice): boolean => beacon.kind === 'drand' && beacon.chain === QUICKNET.chain;

const recordedRound = (round: number): BeaconRound => {
  const verified = verifiedRound(QUICKNET, round, signatures.get(round) ?? '');
  if (verified === null) throw new Error(`round ${round} of quicknet isn't among the recorded ones`);
  return verified;
};

/** A round of the chain that a room names: of quicknet a recorded one, else one that the test chain signs. */
export const roundOfChain = (beacon: BeaconChoice, round: number): BeaconRound =>
  isRecorded(beacon) ? recordedRound(round) : roundNumber(round);

/** Another round than that one, with its own true signature. */
export const otherRound = (beacon: BeaconChoice, round: number): BeaconRound =>
  isRecorded(beacon)
    ? recordedRound([...signatures.keys()].find((one) => one !== round) ?? round)
    : roundNumber(round + 1);

/** Two joins of a room fit between here and the moment at which the round before would be named. */
const ROOM_MS = 2_000;

/**
 * So many milliseconds from now on, a room that is locked within 2 seconds, and waits for a round that is due `marginMs` after its lock,
 * names a recorded one. 0 for other chains, which have every round.
 */
export const untilRecorded = (beacon: BeaconChoice, now: Instant, marginMs: number): number => {
  if (!isRecorded(beacon)) return 0;
  const instants = [...signatures.keys()].map((round) => beaconRoundAt(QUICKNET, round) - marginMs - ROOM_MS);
  const next = instants.toSorted((a, b) => a - b).find((at) => at >= now);
  if (next === undefined) throw new Error('no recorded round is due after this');
  return next - now;
};

/** Early enough for a story that takes the first recorded rounds, which are due within its first hours. */
export const BEFORE_RECORDED: Instant = QUICKNET.genesisAt - 3_600_000;
